/**
 * What a signed-in person keeps in this device's local storage beside the session, by user ID. Removed as soon as any
 * page notices that this person is no longer signed in.
 */
const UNTIL_SIGN_OUT = 'until-sign-out:';

/** The key of something that is kept until its owner signs out. */
export function keyUntilSignOut(userId: string, name: string): string {
  return `${UNTIL_SIGN_OUT}${encodeURIComponent(userId)}:${name}`;
}

/** Removes what everybody but `userId` kept until sign-out; with null, everybody's. */
export function forgetAllBut(userId: string | null, storage: Storage): void {
  const own = userId === null ? null : keyUntilSignOut(userId, '');
  Object.keys(storage)
    .filter((key) => key.startsWith(UNTIL_SIGN_OUT) && (own === null || !key.startsWith(own)))
    .forEach((key) => storage.removeItem(key));
}
