/** What a request is for, as far as the service worker has a say in it. */
export type Kind = 'page' | 'asset' | 'picture';

type Asked = Pick<Request, 'url' | 'method' | 'mode'>;

/**
 * The kind of a request, or null for one that is left to the browser and never kept: other origins (the gateway among
 * them), anything but GET, the deployment's settings, and whatever is not listed here.
 */
export function kindOf({ url, method, mode }: Asked, origin: string): Kind | null {
  const address = new URL(url);
  if (address.origin !== origin || method !== 'GET') return null;
  if (mode === 'navigate') return 'page';
  const [, folder] = address.pathname.split('/');
  if (folder === 'assets') return 'asset';
  return folder === 'pictures' || address.pathname === '/favicon.svg' ? 'picture' : null;
}

/** Pages and pictures are kept by their path: what follows a question mark is for counting visits. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/** Whether an answer is the real thing: no failure, no redirect, no other type than its kind has. */
export function isWorthKeeping(response: Response, kind: Kind): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  const fits = kind === 'page' ? type.startsWith('text/html') : !type.startsWith('text/html');
  return response.status === 200 && !response.redirected && fits;
}

/** The language of a page by the first folder of its address; the first language has no folder. */
export function languageOf(url: string, languages: readonly string[]): string {
  const [, folder = ''] = new URL(url, 'https://site.invalid').pathname.split('/');
  return languages.includes(folder) ? folder : (languages[0] ?? '');
}
