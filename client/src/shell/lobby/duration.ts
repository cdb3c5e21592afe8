/** Durations in words. */
import { t } from '../../session/texts.svelte';

/** Seconds; where they are whole minutes, those. */
export const span = (seconds: number): string =>
  seconds >= 60 && seconds % 60 === 0
    ? t('shell-span-minutes', { count: seconds / 60 })
    : t('shell-span-seconds', { count: seconds });
