import { randomInt } from 'node:crypto';

/** `RS` and eight digits; random, so that it does not reveal the number of customers. */
export function newUserId(): string {
  return `RS${randomInt(10_000_000, 100_000_000)}`;
}

/** ASCII only: full Unicode case folding would make `Rſ12345678` (U+017F) somebody's ID. */
const USER_ID = /^[Rr][Ss](\d{8})$/;

/** Normalises a user ID, which people read out and type: letter case does not matter. Null if it is not one. */
export function canonicalUserId(typed: string): string | null {
  const digits = USER_ID.exec(typed.trim())?.[1];
  return digits === undefined ? null : `RS${digits}`;
}
