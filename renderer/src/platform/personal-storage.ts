/**
 * What a person keeps in this device's local storage beside the session, by user ID. Most of it is removed as soon as any
 * page notices that this person is no longer signed in; only a page on which the session has just expired leaves it for
 * its owner. What would be lost with a session that merely expires is kept until its owner signs out or somebody else
 * signs in.
 */
const UNTIL_SIGN_OUT = 'until-sign-out:';
const THROUGH_EXPIRY = 'through-expiry:';

/** The key of something that is kept until its owner is no longer signed in. */
export function keyUntilSignOut(userId: string, name: string): string {
  return keyOf(UNTIL_SIGN_OUT, userId, name);
}

/** The key of something that outlives an expired session, but neither signing out nor another person's signing in. */
export function keyThroughExpiry(userId: string, name: string): string {
  return keyOf(THROUGH_EXPIRY, userId, name);
}

/**
 * Removes what everybody but `userId` keeps. With null, when nobody is signed in any more, what is kept through an expired
 * session stays.
 */
export function forgetAllBut(userId: string | null, storage: Storage): void {
  forget(storage, UNTIL_SIGN_OUT, userId);
  if (userId !== null) forget(storage, THROUGH_EXPIRY, userId);
}

/** Removes everything that anybody keeps, as one does who signs out. */
export function forgetEverybody(storage: Storage): void {
  forget(storage, UNTIL_SIGN_OUT, null);
  forget(storage, THROUGH_EXPIRY, null);
}

const keyOf = (prefix: string, userId: string, name: string) =>
  `${prefix}${encodeURIComponent(userId)}:${name}`;

function forget(storage: Storage, prefix: string, butOf: string | null): void {
  const own = butOf === null ? null : keyOf(prefix, butOf, '');
  Object.keys(storage)
    .filter((key) => key.startsWith(prefix) && (own === null || !key.startsWith(own)))
    .forEach((key) => storage.removeItem(key));
}
