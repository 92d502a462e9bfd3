/**
 * Places of the page on which staff sign in at their employer's identity provider. They stand in the fragment, which no
 * server's log has: which provider, and where to go on. Only staff's own pages: anybody can forge an address.
 */

/** An area of staff, perhaps with a place in it. */
const AREA = /^\/(operator|lender|dealer-desk)(?:#[^\s\\]{0,200})?$/;

export type StaffRole = 'operator' | 'lender' | 'dealer';

export type ProviderPlace = {
  readonly provider: string;
  /** The area to go on in, perhaps with a place in it. */
  readonly area: string;
  /** Whether another tab waits for it, with what was typed there. */
  readonly isAgain: boolean;
};

export const isStaffPlace = (path: string): boolean => AREA.test(path);

/** Whose area it is. */
export function roleAt(path: string): StaffRole | null {
  const area = AREA.exec(path)?.[1];
  if (area === 'operator' || area === 'lender') return area;
  return area === undefined ? null : 'dealer';
}

export function addressOfProvider({ provider, area, isAgain }: ProviderPlace): string {
  const place = new URLSearchParams([
    ['provider', provider],
    ['then', area],
    ...(isAgain ? [['again', '1']] : []),
  ]);
  return `/staff-sign-in#${place}`;
}

/** Null for a fragment that is no such place. */
export function providerPlaceIn(hash: string): ProviderPlace | null {
  const place = new URLSearchParams(hash.replace(/^#/, ''));
  const provider = place.get('provider');
  const area = place.get('then') ?? '';
  if (provider === null || !isStaffPlace(area)) return null;
  return { provider, area, isAgain: place.get('again') === '1' };
}
