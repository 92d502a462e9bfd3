import { keep, kept } from './kept.ts';
import { type Kind, kindOf } from './kind.ts';

/** Milliseconds after which the cached copy is shown; the fetch continues for next time. */
const NETWORK_TIMEOUT_MS = 3_000;

type Asked = Pick<FetchEvent, 'request' | 'waitUntil'>;

/** Hashed assets never change, so the cached copy is used; everything else is fetched first. */
export async function answer(kind: Kind, event: Asked): Promise<Response> {
  const { request } = event;
  const copy = await kept(request.url);
  if (kind === 'asset' && copy !== undefined) return copy;
  const fetched = fetchAndKeep(kind, request, event);
  if (copy === undefined) return fetched;
  const timeout = new Promise<Response>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, copy));
  return Promise.race([fetched.catch(() => copy), timeout]);
}

async function fetchAndKeep(
  kind: Kind,
  request: Request,
  event: Pick<Asked, 'waitUntil'>,
): Promise<Response> {
  const fetching = fetch(request);
  event.waitUntil(fetching.catch(() => undefined));
  const response = await fetching;
  event.waitUntil(keep(kind, request.url, response.clone()).catch(() => undefined));
  return response;
}

/** Fetches what a page loaded before there was a service worker. Hashed assets come from the browser's own cache. */
export async function keepVisited(addresses: readonly string[], origin: string): Promise<void> {
  const [page, ...parts] = addresses;
  await Promise.allSettled([
    ...(page === undefined || (await kept(page)) ? [] : [fetchOnce('page', page)]),
    ...parts.map((url) => {
      const kind = kindOf({ url, method: 'GET', mode: 'no-cors' }, origin);
      return kind === null ? Promise.resolve() : fetchOnce(kind, url);
    }),
  ]);
}

async function fetchOnce(kind: Kind, url: string): Promise<void> {
  await keep(kind, url, await fetch(url));
}
