import type { Branch } from '#renderer/content/page-types.ts';
import { plainName } from '#renderer/features/branches/place-name.ts';
import { typingDistance } from '#renderer/features/branches/typing-distance.ts';

type Searched = Pick<Branch, 'name' | 'pinCode' | 'pinAreas' | 'places'>;

/**
 * What a search found, and how: every branch because nothing was asked; by name or PIN code; by a name that is spelt
 * almost so; or, for a PIN code that no branch serves, the branches of its postal zone.
 */
export type Found<Of> = {
  readonly how: 'all' | 'match' | 'alike' | 'zone' | 'none';
  readonly branches: readonly Of[];
};

const PIN_DIGITS = 6;
/** Shorter parts of a name are taken for its beginning only. */
const SHORTEST_MIDDLE = 3;

/** Finds branches by a place as people type it. */
export function findBranches<Of extends Searched>(
  typed: string,
  branches: readonly Of[],
): Found<Of> {
  const place = plainName(typed);
  if (place === '') return { how: 'all', branches };
  const pin = pinIn(place);
  const found = (how: Found<Of>['how'], of: readonly Of[]) =>
    of.length === 0 ? null : { how, branches: of };
  return (
    found('match', branches.filter(pin === null ? isCalled(place) : servesPin(pin))) ??
    found('match', branches.filter(isCalled(place))) ??
    found('alike', closestTo(place, branches)) ??
    found('zone', pin === null ? [] : branches.filter(isInZone(pin))) ?? {
      how: 'none',
      branches: [],
    }
  );
}

/** The PIN code of a text, or its first digits when there is nothing else; spaces do not matter. */
function pinIn(place: string): string | null {
  const alone = place.replaceAll(' ', '');
  if (/^\d+$/.test(alone)) return alone.length <= PIN_DIGITS ? alone : null;
  return /\b\d{3} ?\d{3}\b/.exec(place)?.[0].replace(' ', '') ?? null;
}

function servesPin(pin: string): (branch: Searched) => boolean {
  return ({ pinCode, pinAreas }) =>
    pinCode.startsWith(pin) ||
    pinAreas.some((area) => area.startsWith(pin) || pin.startsWith(area));
}

/** The first digit of a PIN code is its postal zone. */
function isInZone(pin: string): (branch: Searched) => boolean {
  return ({ pinCode }) => pinCode[0] === pin[0];
}

/** Whether the text is a name of the branch, a part of one, or holds one ('near Thane station'). */
function isCalled(place: string): (branch: Searched) => boolean {
  const joined = place.replaceAll(' ', '');
  return ({ name, places }) =>
    [name, ...places].map(plainName).some((known) => {
      if (` ${known}`.includes(` ${place}`) || ` ${place} `.includes(` ${known} `)) return true;
      return joined.length >= SHORTEST_MIDDLE && known.replaceAll(' ', '').includes(joined);
    });
}

/** The branches whose names are fewest slips away from the text or one of its words, if few enough. */
function closestTo<Of extends Searched>(place: string, branches: readonly Of[]): readonly Of[] {
  const words = [place, ...place.split(' ')];
  const rated = branches.map((branch) => {
    const names = branch.places.map(plainName);
    const slips = words.flatMap((word) => names.map((known) => slipsBetween(word, known)));
    return { branch, slips: Math.min(...slips) };
  });
  const fewest = Math.min(...rated.map(({ slips }) => slips));
  return fewest === Infinity
    ? []
    : rated.filter(({ slips }) => slips === fewest).map(({ branch }) => branch);
}

function slipsBetween(word: string, known: string): number {
  const slips = typingDistance(word, known);
  return slips <= slipsAllowed(Math.min(word.length, known.length)) ? slips : Infinity;
}

/** Short names are too close to each other to be guessed. */
function slipsAllowed(letters: number): number {
  if (letters < 4) return 0;
  return letters < 7 ? 1 : 2;
}
