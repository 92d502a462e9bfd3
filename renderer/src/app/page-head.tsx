import { structuredData } from '#renderer/app/structured-data.ts';
import { brand } from '#renderer/content/brand.ts';
import { CARD, cardOf } from '#renderer/content/cards.ts';
import { pages } from '#renderer/content/en/pages.ts';
import type { PageKey } from '#renderer/content/types.ts';
import { darkTheme, lightTheme } from '#renderer/theme/theme.ts';

/** Where the web app manifest is; app/site-files.ts writes it. */
export const MANIFEST_PATH = '/site.webmanifest';

/**
 * Pages that the browser may fetch when the pointer rests on a link to them. Only prerendered ones: the consumer area is
 * another program.
 */
const PREFETCH = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/consumer-profile*' } }] },
      eagerness: 'moderate',
    },
  ],
};

/** Tags for the head of a prerendered page: what it is, and how it looks when shared. */
export function PageHead({ page }: { readonly page: PageKey }) {
  const { title, description, canonical, listed, h1 } = pages[page];
  const address = `${brand.origin}${canonical}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {listed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${brand.origin}${cardOf(canonical)}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(CARD.width)} />
      <meta property="og:image:height" content={String(CARD.height)} />
      <meta property="og:image:alt" content={`${brand.name}: ${h1}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <HostHead />
    </>
  );
}

/** Tags that every page of the web has, the single-page app's too: manifest, home-screen icon, the colour of the browser's frame. */
export function HostHead() {
  return (
    <>
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={MANIFEST_PATH} />
      <meta
        name="theme-color"
        media="(prefers-color-scheme:light)"
        content={lightTheme.portalHeaderBackground}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme:dark)"
        content={darkTheme.portalHeaderBackground}
      />
    </>
  );
}

/** Data for machines, for the end of the body: what the page is about, and what may be fetched ahead. */
export function PageData({ page }: { readonly page: PageKey }) {
  const data = structuredData(page);
  return (
    <>
      {data !== null && <InlineData type="application/ld+json" data={data} />}
      <InlineData type="speculationrules" data={PREFETCH} />
    </>
  );
}

function InlineData({ type, data }: { readonly type: string; readonly data: object }) {
  // Escaped, so that no text can end the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}
