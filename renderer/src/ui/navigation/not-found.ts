import { type ReactNode, createContext } from 'react';

/** What an unknown address shows, for a page that must not say that it exists. The single-page app provides it. */
export const NotFoundContext = createContext<ReactNode>(null);
