import type { Branch } from '#renderer/content/page-types.ts';
import type { PostalPlace } from '#renderer/content/postal-places.ts';
import { greatCircleKm } from '#renderer/features/branches/search/great-circle.ts';
import { normalisedName } from '#renderer/features/branches/search/place-name.ts';
import { pinIn, placeOfPin } from '#renderer/features/branches/search/postal-pin.ts';
import { typosBetween } from '#renderer/features/branches/search/spelling.ts';

/** MatchReason a branch or office matched. `name` is the known name, `km` the straight-line distance. */
export type MatchReason =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'pin'; readonly area: string }
  | { readonly kind: 'alike'; readonly name: string }
  | { readonly kind: 'near'; readonly to: PostalPlace['name']; readonly km: number };

export type Result = { readonly at: Branch; readonly why: MatchReason | null };

/**
 * The result of a search: `all` without a search text, `match` by name or PIN code, `alike` by a similar spelling of
 * `names`, `near` the branches closest to a known place without one, which may itself only be spelt alike.
 */
export type SearchResult =
  | { readonly how: 'all' | 'match' | 'none'; readonly results: readonly Result[] }
  | {
      readonly how: 'alike';
      readonly names: readonly string[];
      readonly results: readonly Result[];
    }
  | {
      readonly how: 'near';
      readonly to: PostalPlace['name'];
      readonly isAlike: boolean;
      readonly results: readonly Result[];
    };

export type SearchIn = {
  readonly branches: readonly Branch[];
  readonly offices: readonly Branch[];
  /** Indian cities and states with their PIN codes. */
  readonly postalPlaces: readonly PostalPlace[];
};

/** Shorter texts match only the beginning of a word. */
const MIN_MIDDLE_LENGTH = 3;
/** How many of the nearest branches are shown. */
const MAX_NEAREST = 2;

/** Finds branches and offices for a place as people type it. */
export function findBranches(
  typed: string,
  { branches, offices, postalPlaces }: SearchIn,
): SearchResult {
  const place = normalisedName(typed);
  if (place === '') return { how: 'all', results: branches.map((at) => ({ at, why: null })) };
  const all = [...branches, ...offices];
  const pin = pinIn(place);
  const serving = pin === null ? [] : matching(all, (at) => pinOf(at, pin));
  if (serving.length > 0) return { how: 'match', results: serving };
  const called = matching(all, (at) => nameOf(at, place));
  if (called.length > 0) return { how: 'match', results: called };
  const known = pin === null ? knownAs(place, postalPlaces) : placeOfPin(pin, postalPlaces);
  if (known !== null) return nearest(all, known, { isAlike: false });
  return alike(place, all, postalPlaces) ?? { how: 'none', results: [] };
}

function matching(all: readonly Branch[], reasonOf: (at: Branch) => MatchReason | null): Result[] {
  return all.flatMap((at) => {
    const why = reasonOf(at);
    return why === null ? [] : [{ at, why }];
  });
}

function pinOf({ pinAreas }: Branch, pin: string): MatchReason | null {
  const area = pinAreas.find((each) => each.startsWith(pin) || pin.startsWith(each));
  return area === undefined ? null : { kind: 'pin', area };
}

/**
 * The branch's name that equals the text, contains it, or is contained in it ('near Thane station'). An exact match
 * wins.
 */
function nameOf({ name, places }: Branch, place: string): MatchReason | null {
  const names = [...places, name];
  const whole = names.find((each) => normalisedName(each) === place);
  const found = whole ?? names.find((each) => isCalled(normalisedName(each), place));
  return found === undefined ? null : { kind: 'name', name: found };
}

function isCalled(known: string, place: string): boolean {
  if (` ${known}`.includes(` ${place}`) || holds(place, known)) return true;
  const joined = place.replaceAll(' ', '');
  return joined.length >= MIN_MIDDLE_LENGTH && known.replaceAll(' ', '').includes(joined);
}

const holds = (text: string, name: string) => ` ${text} `.includes(` ${name} `);

const namesOf = ({ name, alsoCalled }: PostalPlace) => [name.en, name.hi, ...alsoCalled];

/** The city or state that the text names; for a state, the centre of its postal areas. */
function knownAs(place: string, postalPlaces: readonly PostalPlace[]): PostalPlace | null {
  const named = postalPlaces.filter((each) =>
    namesOf(each).some((name) => holds(place, normalisedName(name))),
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

function nearest(
  all: readonly Branch[],
  to: PostalPlace,
  { isAlike }: { readonly isAlike: boolean },
): SearchResult {
  const results = all
    .map((at) => ({ at, km: greatCircleKm(to, at) }))
    .toSorted((one, other) => one.km - other.km)
    .slice(0, MAX_NEAREST)
    .map(({ at, km }) => ({ at, why: { kind: 'near', to: to.name, km } as const }));
  return { how: 'near', to: to.name, isAlike, results };
}

/** Similar spellings: branches and offices, unless another place is spelt more like the text. */
function alike(
  place: string,
  all: readonly Branch[],
  postalPlaces: readonly PostalPlace[],
): SearchResult | null {
  const words = [place, ...place.split(' ')];
  const closest = (names: readonly string[]) =>
    names
      .map((name) => ({ name, typos: Math.min(...words.map((word) => typosBetween(word, name))) }))
      .reduce((best, each) => (each.typos < best.typos ? each : best), {
        name: '',
        typos: Infinity,
      });
  const rated = all.map((at) => ({ at, ...closest(at.places) }));
  const elsewhere = postalPlaces.map((at) => ({ at, ...closest(namesOf(at)) }));
  const fewest = Math.min(...[...rated, ...elsewhere].map(({ typos }) => typos));
  if (fewest === Infinity) return null;
  const results = rated
    .filter(({ typos }) => typos === fewest)
    .map(({ at, name }) => ({ at, why: { kind: 'alike', name } as const }));
  const names = [...new Set(results.map(({ why }) => why.name))];
  if (results.length > 0) return { how: 'alike', names, results };
  const there = elsewhere.find(({ typos }) => typos === fewest);
  return there === undefined ? null : nearest(all, there.at, { isAlike: true });
}
