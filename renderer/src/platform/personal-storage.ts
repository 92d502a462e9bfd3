/**
 * What a signed-in person keeps in this device's local storage beside the session, by user ID. It goes whenever that
 * person is no longer the one who is signed in, on whatever page that becomes known.
 */
const UNTIL_SIGN_OUT = 'until-sign-out:';

/** The key of something that a person keeps until signing out. */
export function keyUntilSignOut(userId: string, name: string): string {
  return `${UNTIL_SIGN_OUT}${encodeURIComponent(userId)}:${name}`;
}

/** Removes what everybody but `userId` kept until signing out; with null, what anybody did. */
export function forgetAllBut(userId: string | null, storage: Storage): void {
  const own = userId === null ? null : keyUntilSignOut(userId, '');
  Object.keys(storage)
    .filter((key) => key.startsWith(UNTIL_SIGN_OUT) && (own === null || !key.startsWith(own)))
    .forEach((key) => storage.removeItem(key));
}
