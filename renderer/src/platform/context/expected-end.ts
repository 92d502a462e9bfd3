import { createContext, use, useEffect } from 'react';

/** Set around pages that go on when their session has ended by itself. */
export const ExpectEndContext = createContext<(isExpected: boolean) => void>(() => undefined);

/** Says that the session is about to end because its owner wants it to, so that nobody is asked to sign in again. */
export function useExpectedEnd(isExpected: boolean): void {
  const expectEnd = use(ExpectEndContext);
  useEffect(() => {
    expectEnd(isExpected);
    return () => expectEnd(false);
  }, [expectEnd, isExpected]);
}
