/** The service worker's caches, each with a limit; the oldest entries are removed first. */
import { type Kind, isWorthKeeping, keyOf } from './kind.ts';

const SHELL = 'shell-';
const CALCULATOR = 'calculator-';
const VISITED: Readonly<Record<Kind, { readonly cache: string; readonly limit: number }>> = {
  page: { cache: 'pages', limit: 30 },
  asset: { cache: 'assets', limit: 80 },
  picture: { cache: 'pictures', limit: 60 },
};

export async function keep(kind: Kind, url: string, response: Response): Promise<void> {
  if (!isWorthKeeping(response, kind)) return;
  const { cache, limit } = VISITED[kind];
  const store = await caches.open(cache);
  await store.put(keyOf(url), response);
  const keys = await store.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - limit)).map((key) => store.delete(key)),
  );
}

/** The copy from whichever cache has one. */
export function kept(url: string): Promise<Response | undefined> {
  return caches.match(keyOf(url), { ignoreVary: true });
}

export async function keepShell(version: string, addresses: readonly string[]): Promise<void> {
  await keepAll(`${SHELL}${version}`, addresses);
}

/** Adds to the shell. Rejects, and leaves it as it is, if that cannot be fetched. */
export async function keepInShell(version: string, address: string): Promise<void> {
  const store = await caches.open(`${SHELL}${version}`);
  await store.add(new Request(address, { cache: 'no-cache' }));
}

export async function keepCalculator(
  version: string,
  language: string,
  addresses: readonly string[],
): Promise<void> {
  const name = `${CALCULATOR}${version}-${language}`;
  if (!(await caches.has(name))) await keepAll(name, addresses);
}

/** The languages in which an earlier version cached the calculator: the next version caches them as well. */
export async function languagesOfCalculators(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CALCULATOR));
  return [...new Set(names.map((name) => name.replace(/^.*-/, '')))];
}

/** Removes earlier versions' caches. Visited pages and their assets stay, because they belong together. */
export async function forgetOtherVersions(version: string): Promise<void> {
  const known = [`${SHELL}${version}`, ...Object.values(VISITED).map(({ cache }) => cache)];
  const isKnown = (name: string) =>
    known.includes(name) || name.startsWith(`${CALCULATOR}${version}-`);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !isKnown(name)).map((name) => caches.delete(name)));
}

/** All or nothing: a cache that could not be filled is deleted. */
async function keepAll(name: string, addresses: readonly string[]): Promise<void> {
  const store = await caches.open(name);
  try {
    // Bypasses the browser's own cache where it could be stale; hashed assets never are.
    await store.addAll(
      addresses.map((address) =>
        address.startsWith('/assets/') ? address : new Request(address, { cache: 'no-cache' }),
      ),
    );
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}
