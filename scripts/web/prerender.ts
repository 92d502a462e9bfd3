import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import type { OwnBrand } from '#renderer/content/types.ts';
import type { PrerenderedPage, UsedIsland } from '#renderer/islands/prerendered-page.ts';
import {
  ISLANDS_ENTRY,
  type Manifest,
  allChunksOfIslands,
  chunksOfAppPage,
  chunksOfIslands,
  editionFiles,
} from '#scripts/web/chunks.ts';
import { htmlAttributes } from '#scripts/web/html-attributes.ts';
import { fileOf, pageIn } from '#scripts/web/page-files.ts';
import { securityOf } from '#scripts/web/page-security.ts';
import { scriptElement } from '#scripts/web/script-element.ts';
import type { SiteParts } from '#scripts/web/site-parts.ts';
import type { PageSecurity, SiteSecurity } from '#scripts/web/security-headers.ts';

const CALCULATOR = '/emi-calculator';

/** The prerenderer's source, of which this script runs what was built. */
type Prerenderer = typeof import('#renderer/islands/prerender.tsx');
type PrerendererFile = typeof import('#renderer/islands/prerenderer.ts');

type Site = {
  /** The folder that is served. */
  readonly web: string;
  readonly parts: SiteParts;
  readonly prerenderer: Prerenderer;
};

export type WrittenSite = {
  /** What each page's security policy must allow. */
  readonly security: SiteSecurity;
  /** Paths of the calculator's page and of everything that it needs, in each language. */
  readonly calculators: CalculatorPaths;
};
export type CalculatorPaths = Readonly<Partial<Record<Language, readonly string[]>>>;

/**
 * Writes every public page as HTML, the single-page app's page for each of its addresses, and the other files of the site.
 * `prerenderer` is the built file; a process can use each of them for one brand only.
 */
export async function prerenderSite(given: {
  readonly web: string;
  readonly parts: SiteParts;
  readonly prerenderer: string;
  /** null for the product's own. */
  readonly brand: OwnBrand | null;
}): Promise<WrittenSite> {
  const { web, parts } = given;
  const { prerendererFor }: PrerendererFile = await import(
    /* @vite-ignore */ pathToFileURL(given.prerenderer).href
  );
  const prerenderer = await prerendererFor(given.brand);
  const site = { web, parts, prerenderer };
  const security: Record<string, PageSecurity> = {};
  const calculators: Partial<Record<Language, readonly string[]>> = {};

  const write = async (path: string, html: string, frames: readonly string[]) => {
    const file = join(web, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    security[path] = { ...securityOf(html), frames };
  };
  for (const language of LANGUAGES) {
    for (const path of prerenderer.publicPages()) {
      const page = await prerenderer.prerenderPage(path, language);
      const html = await pageHtml(page, language, site);
      await write(pageIn(language, path), html, prerenderer.framesOf(path));
      if (path === CALCULATOR) {
        const chunks = allChunksOfIslands(parts.manifest, page.islands, language).map(
          (file) => `/${file}`,
        );
        calculators[language] = [pageIn(language, CALCULATOR), ...chunks];
      }
    }
    for (const path of prerenderer.appPages()) {
      await write(pageIn(language, path), await appHtml(path, language, site), []);
    }
  }
  for (const [path, content] of Object.entries(await prerenderer.siteFiles())) {
    await writeFile(join(web, path), content);
  }
  return { security, calculators };
}

async function pageHtml(
  { head, data, body, styles, islands, starterWords }: PrerenderedPage,
  language: Language,
  { web, prerenderer, parts: { manifest, starters } }: Site,
): Promise<string> {
  const scripts = chunksOfIslands(manifest, islands, language);
  // What an island fetches later is shown in the same page, with the same variables.
  const code = await Promise.all(
    allChunksOfIslands(manifest, islands, language).map((file) =>
      readFile(join(web, file), 'utf8'),
    ),
  );
  const css = prerenderer.documentCss(language);
  const theme = prerenderer.themeCss(prerenderer.usedVariables(styles, css, body, ...code));
  const withNeeds = islands.reduce(
    (page, island) => withNeedsOf(page, island, language, manifest),
    body,
  );
  const atOnce = islands.some(({ wake }) => wake === 'load') ? scripts : [];
  const offlineStarter = scriptElement(starters.offline, await prerenderer.starterWords(language));
  const src = `/${manifest[ISLANDS_ENTRY]?.file ?? ''}`;
  return [
    `<!doctype html><html ${htmlAttributes(language)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    head,
    `<style>${minifyCss(`${theme}${css}`)}</style>`,
    styles,
    preloads(atOnce),
    islands.length === 0 ? '' : scriptElement(starters.islands, { src, ...starterWords }),
    // Last, so that they do not keep a slow connection from what is read first.
    `</head><body>${withNeeds}${data}${offlineStarter}</body></html>\n`,
  ].join('');
}

async function appHtml(
  path: string,
  language: Language,
  { prerenderer, parts: { app, manifest, starters } }: Site,
): Promise<string> {
  const starter = scriptElement(starters.offline, await prerenderer.starterWords(language));
  const ahead = chunksOfAppPage(manifest, path, prerenderer.WEB_NEEDS, language);
  const { title, head } = await prerenderer.appHead(language);
  return app
    .replace('<html lang="en">', `<html ${htmlAttributes(language)}>`)
    .replace(/<title>.*<\/title>/, () => title)
    .replace('</head>', () => `${preloads(ahead)}${head}</head>`)
    .replace('</body>', () => `${starter}</body>`);
}

/** Fetched while the page is parsed, and run when it is imported. */
function preloads(files: readonly string[]): string {
  return files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
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

function minifyCss(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(/: /g, ':');
}
