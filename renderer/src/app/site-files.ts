/** Files derived from the route table and the brand: sitemap, robots.txt, manifests. */
import { addressOf, baseOf } from '#contract/addresses.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { MANIFEST_PATH, alternatesOf } from '#renderer/app/page-head.tsx';
import { appPages, publicPages } from '#renderer/app/public-pages.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { brandWith } from '#renderer/content/brand/brand.ts';
import type { Contents } from '#renderer/content/contents.ts';
import { themes } from '#renderer/app/themes.ts';

/** The title and description of every page, and the operator's details, in each language. */
type CopyInLanguages = readonly (readonly [Language, Pick<Contents, 'pages' | 'brand'>])[];

/** The files' contents by path. */
export function siteFiles(copies: CopyInLanguages): Readonly<Record<string, string>> {
  const manifests = copies.map(([language, inLanguage]) => [
    addressOf(MANIFEST_PATH, baseOf(language)),
    `${JSON.stringify(webManifest(language, inLanguage), null, 2)}\n`,
  ]);
  return {
    '/sitemap.xml': sitemap(copies),
    '/robots.txt': robots(),
    ...Object.fromEntries(manifests),
  };
}

/** Every public route listed for search engines, once per language, with its translations. */
function sitemap(copies: CopyInLanguages): string {
  const entries = copies.flatMap(([language, { pages }]) => {
    const listed = publicPages()
      .map((key) => pages[key])
      .filter((page) => page.listed);
    return [...new Set(listed.map(({ canonical }) => canonical))].map((canonical) =>
      [
        `  <url><loc>${brand.origin}${escaped(addressOf(canonical, baseOf(language)))}</loc>`,
        ...alternatesOf(canonical).map(
          ({ hreflang, address }) =>
            `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(address)}"/>`,
        ),
        '  </url>',
      ].join('\n'),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;');
}

function robots(): string {
  return [
    'User-agent: *',
    ...LANGUAGES.flatMap((language) =>
      appPages().map((path) => `Disallow: ${addressOf(path, baseOf(language))}`),
    ),
    '',
    `Sitemap: ${brand.origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function webManifest(
  language: Language,
  { pages, brand: words }: Pick<Contents, 'pages' | 'brand'>,
) {
  const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const home = addressOf('/', baseOf(language));
  const { name, tagline } = brandWith(language, words);
  return {
    name: `${name}: ${tagline}`,
    short_name: name,
    description: pages['/'].description,
    lang: `${language}-IN`,
    id: home,
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    theme_color: themes.light.portalHeaderBackground,
    background_color: themes.light.colorNeutralBackground1,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      png('icon-maskable-512', 512, 'maskable'),
    ],
  };
}
