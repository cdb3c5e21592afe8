/** All texts, from the server's Fluent files: `t` with a key and its variables. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Text } from '../play/contract';
import type { Lang } from './settings.svelte';

class Texts {
  bundle = $state.raw<FluentBundle | null>(null);
}

const texts = new Texts();
const fetched = new Map<Lang, Promise<FluentBundle>>();

async function fetchBundle(lang: Lang): Promise<FluentBundle> {
  const answer = await fetch(`/texts/${lang}.ftl`);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  return bundle;
}

/** Load a language, then show all texts in it. */
export async function speak(lang: Lang): Promise<void> {
  let bundle = fetched.get(lang);
  if (bundle === undefined) {
    bundle = fetchBundle(lang);
    fetched.set(lang, bundle);
    bundle.catch(() => fetched.delete(lang));
  }
  texts.bundle = await bundle;
  document.documentElement.lang = lang;
}

/** The text of a key in the current language. Reactive: it changes with the language. */
export const t: Text = (key, args) => {
  const message = texts.bundle?.getMessage(key);
  if (!texts.bundle || !message?.value) return texts.bundle ? key : '';
  return texts.bundle.formatPattern(message.value, args ?? null, []);
};

/** Whether there is a text of this key; an installed game may lack one. */
export function hasText(key: string): boolean {
  return texts.bundle?.hasMessage(key) ?? false;
}

/** Whether texts have been loaded. */
export function speaking(): boolean {
  return texts.bundle !== null;
}

/** What a language, such as that of a deck, is called in the current one; its code, if the browser does not know it. */
export function languageName(code: string): string {
  try {
    return (
      new Intl.DisplayNames([...(texts.bundle?.locales ?? ['en'])], { type: 'language' }).of(code) ?? code
    );
  } catch {
    return code; // Not a code of a language.
  }
}
