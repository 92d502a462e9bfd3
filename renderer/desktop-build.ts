import react from '@vitejs/plugin-react';
import { type UserConfig, defaultClientConditions } from 'vite';
import { chartJsPlugin } from './chart-js-plugin.ts';
import { publishedOffersOf } from './published-offers.ts';
import { stylesPlugin } from './styles-plugin.ts';
import { translationsPlugin } from './translations/translations-plugin.ts';
import { themePlugin } from './theme-plugin.ts';

/** What the desktop's window and the first pages that are rendered for it are built with alike. */
export const desktopBuild = (command: 'build' | 'serve') =>
  ({
    root: 'renderer',
    resolve: { conditions: ['desktop', ...defaultClientConditions] },
    plugins: [
      react(),
      themePlugin(),
      translationsPlugin(),
      chartJsPlugin(),
      // As on the web: the styles are made now, and not at each start.
      command === 'build' && stylesPlugin(),
    ],
    define: {
      __WHOLE_SITE_IN_APP__: 'true',
      __STAFF_AREAS__: 'false',
      // Whether people can apply is a setting of the desktop at run time.
      __PUBLISHED_OFFERS__: JSON.stringify(publishedOffersOf(process.env['PORTAL_CATALOGUE'])),
    },
  }) satisfies UserConfig;
