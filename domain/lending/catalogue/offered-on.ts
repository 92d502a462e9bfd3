/** Which versions of a product count on a day. */
import type { ProductState } from '#domain/lending/states/product-states.ts';

type Planned = {
  readonly version: number;
  readonly state: ProductState;
  /** Of one that is planned: the day in India from which it counts. */
  readonly startsOn: string | null;
};

/** Whether a planned version counts by that day. */
const hasStarted = ({ state, startsOn }: Planned, today: string): boolean =>
  state === 'PLANNED' && startsOn !== null && startsOn <= today;

/** The planned versions of one product that count by that day, in the order in which they took over from each other. */
export const startedBy = <Version extends Planned>(
  versions: readonly Version[],
  today: string,
): readonly Version[] =>
  versions
    .filter((version) => hasStarted(version, today))
    .toSorted(
      (one, other) =>
        (one.startsOn ?? '').localeCompare(other.startsOn ?? '') || one.version - other.version,
    );

/** The version of one product that borrowers are offered on a day; undefined where there is none. */
export const offeredOn = <Version extends Planned>(
  versions: readonly Version[],
  today: string,
): Version | undefined =>
  startedBy(versions, today).at(-1) ?? versions.find(({ state }) => state === 'PUBLISHED');
