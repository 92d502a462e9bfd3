import { parsePin } from '#domain/identifiers.ts';
import type { Language } from '#domain/languages.ts';
import { nameIn } from '#domain/languages.ts';
import type { SectionForm } from '#renderer/features/applications/wizard/steps/section-form.ts';
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

/** A name in Bengali, Tamil or Arabic letters is the city’s own: those of places that share its area have Latin ones too. */
const isAnotherName = (name: string) => /[\p{Script=Latin}\p{Script=Devanagari}]/u.test(name);

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
    district: city === undefined || city.alsoCalled.some(isAnotherName) ? null : city.name,
    state: isSure ? (of(2)?.name ?? null) : null,
  };
}

/**
 * Fills in district and state where nobody has typed anything else: what the PIN code before it said is replaced, or cleared
 * where the new one does not say. A field in which somebody is waits until they leave it, and `again` is called: what they are
 * about to type would end up behind it. Gives whether the PIN code has been dealt with.
 */
export function fillPlace(
  { getValues, setValue }: Pick<SectionForm, 'getValues' | 'setValue'>,
  {
    pin,
    before,
    language,
    places,
  }: {
    readonly pin: string;
    readonly before: string;
    readonly language: Language;
    readonly places: readonly PostalPlace[];
  },
  again: () => void,
): boolean {
  if (parsePin(pin) === null) return false;
  const place = placeOfPin(pin, places);
  const placeBefore = placeOfPin(before, places);
  let isDone = true;
  for (const name of ['district', 'state'] as const) {
    const text = getValues(name) ?? '';
    const isFilledIn = pin !== before && Object.values(placeBefore[name] ?? {}).includes(text);
    const found = nameIn(place[name], language) ?? '';
    if ((text !== '' && !isFilledIn) || found === text) continue;
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.name === name) {
      isDone = false;
      field.addEventListener('blur', again, { once: true });
    } else setValue(name, found);
  }
  return isDone;
}
