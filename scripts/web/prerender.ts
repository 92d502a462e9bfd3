import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import type { PrerenderedPage, UsedIsland } from '#renderer/islands/prerendered-page.ts';
import {
  ISLANDS_ENTRY,
  type Manifest,
  allChunksOfIslands,
  chunksOfAppPage,
  chunksOfIslands,
  editionFiles,
  manifestSchema,
} from '#scripts/web/chunks.ts';
import { scriptElement } from '#scripts/web/inline-script.ts';
import { fileOf, pageIn } from '#scripts/web/page-files.ts';
import { securityOf } from '#scripts/web/page-security.ts';
import { OUT } from '#scripts/lib/places.ts';
import type { PageSecurity, SiteSecurity } from '#scripts/web/security-headers.ts';

const CALCULATOR = '/emi-calculator';
/** The single-page app as Vite builds it, completed for each of its addresses. */
const APP = 'app.html';

/** The prerenderer's source, of which this script runs what was built. */
type Prerenderer = typeof import('#renderer/islands/prerender.tsx');

type Starters = { readonly islands: string; readonly offline: string };
type Site = {
  readonly prerenderer: Prerenderer;
  readonly manifest: Manifest;
  readonly starters: Starters;
};

export type WrittenSite = {
  /** What each page's security policy must allow. */
  readonly security: SiteSecurity;
  /** Paths of the calculator's page and of everything that it needs, in each language. */
  readonly calculators: CalculatorPaths;
};
export type CalculatorPaths = Readonly<Partial<Record<Language, readonly string[]>>>;

/** Writes every public page as HTML, completes the single-page app's page, and adds the other files of the site. */
export async function prerenderSite(given: {
  readonly manifest: unknown;
  readonly starters: Starters;
}): Promise<WrittenSite> {
  const prerenderer: Prerenderer = await import(OUT.prerenderer);
  const site = { ...given, prerenderer, manifest: manifestSchema.parse(given.manifest) };
  const security: Record<string, PageSecurity> = {};
  const calculators: Partial<Record<Language, readonly string[]>> = {};
  const app = await readFile(join(OUT.web, APP), 'utf8');

  const write = async (path: string, html: string) => {
    const file = join(OUT.web, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    security[path] = securityOf(html);
  };
  for (const language of LANGUAGES) {
    for (const path of prerenderer.publicPages()) {
      const page = await prerenderer.prerenderPage(path, language);
      await write(pageIn(language, path), await pageHtml(page, language, site));
      if (path === CALCULATOR) {
        const chunks = allChunksOfIslands(site.manifest, page.islands, language).map(
          (file) => `/${file}`,
        );
        calculators[language] = [pageIn(language, CALCULATOR), ...chunks];
      }
    }
    for (const path of prerenderer.appPages()) {
      await write(pageIn(language, path), await appHtml(app, path, language, site));
    }
  }
  await rm(join(OUT.web, APP));
  for (const [path, content] of Object.entries(await prerenderer.siteFiles())) {
    await writeFile(join(OUT.web, path), content);
  }
  return { security, calculators };
}

async function pageHtml(
  { head, data, body, styles, islands, starterWords }: PrerenderedPage,
  language: Language,
  { prerenderer, manifest, starters }: Site,
): Promise<string> {
  const scripts = chunksOfIslands(manifest, islands, language);
  // What an island fetches later is shown in the same page, with the same variables.
  const code = await Promise.all(allChunksOfIslands(manifest, islands, language).map(readChunk));
  const css = prerenderer.documentCss(language);
  const theme = prerenderer.themeCss(prerenderer.usedVariables(styles, css, body, ...code));
  const withNeeds = islands.reduce(
    (page, island) => withNeedsOf(page, island, language, manifest),
    body,
  );
  const atOnce = islands.some(({ wake }) => wake === 'load') ? scripts : [];
  const src = `/${manifest[ISLANDS_ENTRY]?.file ?? ''}`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    head,
    `<style>${minifyCss(`${theme}${css}`)}</style>`,
    styles,
    preloads(atOnce),
    islands.length === 0 ? '' : scriptElement(starters.islands, { src, ...starterWords }),
    // Last, so that they do not keep a slow connection from what is read first.
    `</head><body>${withNeeds}${data}${await offlineStarter(prerenderer, language, starters)}</body></html>\n`,
  ].join('');
}

async function appHtml(
  html: string,
  path: string,
  language: Language,
  { prerenderer, manifest, starters }: Site,
): Promise<string> {
  const starter = await offlineStarter(prerenderer, language, starters);
  const ahead = chunksOfAppPage(manifest, path, prerenderer.WEB_NEEDS, language);
  const head = `${preloads(ahead)}${await prerenderer.appHead(language)}`;
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${starter}</body>`);
}

/** Fetched while the page is parsed, and run when it is imported. */
function preloads(files: readonly string[]): string {
  return files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
}

async function offlineStarter(
  { starterWords }: Prerenderer,
  language: Language,
  { offline }: Starters,
): Promise<string> {
  return scriptElement(offline, await starterWords(language));
}

/**
 * The page with the files of an island written on it: words and copy for the island itself, and for the starter all that
 * it needs to wake. What an island needs that wakes with the page is in the head.
 */
function withNeedsOf(
  page: string,
  island: UsedIsland,
  language: Language,
  manifest: Manifest,
): string {
  const inAssets = (file: string) => file.replace(/^assets\//, '');
  const { words, later, contents } = editionFiles(manifest, island, language);
  const written = {
    needs:
      island.wake === 'load' ? [] : chunksOfIslands(manifest, [island], language).map(inAssets),
    words: words.map(inAssets),
    later: later.map(inAssets),
    contents: contents.map(([name, file]) => `${name}:${inAssets(file)}`),
  };
  const attributes = Object.entries(written)
    .filter(([, files]) => files.length > 0)
    .map(([name, files]) => ` data-${name}="${files.join(' ')}"`);
  return page.replace(
    `data-island="${island.name}"`,
    (attribute) => `${attribute}${attributes.join('')}`,
  );
}

function readChunk(file: string): Promise<string> {
  return readFile(join(OUT.web, file), 'utf8');
}

function minifyCss(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(/: /g, ':');
}
