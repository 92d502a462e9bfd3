import { use, useCallback, useState } from 'react';
import { ExpectEndContext, type ExpectedEnd } from '#renderer/platform/context/expected-end.ts';

/**
 * Whether the session of the person who was here has ended without their doing it on this page: in another tab, say.
 * `expectEnd` announces the contrary, and goes around the page's content as its `ExpectEndContext`.
 */
export function useEndedSession(userId: string | null) {
  const expectOutside = use(ExpectEndContext);
  const [owner, setOwner] = useState(userId);
  const [isExpected, setExpected] = useState(false);
  if (userId !== null && userId !== owner) setOwner(userId);
  // Kept, as what announced it may disappear with the session.
  if (userId === null && owner !== null && isExpected) setOwner(null);
  const expectEnd = useCallback(
    (expected: ExpectedEnd | null) => {
      setExpected(expected !== null);
      expectOutside(expected);
    },
    [expectOutside],
  );
  return { hasEnded: userId === null && owner !== null && !isExpected, expectEnd };
}
