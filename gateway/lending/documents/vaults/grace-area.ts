import { isVaultKey } from '#gateway/lending/documents/vaults/vault.ts';

/** What the sweep takes away is kept here for some days, under its key and the time. */
export const GRACE_AREA = 'grace/';

/** How every name begins under which the bytes of this key may be set aside. */
export const setAsideStart = (key: string) => `${GRACE_AREA}${key}.`;

/** The name of bytes that were set aside at a time, in milliseconds since 1970. */
export const setAsideName = (key: string, at: number) => `${setAsideStart(key)}${at}`;

export type SetAside = { readonly name: string; readonly key: string; readonly at: number };

const SET_ASIDE = /^grace\/(?<key>.+)\.(?<at>\d+)$/;

/** null when the name is none that the sweep gives. */
export function readSetAside(name: string): SetAside | null {
  const parts = SET_ASIDE.exec(name)?.groups;
  const key = parts?.['key'] ?? '';
  return isVaultKey(key) ? { name, key, at: Number(parts?.['at']) } : null;
}
