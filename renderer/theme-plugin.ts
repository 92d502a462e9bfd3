import type { Plugin } from 'vite';
import { highContrastCss, themeCss } from '#renderer/theme/theme-css.ts';

const SHEETS: Readonly<Record<string, () => string>> = {
  'virtual:theme.css': themeCss,
  'virtual:high-contrast.css': highContrastCss,
};
const RESOLVED = '\0';

/**
 * Gives the token set to the single-page app as the style sheet `virtual:theme.css`, and a terminal's high contrast as
 * `virtual:high-contrast.css`.
 */
export function themePlugin(): Plugin {
  return {
    name: 'portal-theme',
    resolveId: (id) => (Object.hasOwn(SHEETS, id) ? `${RESOLVED}${id}` : null),
    load: (id) =>
      id.startsWith(RESOLVED) ? (SHEETS[id.slice(RESOLVED.length)]?.() ?? null) : null,
  };
}
