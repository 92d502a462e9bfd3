import { DUTIES, type Duty } from '#domain/duties.ts';

/** An operator's duties as a row has them. A name that this release does not know permits nothing. */
export function dutiesIn(stored: string | null): Duty[] {
  if (stored === null) return [...DUTIES];
  const names = stored.split(',');
  return DUTIES.filter((duty) => names.includes(duty));
}

/** All of them are stored as null: then they stay all when there is another one. */
export function storedDuties(duties: readonly Duty[]): string | null {
  const chosen = DUTIES.filter((duty) => duties.includes(duty));
  return chosen.length === DUTIES.length ? null : chosen.join(',');
}
