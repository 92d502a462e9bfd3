import { createContext } from 'react';

/** Called once the operator has done their part: what comes next is offered. */
export const DecidedContext = createContext<() => void>(() => undefined);
