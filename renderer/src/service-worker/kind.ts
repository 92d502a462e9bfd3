/** The kinds of request that the service worker handles. */
export type Kind = 'page' | 'asset' | 'picture';

type Asked = Pick<Request, 'url' | 'method' | 'mode'>;

/**
 * The kind of a request, or null for one that is left to the browser and never cached: other origins (including the
 * gateway), methods other than GET, the deployment's settings, and anything not listed here.
 */
export function kindOf({ url, method, mode }: Asked, origin: string): Kind | null {
  const address = new URL(url);
  if (address.origin !== origin || method !== 'GET') return null;
  if (mode === 'navigate') return 'page';
  const [, folder] = address.pathname.split('/');
  if (folder === 'assets') return 'asset';
  return folder === 'pictures' || address.pathname === '/favicon.svg' ? 'picture' : null;
}

/** Pages and pictures are keyed by path: queries only serve to count visits. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/** Whether a response is worth caching: no failure, no redirect, and the type of its kind. */
export function isWorthKeeping(response: Response, kind: Kind): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  const fits = kind === 'page' ? type.startsWith('text/html') : !type.startsWith('text/html');
  return response.status === 200 && !response.redirected && fits;
}

/** The language of a page by the first segment of its path; the default language has none. */
export function languageOf(url: string, languages: readonly string[]): string {
  const [, folder = ''] = new URL(url, 'https://site.invalid').pathname.split('/');
  return languages.includes(folder) ? folder : (languages[0] ?? '');
}
