import { parsePin } from '#domain/identifiers.ts';
import type { PostalPlace } from '#renderer/content/postal-places.ts';

/** What a PIN code says of an address, in both languages; null where it is not sure. */
export type PlaceOfPin = {
  readonly district: PostalPlace['name'] | null;
  readonly state: PostalPlace['name'] | null;
};

/**
 * Areas in more than one state, or in another than those around them: Uttar Pradesh and Uttarakhand, the North East, Bihar and
 * Jharkhand, Ladakh, Goa, Daman and Diu, Puducherry, Lakshadweep, Sikkim, and the Andaman Islands.
 */
const UNSURE_STATES: readonly string[] =
  '24 26 79 81 82 194 362 396 403 533 605 607 609 673 682 737 744'.split(' ');

/**
 * The district and state of a PIN code. The district is known only for the large cities, and not where several share one
 * postal area.
 */
export function placeOfPin(typed: string, places: readonly PostalPlace[]): PlaceOfPin {
  const pin = parsePin(typed);
  const of = (digits: number) =>
    pin === null ? undefined : places.find(({ pinArea }) => pinArea === pin.slice(0, digits));
  const city = of(3);
  const isSure = pin !== null && !UNSURE_STATES.some((area) => pin.startsWith(area));
  return {
    district: city === undefined || city.alsoCalled.length > 0 ? null : city.name,
    state: isSure ? (of(2)?.name ?? null) : null,
  };
}
