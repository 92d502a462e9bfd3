import { createContext, use, useEffect } from 'react';

/** Set around pages that continue after their session has ended by itself. */
export const ExpectEndContext = createContext<(isExpected: boolean) => void>(() => undefined);

/** Signals that the owner is ending the session, so that the page does not ask to sign in again. */
export function useExpectedEnd(isExpected: boolean): void {
  const expectEnd = use(ExpectEndContext);
  useEffect(() => {
    expectEnd(isExpected);
    return () => expectEnd(false);
  }, [expectEnd, isExpected]);
}
