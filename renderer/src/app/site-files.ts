/** The files beside the pages that are made from the route table and the brand. */
import { MANIFEST_PATH } from '#renderer/app/page-head.tsx';
import { publicPages } from '#renderer/app/public-pages.ts';
import { brand } from '#renderer/content/brand.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { lightTheme } from '#renderer/theme/theme.ts';

/** Contents of the files, by path. */
export function siteFiles(): Readonly<Record<string, string>> {
  return {
    '/sitemap.xml': sitemap(),
    '/robots.txt': robots(),
    [MANIFEST_PATH]: `${JSON.stringify(webManifest(), null, 2)}\n`,
  };
}

/** Addresses for search engines: every public route that is listed, each once, by its canonical path. */
function listedAddresses(): string[] {
  const listed = publicPages()
    .map((key) => pages[key])
    .filter((page) => page.listed);
  return [...new Set(listed.map(({ canonical }) => `${brand.origin}${canonical}`))];
}

function sitemap(): string {
  const entries = listedAddresses().map(
    (address) => `  <url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

function robots(): string {
  return [
    'User-agent: *',
    'Disallow: /consumer-profile',
    '',
    `Sitemap: ${brand.origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function webManifest() {
  const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: `${brand.name}: ${brand.tagline}`,
    short_name: brand.name,
    description: pages['/'].description,
    lang: 'en-IN',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: lightTheme.portalHeaderBackground,
    background_color: lightTheme.colorNeutralBackground1,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      png('icon-maskable-512', 512, 'maskable'),
    ],
  };
}
