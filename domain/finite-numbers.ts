/** The longest loan, or wait, that is worked out month by month: a hundred years. */
export const MOST_MONTHS = 1200;

/** Refuses numbers that are not finite with a RangeError that names the first of them. */
export function requireFinite(numbers: Readonly<Record<string, number>>): void {
  // By keys alone: pairs cost ten times as much, and this is asked for every figure of every loan.
  for (const name of Object.keys(numbers)) {
    if (!Number.isFinite(numbers[name])) throw new RangeError(`${name} must be a finite number`);
  }
}

/** Refuses numbers that are not finite and above 0 with a RangeError that names the first of them. */
export function requirePositive(numbers: Readonly<Record<string, number>>): void {
  requireFinite(numbers);
  for (const [name, value] of Object.entries(numbers)) {
    if (value <= 0) throw new RangeError(`${name} must be above 0`);
  }
}

/** Refuses what is no whole number of months from `least` to `MOST_MONTHS` with a RangeError that names it. */
export function requireMonths(months: Readonly<Record<string, number>>, least: 0 | 1): void {
  requireFinite(months);
  for (const [name, value] of Object.entries(months)) {
    if (!Number.isInteger(value) || value < least || value > MOST_MONTHS) {
      throw new RangeError(`${name} must be a whole number from ${least} to ${MOST_MONTHS}`);
    }
  }
}
