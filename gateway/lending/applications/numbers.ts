import { randomInt } from 'node:crypto';

const NUMBERS = 10_000_000_000;

/** A number that people can say, of an application (LA) or a grievance (GR). Random, so that it tells nothing about how many there are. */
export const newNumber = (prefix: 'LA' | 'GR') =>
  // More at once than `randomInt` takes.
  `${prefix}${String(randomInt(NUMBERS / 100) * 100 + randomInt(100)).padStart(10, '0')}`;
