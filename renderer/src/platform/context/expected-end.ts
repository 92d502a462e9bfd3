import { createContext, use, useEffect } from 'react';

/** How a session ends on purpose: its owner leaves, or signs in again at once and stays on the page. */
export type ExpectedEnd = 'leaves' | 'returns';

/** Set around pages that continue after their session has ended by itself. */
export const ExpectEndContext = createContext<(expected: ExpectedEnd | null) => void>(
  () => undefined,
);

/** Signals that the owner is ending the session, so that the page does not ask to sign in again. */
export function useExpectedEnd(expected: ExpectedEnd | null): void {
  const expectEnd = use(ExpectEndContext);
  useEffect(() => {
    expectEnd(expected);
    return () => expectEnd(null);
  }, [expectEnd, expected]);
}
