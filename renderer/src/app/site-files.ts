/** Files derived from the route table and the brand: sitemap, robots.txt, manifests. */
import { addressOf, baseOf, languagesOf } from '#contract/addresses.ts';
import { type Language, directionOf } from '#domain/languages.ts';
import { MANIFEST_PATH, alternatesOf } from '#renderer/app/page-head.tsx';
import { appPages, publicPages } from '#renderer/app/public-pages.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { brandWith } from '#renderer/content/brand/brand.ts';
import type { Contents } from '#renderer/content/contents.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import type { Words } from '#renderer/i18n/words.ts';
import { themes } from '#renderer/app/themes.ts';

/** In each language, the title and description of every page, the operator's details, and the words that all pages have. */
type Copies = readonly (Pick<Contents, 'pages' | 'brand'> & {
  readonly language: Language;
  readonly common: Words;
})[];

/** The files' contents by path. */
export function siteFiles(copies: Copies): Readonly<Record<string, string>> {
  const manifests = copies.map((copy) => [
    addressOf(MANIFEST_PATH, baseOf(copy.language)),
    `${JSON.stringify(webManifest(copy), null, 2)}\n`,
  ]);
  return {
    '/sitemap.xml': sitemap(copies),
    '/robots.txt': robots(),
    '/languages.json': JSON.stringify(notes(copies)),
    ...Object.fromEntries(manifests),
  };
}

/** Every public route listed for search engines, once per language, with its translations. */
function sitemap(copies: Copies): string {
  const entries = copies.flatMap(({ language, pages }) => {
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

/** What entries/after-load.ts says in each language: it is fetched by those to whom it is said. */
function notes(copies: Copies) {
  return Object.fromEntries(
    copies.map(({ language, common }) => {
      const { t } = translatorOf(language, [common]);
      const words = {
        read: t('update.readHere'),
        close: t('update.notHere'),
        direction: directionOf(language),
        ready: t('update.ready'),
        reload: t('update.reload'),
        later: t('update.later'),
      };
      return [language, words];
    }),
  );
}

function robots(): string {
  return [
    'User-agent: *',
    ...appPages().flatMap((path) =>
      languagesOf(path).flatMap((language) => {
        const address = addressOf(path, baseOf(language));
        // Without these ends, `/apply` would be every address that begins with it, such as `/apply-loan`.
        return [`Disallow: ${address}$`, `Disallow: ${address}?`];
      }),
    ),
    '',
    `Sitemap: ${brand.origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function webManifest({ language, pages, brand: words }: Copies[number]) {
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
