import { fileURLToPath } from 'node:url';

/** A path in the checkout, whole. */
export const inCheckout = (path: string) =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const CHECKOUT = inCheckout('');
export const CONFIG_FILE = inCheckout('renderer/vite.config.ts');
export const STARTER_SOURCE = inCheckout('renderer/src/islands/island-starter.ts');
export const FIRST_PAGE_PRERENDERER_SOURCE = inCheckout(
  'renderer/src/islands/first-page/prerender-first-page.tsx',
);
export const PAGE_STARTER_SOURCE = inCheckout('renderer/src/entries/page-starter.ts');
export const AFTER_LOAD_SOURCE = inCheckout('renderer/src/entries/after-load.ts');
export const READING_SOURCE = inCheckout('renderer/src/entries/reading.ts');
export const SERVICE_WORKER_SOURCE = inCheckout('renderer/src/service-worker/service-worker.ts');
/** Compiled code that Node keeps between starts of the same program. */
export const COMPILED_CODE = inCheckout('node_modules/.cache/node');

/** Transformed sources that builds of the web site share: see renderer/cached-transforms.ts. */
export const CACHED_TRANSFORMS = inCheckout('node_modules/.cache/transforms');

/** Where a build of the web site is, by its name below `out`. */
const siteIn = (name: string) => ({
  web: inCheckout(`out/${name}`),
  /** Which sources that site was built from; absent while another one is built there manually. */
  webStamp: inCheckout(`out/${name}.stamp`),
  /** What each page's content security policy must allow, by path: see scripts/web/security-headers.ts. */
  webSecurity: inCheckout(`out/${name}-security.json`),
  /** The built prerenderer, with what it writes pages from: see scripts/web/write-pages.ts. */
  prerenderer: inCheckout(`out/${name}-prerenderer`),
  /** Headers for other servers, made from the same code: see docs/operations/hosting.md. */
  hosting: inCheckout(`out/${name === 'web' ? 'hosting' : `${name}-hosting`}`),
});

/** The site without loan applications, as a build is by default. Tests have it beside the one that they mostly run on. */
export const PLAIN_SITE = { name: 'plain-web', ...siteIn('plain-web') } as const;

/** Where builds write their output. */
export const OUT = {
  root: inCheckout('out'),
  ...siteIn(process.env['PORTAL_BUILD'] ?? 'web'),
  /** Programs of the gateway and the sample lender, for tests: see scripts/lib/bundled-programs.ts. */
  programs: inCheckout('out/programs'),
  /** The packages of the server. */
  server: inCheckout('out/package/server'),
  desktop: inCheckout('out/desktop'),
  /** The built prerenderer of the desktop's first pages. */
  desktopPrerenderer: inCheckout('out/desktop-prerenderer'),
  desktopMain: inCheckout('out/desktop/main/index.js'),
  /** The program as it will be in its package. */
  packageApp: inCheckout('out/package/app'),
  builderConfiguration: inCheckout('out/package/electron-builder.json'),
  standInDistribution: inCheckout('out/package/stand-in'),
  /** The package as shipped, and one that differs only in that Playwright can drive it. */
  shipped: inCheckout('out/package/shipped'),
  tested: inCheckout('out/package/tested'),
  /** The next version of the tested one. */
  testedNext: inCheckout('out/package/tested-next'),
} as const;
