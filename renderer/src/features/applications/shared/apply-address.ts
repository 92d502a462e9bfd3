/** Where an application is drawn up, by its number; without one, an open draft is resumed. */
import { APPLICATION_NUMBER } from '#domain/identifiers.ts';

export const applyAddress = (number: string | null, step: string | null = null): string =>
  `/apply${number === null ? '' : `?number=${number}`}${step === null ? '' : `#${step}`}`;

/** The application that an address of `/apply` names. */
export function numberIn(search: string): string | null {
  const number = new URLSearchParams(search).get('number');
  return number !== null && APPLICATION_NUMBER.test(number) ? number : null;
}
