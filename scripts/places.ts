import { fileURLToPath } from 'node:url';

const inCheckout = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const CHECKOUT = inCheckout('');
export const CONFIG_FILE = inCheckout('renderer/vite.config.ts');
export const STARTER_SOURCE = inCheckout('renderer/src/entries/island-starter.ts');

/** Where builds put what they make. */
export const OUT = {
  root: inCheckout('out'),
  web: inCheckout('out/web'),
  /** What each page's content security policy must allow, by path: see scripts/security-headers.ts. */
  webSecurity: inCheckout('out/web-security.json'),
  prerenderer: inCheckout('out/prerender/prerender.js'),
  desktopMain: inCheckout('out/desktop/main/index.js'),
} as const;
