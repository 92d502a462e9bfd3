/**
 * What a person keeps in this device's local storage in addition to the session, by user ID. Most of it is removed as soon as any
 * page notices that this person is no longer signed in; only a page on which the session has just expired leaves it for
 * its owner. What would be lost with a session that merely expires is kept until its owner signs out, somebody else
 * signs in, or nobody has come back for it in time.
 */
import { isKeptStill } from '#renderer/platform/kept-for.ts';

const UNTIL_SIGN_OUT = 'until-sign-out:';
const THROUGH_EXPIRY = 'through-expiry:';

/** The key of something that is kept until its owner is no longer signed in. */
export function keyUntilSignOut(userId: string, name: string): string {
  return keyOf(UNTIL_SIGN_OUT, userId, name);
}

/** Something that outlives an expired session, but neither signing out nor another person's signing in. */
export type KeptThroughExpiry = {
  /** null if there is nothing, or no longer. */
  readonly read: () => string | null;
  /** Throws if the browser stores nothing, or has no room. */
  readonly write: (text: string) => void;
  readonly remove: () => void;
};

export function keptThroughExpiry(
  userId: string,
  name: string,
  storage: Storage,
): KeptThroughExpiry {
  const key = keyOf(THROUGH_EXPIRY, userId, name);
  return {
    read: () => {
      const kept = storage.getItem(key);
      return kept !== null && isInTime(kept) ? kept.slice(kept.indexOf(' ') + 1) : null;
    },
    write: (text) => storage.setItem(key, `${Date.now()} ${text}`),
    remove: () => storage.removeItem(key),
  };
}

/** Whether a text that begins with the time it was stored is still kept. */
const isInTime = (kept: string) => isKeptStill(Number(kept.split(' ', 1)[0]));

/**
 * Removes what everybody but `userId` keeps, and what is too old. With null, when nobody is signed in any more,
 * what is kept through an expired session stays.
 */
export function forgetAllBut(userId: string | null, storage: Storage): void {
  forget(storage, UNTIL_SIGN_OUT, userId);
  if (userId !== null) forget(storage, THROUGH_EXPIRY, userId);
  keysIn(storage, THROUGH_EXPIRY)
    .filter((key) => !isInTime(storage.getItem(key) ?? ''))
    .forEach((key) => storage.removeItem(key));
}

/** Removes what everybody keeps, as signing out does. */
export function forgetEverybody(storage: Storage): void {
  forget(storage, UNTIL_SIGN_OUT, null);
  forget(storage, THROUGH_EXPIRY, null);
}

const keyOf = (prefix: string, userId: string, name: string) =>
  `${prefix}${encodeURIComponent(userId)}:${name}`;

function forget(storage: Storage, prefix: string, butOf: string | null): void {
  const own = butOf === null ? null : keyOf(prefix, butOf, '');
  keysIn(storage, prefix)
    .filter((key) => own === null || !key.startsWith(own))
    .forEach((key) => storage.removeItem(key));
}

const keysIn = (storage: Storage, prefix: string) =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));
