/** Files derived from the route table and the brand: sitemap, robots.txt, manifests. */
import { addressOf, baseOf, languagesOf } from '#contract/addresses.ts';
import type { Language } from '#domain/languages.ts';
import { MANIFEST_PATH, alternatesOf } from '#renderer/app/page-head.tsx';
import { appPages, publicPages } from '#renderer/app/public-pages.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { brandIn } from '#renderer/content/brand/words/words.ts';
import type { PagesContent } from '#renderer/content/types.ts';
import { themes } from '#renderer/app/themes.ts';

/** The title and description of every page, in each language. */
type PagesInLanguages = readonly (readonly [Language, PagesContent])[];

/** The files' contents by path. */
export function siteFiles(pages: PagesInLanguages): Readonly<Record<string, string>> {
  const manifests = pages.map(([language, inLanguage]) => [
    addressOf(MANIFEST_PATH, baseOf(language)),
    `${JSON.stringify(webManifest(language, inLanguage), null, 2)}\n`,
  ]);
  return {
    '/sitemap.xml': sitemap(pages),
    '/robots.txt': robots(),
    ...Object.fromEntries(manifests),
  };
}

/** Every public route listed for search engines, once per language, with its translations. */
function sitemap(pages: PagesInLanguages): string {
  const entries = pages.flatMap(([language, inLanguage]) => {
    const listed = publicPages()
      .map((key) => inLanguage[key])
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

function webManifest(language: Language, pages: PagesContent) {
  const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const home = addressOf('/', baseOf(language));
  const { name, tagline } = brandIn(language);
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
