import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  FIRST_PAGES,
  FIRST_PAGES_FOLDER,
  FIRST_PAGES_HASHES,
  FIRST_PAGE_KINDS,
  type FirstPageKind,
  firstPageFile,
  firstPagePath,
} from '#contract/first-pages.ts';
import { LANGUAGES_OF } from '#contract/host.ts';
import type { Language } from '#domain/languages.ts';
import type { PrerenderedFirstPage } from '#renderer/islands/first-page/prerender-first-page.tsx';
import { type Manifest, importsFrom, manifestSchema } from '#scripts/web/chunks.ts';
import { htmlAttributes } from '#scripts/web/html-attributes.ts';
import { buildScript } from '#scripts/web/inline-script.ts';
import { securityOf } from '#scripts/web/page-security.ts';
import { scriptElement } from '#scripts/web/script-element.ts';
import { OUT, STARTER_SOURCE } from '#scripts/lib/places.ts';

type Prerenderer = typeof import('#renderer/islands/first-page/prerender-first-page.tsx');

const ENTRY = 'src/entries/first-page.tsx';
/** Until the page is awake and still, what is below the window's edge is neither laid out nor painted. */
const UNSEEN_LATER =
  '<style>[data-first] main>*+*,[data-first] footer{content-visibility:auto;contain-intrinsic-size:auto 900px}</style>';
const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

type Which = {
  readonly kind: FirstPageKind;
  readonly language: Language;
  readonly hasApplications: boolean;
};

/** What every first page of a build has in common. */
type Parts = {
  /** The style sheet of the bundle, which a first page has inside it: one file less before it is painted. */
  readonly sheet: string;
  readonly manifest: Manifest;
  readonly starter: string;
};

/** Writes the desktop's first pages, as HTML that is painted before any script and woken by the same starter as the web's. */
export async function writeFirstPages(): Promise<void> {
  const renderer = join(OUT.desktop, 'renderer');
  const manifestFile = join(renderer, 'manifest.json');
  const parts = {
    sheet: await sheetOf(renderer),
    manifest: manifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8'))),
    starter: await buildScript(STARTER_SOURCE),
  };
  await rm(manifestFile);
  const file = join(OUT.desktopPrerenderer, 'prerender-first-page.js');
  const { prerenderFirstPage }: Prerenderer = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  );
  const folder = join(OUT.desktop, FIRST_PAGES_FOLDER);
  // An earlier build may have written pages in languages that this one has not.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const hashes: Record<string, ReturnType<typeof securityOf>> = {};
  for (const kind of FIRST_PAGE_KINDS) {
    for (const language of LANGUAGES_OF[FIRST_PAGES[kind].profile]) {
      for (const hasApplications of [false, true]) {
        const page = await prerenderFirstPage(kind, language, hasApplications);
        const html = pageHtml(page, { kind, language, hasApplications }, parts);
        const name = firstPageFile(kind, language, hasApplications);
        hashes[name] = securityOf(html);
        await writeFile(join(folder, name), html);
      }
    }
  }
  await writeFile(join(folder, FIRST_PAGES_HASHES), JSON.stringify(hashes));
}

async function sheetOf(renderer: string): Promise<string> {
  const index = await readFile(join(renderer, 'index.html'), 'utf8');
  const sheets = [...index.matchAll(SHEET)].map(([, address = '']) => join(renderer, address));
  return (await Promise.all(sheets.map((each) => readFile(each, 'utf8')))).join('');
}

function pageHtml(
  { title, body, styles, starterWords }: PrerenderedFirstPage,
  { kind, language, hasApplications }: Which,
  { sheet, manifest, starter }: Parts,
): string {
  const isTerminal = FIRST_PAGES[kind].profile === 'kiosk';
  const src = `/${manifest[ENTRY]?.file ?? ''}`;
  const needs = filesOf(manifest, { kind, language, hasApplications }).map(inAssets).join(' ');
  return [
    `<!doctype html><html ${htmlAttributes(language)}${isTerminal ? ' data-terminal' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<style>${sheet}</style>`,
    styles,
    UNSEEN_LATER,
    scriptElement(starter, { src, ...starterWords }),
    '</head><body>',
    `<div id="app" data-island="first-page" data-wake="paint" data-first="${kind}" data-needs="${needs}">`,
    `${body}</div></body></html>\n`,
  ].join('');
}

const inAssets = (file: string) => file.replace(/^assets\//, '');

/** Everything that the page needs to wake, so that it is fetched at once; some of these share a file. */
function filesOf(manifest: Manifest, { kind, language, hasApplications }: Which): string[] {
  const { profile } = FIRST_PAGES[kind];
  const path = firstPagePath(kind, hasApplications);
  const sources = [
    ENTRY,
    ...(profile === 'kiosk' ? ['src/pages/kiosk-start.tsx'] : []),
    ...(path === '/login' ? ['src/pages/login.tsx'] : []),
    ...(path === '/dealer-desk' ? ['src/pages/dealer-desk.tsx'] : []),
    ...(kind === 'locked' ? ['src/app/session/locked-page.tsx'] : []),
    `_words-${language}-`,
  ];
  const modules = sources.map((source) => {
    const module = Object.keys(manifest).find((name) => name.startsWith(source));
    if (module === undefined) throw new Error(`The build has no chunk for ${source}.`);
    return module;
  });
  const needed = modules.flatMap(importsFrom(manifest));
  return [...new Set(needed.map((module) => manifest[module]?.file ?? ''))];
}
