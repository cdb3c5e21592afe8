/** After an update of the server an open page is an old one: it loads itself anew when nobody minds. */
import { reloadOnce } from './reload';

/** Which build this page is, as the server wrote it into it; `null` while developing. */
export function ownBuild(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="yakai-build"]');
  return meta?.content ? meta.content : null;
}

export function isOutdated(served: string): boolean {
  const own = ownBuild();
  return own !== null && own !== served;
}

/** What somebody at the table is about: something is on its way to the server, something is shown, it is their turn,
or nothing of all that. */
export type Doing = 'sending' | 'watching' | 'choosing' | 'waiting';

interface Now {
  doing: Doing;
  hidden: boolean;
  /** A sheet is open, or something is being typed. */
  engaged: boolean;
  /** Seconds since anything was touched. */
  still: number;
}

/** Somebody whose turn it is may think for long; then they have left the screen. */
const THINKING = 20;
const STILL = 1.5;

export function isGoodMoment({ doing, hidden, engaged, still }: Now): boolean {
  if (doing === 'sending') return false;
  if (hidden) return true;
  return doing !== 'watching' && !engaged && still >= (doing === 'choosing' ? THINKING : STILL);
}

/** Wait for a good moment and reload. Returns what gives up, which suits an effect. */
export function reloadAtLeisure(doing: () => Doing): () => void {
  let touched = performance.now();
  const touch = () => (touched = performance.now());
  const end = new AbortController();
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
    addEventListener(kind, touch, { signal: end.signal, capture: true, passive: true });
  const looking = setInterval(() => {
    const now = {
      doing: doing(),
      hidden: document.hidden,
      engaged: document.querySelector('dialog[open], input:focus, textarea:focus') !== null,
      still: (performance.now() - touched) / 1000,
    };
    if (isGoodMoment(now)) reloadOnce();
  }, 500);
  return () => {
    clearInterval(looking);
    end.abort();
  };
}
