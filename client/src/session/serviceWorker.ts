/** The page stays in this browser for times when the server does not answer: see worker.ts. */
import { ownBuild } from './update';

/** What is in use now and worth keeping. */
const inUse = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|texts)\//.test(pathname))
    .map(({ pathname }) => pathname);

/** Only where the browser trusts the line: https, or this very computer. */
export function keepShell(): void {
  const build = ownBuild();
  if (build === null || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const keep = async () => {
    await workers.register('/worker.js');
    const { active } = await workers.ready;
    active?.postMessage({ build, files: inUse() });
  };
  // First what the player is waiting for. A browser that keeps nothing plays as well.
  const later = () => setTimeout(() => void keep().catch(() => {}), 1000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
