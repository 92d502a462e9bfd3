import type { Plugin } from 'vite';
import { themeCss } from '#renderer/theme/theme-css.ts';

const NAME = 'virtual:theme.css';
const RESOLVED = `\0${NAME}`;

/** Gives the token set to the single-page app as the style sheet `virtual:theme.css`. */
export function themePlugin(): Plugin {
  return {
    name: 'portal-theme',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? themeCss() : null),
  };
}
