/** The longest tenure, or moratorium, that is worked out month by month: a hundred years. */
export const MAX_MONTHS = 1200;

/** Throws a RangeError naming the first argument that is not finite. */
export function requireFinite(numbers: Readonly<Record<string, number>>): void {
  // By keys alone: pairs cost ten times as much, and this is asked for every figure of every loan.
  for (const name of Object.keys(numbers)) {
    if (!Number.isFinite(numbers[name])) throw new RangeError(`${name} must be a finite number`);
  }
}

/** Throws a RangeError naming the first argument that is not finite and above 0. */
export function requirePositive(numbers: Readonly<Record<string, number>>): void {
  requireFinite(numbers);
  for (const [name, value] of Object.entries(numbers)) {
    if (value <= 0) throw new RangeError(`${name} must be above 0`);
  }
}

/** Throws a RangeError naming the argument unless it is a whole number of months from `least` to `MAX_MONTHS`. */
export function requireMonths(months: Readonly<Record<string, number>>, least: 0 | 1): void {
  requireFinite(months);
  for (const [name, value] of Object.entries(months)) {
    if (!Number.isInteger(value) || value < least || value > MAX_MONTHS) {
      throw new RangeError(`${name} must be a whole number from ${least} to ${MAX_MONTHS}`);
    }
  }
}
