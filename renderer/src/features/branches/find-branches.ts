import type { Branch } from '#renderer/content/page-types.ts';
import type { PostalPlace } from '#renderer/content/postal-places.ts';
import { greatCircleKm } from '#renderer/features/branches/great-circle.ts';
import { plainName } from '#renderer/features/branches/place-name.ts';
import { pinIn, placeOfPin } from '#renderer/features/branches/postal-pin.ts';
import { slipsBetween } from '#renderer/features/branches/spelling.ts';

/** Why a branch or an office is among the results. Names as they are known, distances in km in a straight line. */
export type Why =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'pin'; readonly area: string }
  | { readonly kind: 'alike'; readonly name: string }
  | { readonly kind: 'near'; readonly to: PostalPlace['name']; readonly km: number };

export type Result = { readonly at: Branch; readonly why: Why | null };

/**
 * What a search found, and how: every branch because nothing was asked; by name or PIN code; by a name that is spelt
 * almost so; or those nearest to a place that has none.
 */
export type Found =
  | { readonly how: 'all' | 'match' | 'alike' | 'none'; readonly results: readonly Result[] }
  | {
      readonly how: 'near';
      readonly to: PostalPlace['name'];
      readonly results: readonly Result[];
    };

export type SearchIn = {
  readonly branches: readonly Branch[];
  readonly offices: readonly Branch[];
  /** The places of India that are known by name or PIN code. */
  readonly postalPlaces: readonly PostalPlace[];
};

/** Shorter parts of a name are taken for its beginning only. */
const SHORTEST_MIDDLE = 3;
/** How many of the nearest are shown. */
const NEAREST = 2;

/** Finds branches and offices by a place as people type it. */
export function findBranches(typed: string, { branches, offices, postalPlaces }: SearchIn): Found {
  const place = plainName(typed);
  if (place === '') return { how: 'all', results: branches.map((at) => ({ at, why: null })) };
  const all = [...branches, ...offices];
  const pin = pinIn(place);
  const serving = pin === null ? [] : because(all, (at) => pinOf(at, pin));
  if (serving.length > 0) return { how: 'match', results: serving };
  const called = because(all, (at) => nameOf(at, place));
  if (called.length > 0) return { how: 'match', results: called };
  const known = pin === null ? knownAs(place, postalPlaces) : placeOfPin(pin, postalPlaces);
  if (known !== null) return nearest(all, known);
  return alike(place, all, postalPlaces) ?? { how: 'none', results: [] };
}

function because(all: readonly Branch[], whyOf: (at: Branch) => Why | null): Result[] {
  return all.flatMap((at) => {
    const why = whyOf(at);
    return why === null ? [] : [{ at, why }];
  });
}

function pinOf({ pinAreas }: Branch, pin: string): Why | null {
  const area = pinAreas.find((each) => each.startsWith(pin) || pin.startsWith(each));
  return area === undefined ? null : { kind: 'pin', area };
}

/** The name that the text is, is a part of, or holds ('near Thane station'). A whole name comes before a part. */
function nameOf({ name, places }: Branch, place: string): Why | null {
  const names = [...places, name];
  const whole = names.find((each) => plainName(each) === place);
  const found = whole ?? names.find((each) => isCalled(plainName(each), place));
  return found === undefined ? null : { kind: 'name', name: found };
}

function isCalled(known: string, place: string): boolean {
  if (` ${known}`.includes(` ${place}`) || holds(place, known)) return true;
  const joined = place.replaceAll(' ', '');
  return joined.length >= SHORTEST_MIDDLE && known.replaceAll(' ', '').includes(joined);
}

const holds = (text: string, name: string) => ` ${text} `.includes(` ${name} `);

const namesOf = ({ name, alsoCalled }: PostalPlace) => [name.en, name.hi, ...alsoCalled];

/** A city or state that the text names; of a state, the middle of its postal areas. */
function knownAs(place: string, postalPlaces: readonly PostalPlace[]): PostalPlace | null {
  const named = postalPlaces.filter((each) =>
    namesOf(each).some((name) => holds(place, plainName(name))),
  );
  const [first] = named;
  return first === undefined ? null : middleOf(first, named);
}

function middleOf(first: PostalPlace, places: readonly PostalPlace[]): PostalPlace {
  const same = places.filter(({ name }) => name.en === first.name.en);
  const mean = (of: (place: PostalPlace) => number) =>
    same.reduce((sum, each) => sum + of(each), 0) / same.length;
  return {
    ...first,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
  };
}

function nearest(all: readonly Branch[], to: PostalPlace): Found {
  const results = all
    .map((at) => ({ at, km: greatCircleKm(to, at) }))
    .toSorted((one, other) => one.km - other.km)
    .slice(0, NEAREST)
    .map(({ at, km }) => ({ at, why: { kind: 'near', to: to.name, km } as const }));
  return { how: 'near', to: to.name, results };
}

/** What is called almost so: branches and offices if they are no further off than any other place. */
function alike(
  place: string,
  all: readonly Branch[],
  postalPlaces: readonly PostalPlace[],
): Found | null {
  const words = [place, ...place.split(' ')];
  const closest = (names: readonly string[]) =>
    names
      .map((name) => ({ name, slips: Math.min(...words.map((word) => slipsBetween(word, name))) }))
      .reduce((best, each) => (each.slips < best.slips ? each : best), {
        name: '',
        slips: Infinity,
      });
  const rated = all.map((at) => ({ at, ...closest(at.places) }));
  const elsewhere = postalPlaces.map((at) => ({ at, ...closest(namesOf(at)) }));
  const fewest = Math.min(...[...rated, ...elsewhere].map(({ slips }) => slips));
  if (fewest === Infinity) return null;
  const results = rated
    .filter(({ slips }) => slips === fewest)
    .map(({ at, name }) => ({ at, why: { kind: 'alike', name } as const }));
  if (results.length > 0) return { how: 'alike', results };
  const there = elsewhere.find(({ slips }) => slips === fewest);
  return there === undefined ? null : nearest(all, there.at);
}
