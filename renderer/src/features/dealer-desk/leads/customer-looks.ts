import { createContext } from 'react';

/** Called with whether a customer is shown something on this screen: nothing of other customers stands there meanwhile. */
export const CustomerLooksContext = createContext<(looksOn: boolean) => void>(() => undefined);
