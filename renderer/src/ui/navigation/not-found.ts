import { type ReactNode, createContext } from 'react';

/** What an unknown address shows, for a page whose existence must not be revealed. The single-page app provides it. */
export const NotFoundContext = createContext<ReactNode>(null);
