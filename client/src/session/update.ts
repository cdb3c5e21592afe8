/** After an update of the server an open page is outdated: it reloads itself when that disturbs no one. */
import { reloadOnce } from './reload';

/** The page's build, as the server wrote it into the page; `null` in development. */
export function ownBuild(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="yakai-build"]');
  return meta?.content ? meta.content : null;
}

export function isOutdated(served: string): boolean {
  const own = ownBuild();
  return own !== null && own !== served;
}

/** What the player is doing: a request is unanswered, the board shows something, it is their turn, or none of these. */
export type Doing = 'sending' | 'watching' | 'choosing' | 'waiting';

interface Now {
  doing: Doing;
  hidden: boolean;
  /** A sheet is open, or something is being typed. */
  engaged: boolean;
  /** Seconds since anything was touched. */
  still: number;
}

/** Seconds without a touch before a reload: on one's turn, and otherwise. */
const THINKING = 20;
const STILL = 1.5;

export function mayReload({ doing, hidden, engaged, still }: Now): boolean {
  if (doing === 'sending') return false;
  if (hidden) return true;
  return doing !== 'watching' && !engaged && still >= (doing === 'choosing' ? THINKING : STILL);
}

/** Reload as soon as `mayReload`. Returns a function that cancels it, for use in an effect. */
export function reloadWhenIdle(doing: () => Doing): () => void {
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
    if (mayReload(now)) reloadOnce();
  }, 500);
  return () => {
    clearInterval(looking);
    end.abort();
  };
}
