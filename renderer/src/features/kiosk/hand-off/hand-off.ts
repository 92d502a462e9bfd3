import type { PlainKey } from '#renderer/i18n/words.ts';

/** The kind of an external address. */
export type ExternalKind = 'app' | 'map' | 'call' | 'mail' | 'page';

export const HAND_OFF_TITLES = {
  app: 'handOff.titleApp',
  map: 'handOff.titleMap',
  call: 'handOff.titleCall',
  mail: 'handOff.titleMail',
  page: 'handOff.titlePage',
} as const satisfies Record<ExternalKind, PlainKey>;

/** The kind of an address. `apps` are the addresses of the mobile app in the app stores. */
export function kindOfAddress(address: string, apps: readonly string[]): ExternalKind {
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

/** The address as people read and type it: phone numbers and mail addresses without their scheme. */
export function readableAddress(address: string): string {
  const { protocol, pathname } = new URL(address);
  return protocol === 'https:' ? address : decodeURIComponent(pathname);
}
