/// <reference lib="webworker" />
/** The service worker (`/worker.js`): shows the page when the server does not answer.

Pages and texts come from the server if it answers, so the code is never old. Files in `assets/` have their hash in the
name and never change, so they come from the cache. Each build has its own cache, which is deleted when a page of
another build is loaded. */
const worker = self as unknown as ServiceWorkerGlobalScope;

const CACHE = 'yakai-';
const SHELL = '/';

interface Keep {
  build: string;
  files: readonly string[];
}

/** Active at once: pages get no old code from here. */
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data as Keep)));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (pathname.startsWith('/texts/') || pathname === '/api/languages') event.respondWith(text(request));
});

/** A tap on a notification focuses its table. */
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lookAt(String(event.notification.data)));
});

async function lookAt(table: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  await pages.find(({ url }) => url === table)?.focus();
}

/** Cache the page and its files; delete the caches of other builds. */
async function keep({ build, files }: Keep): Promise<void> {
  const name = CACHE + build;
  const cache = await caches.open(name);
  const missing = async (file: string) => {
    if (!(await cache.match(file))) await cache.add(file);
  };
  await Promise.allSettled([SHELL, ...files].map(missing));
  for (const other of await kept()) if (other !== name) await caches.delete(other);
}

const kept = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE));

async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (![502, 503, 504].includes(answer.status)) return answer;
    return (await shell()) ?? answer;
  } catch (error) {
    const own = await shell();
    if (own) return own;
    throw error;
  }
}

/** The cached page, marked as such. */
async function shell(): Promise<Response | null> {
  const answer = await caches.match(SHELL);
  if (!answer) return null;
  const marked = (await answer.text()).replace(
    '</head>',
    '<meta name="yakai-unreachable" content="" /></head>',
  );
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(marked, { headers });
}

async function asset(request: Request): Promise<Response> {
  const own = await caches.match(request);
  if (own) return own;
  const answer = await fetch(request);
  const [name] = await kept();
  if (answer.ok && name !== undefined) await (await caches.open(name)).put(request, answer.clone());
  return answer;
}

async function text(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const own = await caches.match(request);
    if (own) return own;
    throw error;
  }
}
