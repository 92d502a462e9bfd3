import { addressOf, baseOf } from '#contract/addresses.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/languages.ts';
import { appPages } from '#renderer/app/public-pages.ts';
import { themes } from '#renderer/app/themes.ts';
import { structuredData } from '#renderer/app/structured-data.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { BRAND_ELEMENT, ownBrand } from '#renderer/content/brand/own-brand.ts';
import { CARD, OWN_CARD, cardOf } from '#renderer/content/cards.ts';
import type { OwnBrand, PageKey, PagePath } from '#renderer/content/types.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { useEdition } from '#renderer/i18n/edition/edition-context.ts';
import { useAddress } from '#renderer/i18n/edition/use-address.ts';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** Where the web app manifest of each language is; app/site-files.ts writes it. */
export const MANIFEST_PATH = '/site.webmanifest';

/** Pages of the single-page app, a separate program that is not worth prefetching. */
const APP_PAGES = LANGUAGES.flatMap((language) =>
  appPages().map((path) => addressOf(`${path}*`, baseOf(language))),
);

/** Pages that the browser may prefetch when a link is hovered: only prerendered ones. */
const PREFETCH = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, ...APP_PAGES.map((app) => ({ not: { href_matches: app } }))],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Head tags of a prerendered page: what it is, and how it looks when shared. */
export function PageHead({
  page,
  hasApplications,
}: {
  readonly page: PageKey;
  /** Whether people can apply for loans on the portal. */
  readonly hasApplications: boolean;
}) {
  const { language } = useTranslation();
  const text = useContent('pages')[page];
  const { title, canonical, listed, h1 } = text;
  const description = (hasApplications ? text.descriptionHere : undefined) ?? text.description;
  const { base } = useEdition();
  const { name } = useBrand();
  const card = ownBrand() === null ? cardOf(canonical, base) : OWN_CARD;
  const address = `${brand.origin}${addressOf(canonical, base)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {listed ? (
        <>
          <link rel="canonical" href={address} />
          <Alternates of={canonical} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={`${language}_IN`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${brand.origin}${card}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(CARD.width)} />
      <meta property="og:image:height" content={String(CARD.height)} />
      <meta property="og:image:alt" content={ownBrand() === null ? `${name}: ${h1}` : name} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <HostHead />
    </>
  );
}

/** The page in every language, for search engines: each page lists them all, including itself. */
function Alternates({ of: canonical }: { readonly of: PagePath }) {
  return alternatesOf(canonical).map(({ hreflang, address }) => (
    <link key={hreflang} rel="alternate" hrefLang={hreflang} href={address} />
  ));
}

/** The addresses of a page in every language, and the default for all other languages. */
export function alternatesOf(
  canonical: PagePath,
): readonly { readonly hreflang: string; readonly address: string }[] {
  const inLanguage = LANGUAGES.map((language) => ({
    hreflang: `${language}-IN`,
    address: `${brand.origin}${addressOf(canonical, baseOf(language))}`,
  }));
  const fallback = `${brand.origin}${addressOf(canonical, baseOf(DEFAULT_LANGUAGE))}`;
  return [...inLanguage, { hreflang: 'x-default', address: fallback }];
}

/** The title of the single-page app's page before a script runs. */
export function AppTitle() {
  return <title>{useBrand().name}</title>;
}

/**
 * Head tags of every web page, including the single-page app: manifest, home-screen icon, theme colour, and a deployment's
 * own brand for the script that shows it again.
 */
export function HostHead() {
  const { language } = useTranslation();
  const own = ownBrand();
  const address = useAddress();
  return (
    <>
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={address(MANIFEST_PATH)} />
      <meta
        name="theme-color"
        media="(prefers-color-scheme:light)"
        content={themes.light.portalHeaderBackground}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme:dark)"
        content={themes.dark.portalHeaderBackground}
      />
      {own !== null && (
        <InlineData
          type="application/json"
          id={BRAND_ELEMENT}
          data={{ facts: own.facts, words: { [language]: own.words[language] } } satisfies OwnBrand}
        />
      )}
    </>
  );
}

/** Machine-readable data for the end of the body: what the page is about, and what may be prefetched. */
export function PageData({ page }: { readonly page: PageKey }) {
  const copy = {
    brand: useContent('brand'),
    'business-loan': useContent('business-loan'),
    'ev-loan': useContent('ev-loan'),
    faq: useContent('faq'),
    pages: useContent('pages'),
  };
  const data = structuredData(page, copy, useEdition());
  return (
    <>
      {data !== null && <InlineData type="application/ld+json" data={data} />}
      <InlineData type="speculationrules" data={PREFETCH} />
    </>
  );
}

function InlineData({
  type,
  id,
  data,
}: {
  readonly type: string;
  readonly id?: string;
  readonly data: object;
}) {
  // Escaped, so that no text can close the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
