import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { OUT } from '#scripts/places.ts';
import type { PageSecurity, SiteSecurity } from '#scripts/security-headers.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

const ISLANDS_ENTRY = 'src/entries/islands.tsx';
const sourceOfIsland = (name: string) => `src/features/${name}.tsx`;

/** What this script calls of the prerenderer that was built from renderer/src/app/prerender.tsx. */
type Prerenderer = {
  readonly pagesToPrerender: () => string[];
  readonly prerenderPage: (
    page: string,
    language: string,
  ) => Promise<{
    readonly head: string;
    readonly body: string;
    readonly styles: string;
    readonly islands: readonly { readonly name: string; readonly wake: string }[];
    readonly starterWords: { readonly failed: string; readonly reload: string };
  }>;
  readonly themeCss: (used: ReadonlySet<string>) => string;
  readonly usedVariables: (...sources: readonly string[]) => Set<string>;
  readonly baseCss: string;
};

/** Writes every public page as HTML. Gives what each page's security policy must allow. */
export async function prerenderSite(site: {
  readonly manifest: unknown;
  readonly starter: string;
}): Promise<SiteSecurity> {
  const manifest = manifestSchema.parse(site.manifest);
  const prerenderer: Prerenderer = await import(OUT.prerenderer);
  const security: Record<string, PageSecurity> = {};
  for (const page of prerenderer.pagesToPrerender()) {
    const html = await pageHtml(page, { prerenderer, manifest, starter: site.starter });
    await writeFile(join(OUT.web, fileOf(page)), html);
    security[page] = securityOf(html);
  }
  return security;
}

function fileOf(page: string): string {
  if (page === '/') return 'index.html';
  return page === 'not-found' ? '404.html' : `${page.slice(1)}.html`;
}

async function pageHtml(
  page: string,
  {
    prerenderer,
    manifest,
    starter,
  }: {
    readonly prerenderer: Prerenderer;
    readonly manifest: Manifest;
    readonly starter: string;
  },
): Promise<string> {
  const language = 'en';
  const { head, body, styles, islands, starterWords } = await prerenderer.prerenderPage(
    page,
    language,
  );
  const scripts = chunksOf(manifest, [
    ISLANDS_ENTRY,
    ...islands.map(({ name }) => sourceOfIsland(name)),
  ]);
  const code = islands.length === 0 ? [] : await Promise.all(scripts.map(readChunk));
  const theme = prerenderer.themeCss(
    prerenderer.usedVariables(styles, prerenderer.baseCss, body, ...code),
  );
  const atOnce = islands.some(({ wake }) => wake === 'load') ? scripts : [];
  const data = [
    ['src', `/${manifest[ISLANDS_ENTRY]?.file ?? ''}`],
    ['failed', starterWords.failed],
    ['reload', starterWords.reload],
  ] as const;
  const attributes = data.map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${minifyCss(`${theme}${prerenderer.baseCss}`)}</style>`,
    styles,
    ...atOnce.map((file) => `<link rel="modulepreload" href="/${file}">`),
    islands.length === 0 ? '' : `<script${attributes.join('')}>${starter}</script>`,
    `</head><body>${body}</body></html>\n`,
  ].join('');
}

/** The files of some modules with everything that they import statically, each once. */
function chunksOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (module: string) => {
    const chunk = manifest[module];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${module}.`);
    if (seen.has(module)) return;
    seen.add(module);
    chunk.imports.forEach(visit);
  };
  modules.forEach(visit);
  return [...new Set([...seen].map((module) => manifest[module]?.file ?? ''))];
}

function readChunk(file: string): Promise<string> {
  return readFile(join(OUT.web, file), 'utf8');
}

/** Hashes of the inline scripts and styles, as a content security policy names them. */
export function securityOf(html: string): PageSecurity {
  const hashesOf = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, content]) => hash(content ?? ''))),
  ];
  return {
    scripts: hashesOf(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function minifyCss(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(/: /g, ':');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
