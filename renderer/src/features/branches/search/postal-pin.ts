import type { PostalPlace } from '#renderer/content/postal-places.ts';

const PIN_DIGITS = 6;

/** The PIN code in a text, or its first digits if the text has nothing else; spaces are ignored. */
export function pinIn(place: string): string | null {
  const alone = place.replaceAll(' ', '');
  if (/^\d+$/.test(alone)) return alone.length <= PIN_DIGITS ? alone : null;
  return /\b\d{3} ?\d{3}\b/.exec(place)?.[0].replace(' ', '') ?? null;
}

/** The place of a PIN code: its city, else its state; null if there is no such postal area. */
export function placeOfPin(pin: string, postalPlaces: readonly PostalPlace[]): PostalPlace | null {
  const length = ({ pinArea }: PostalPlace) => pinArea.length;
  const [smallest] = postalPlaces
    .filter(({ pinArea }) => pin.startsWith(pinArea))
    .toSorted((one, other) => length(other) - length(one));
  // The prefix of a whole zone matches several states: take the first.
  return smallest ?? postalPlaces.findLast(({ pinArea }) => pinArea.startsWith(pin)) ?? null;
}
