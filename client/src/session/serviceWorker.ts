/** Keeps the page in this browser for when the server does not answer: see worker.ts. */
import { ownBuild } from './update';

/** The files in use now that are worth keeping. */
const inUse = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && /^\/(assets\/|texts\/|api\/languages$)/.test(pathname),
    )
    .map(({ pathname }) => pathname);

/** Register the worker, where the browser allows it: on https or localhost. */
export function keepShell(): void {
  const build = ownBuild();
  if (build === null || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const keep = async () => {
    await workers.register('/worker.js');
    const { active } = await workers.ready;
    active?.postMessage({ build, files: inUse() });
  };
  // After the page has loaded, so that it delays nothing. Without the worker everything else works.
  const later = () => setTimeout(() => void keep().catch(() => {}), 1000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
