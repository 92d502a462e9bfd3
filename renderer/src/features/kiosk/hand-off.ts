import type { PlainKey } from '#renderer/i18n/words.ts';

/** What an address of the outside world is, as far as it can be told from itself. */
export type Outside = 'app' | 'map' | 'call' | 'mail' | 'page';

export const HAND_OFF_TITLES = {
  app: 'handOff.titleApp',
  map: 'handOff.titleMap',
  call: 'handOff.titleCall',
  mail: 'handOff.titleMail',
  page: 'handOff.titlePage',
} as const satisfies Record<Outside, PlainKey>;

/** The kind of an address. `apps` are the addresses of the mobile app in the stores. */
export function kindOfAddress(address: string, apps: readonly string[]): Outside {
  if (apps.includes(address)) return 'app';
  const { protocol, hostname, pathname } = new URL(address);
  if (protocol === 'tel:') return 'call';
  if (protocol === 'mailto:') return 'mail';
  const isMap =
    hostname.endsWith('openstreetmap.org') ||
    hostname.startsWith('maps.') ||
    pathname.startsWith('/maps');
  return isMap ? 'map' : 'page';
}

/** The address as a person reads and types it: a number or a mail address without its scheme. */
export function readableAddress(address: string): string {
  const { protocol, pathname } = new URL(address);
  return protocol === 'https:' ? address : decodeURIComponent(pathname);
}
