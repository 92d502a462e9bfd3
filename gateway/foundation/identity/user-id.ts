import { asId } from '#domain/ids.ts';
import type { UserId } from '#domain/ids.ts';
import { randomInt } from 'node:crypto';

/** `RS` and eight digits; random, so that it does not reveal the number of customers. */
export function newUserId(): UserId {
  return asId('user', `RS${randomInt(10_000_000, 100_000_000)}`);
}
