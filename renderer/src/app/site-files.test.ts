import { describe, expect, it } from 'vitest';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { routes } from '#renderer/app/routes.ts';
import { siteFiles } from '#renderer/app/site-files.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { loadContents } from '#renderer/i18n/content-files.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';

const copies = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    ...(await loadContents(language, ['brand', 'pages'])),
    common: await loadWords(language, 'common'),
  })),
);
const files = siteFiles(copies);
const { pages } = await loadContents('en', ['pages']);

describe('the sitemap', () => {
  const sitemap = (files['/sitemap.xml'] ?? '').replaceAll('&amp;', '&');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');

  it('names every listed route of the table, each once in each language', () => {
    const listed = Object.entries(pages).filter(([, page]) => page.listed);
    const paths = listed.map(([path]) => path).filter((path) => path !== '/NBFC');
    expect(paths.every((path) => Object.hasOwn(routes, path))).toBe(true);
    const inEach = LANGUAGES.flatMap((language) =>
      paths.map((path) => `${brand.origin}${addressOf(path, baseOf(language))}`),
    );
    expect(addresses.toSorted()).toEqual(inEach.toSorted());
  });

  it('lists each address’s alternates in other languages', () => {
    const about = sitemap.split('<url>').filter((entry) => entry.includes('about</loc>'));
    expect(about).toHaveLength(LANGUAGES.length);
    for (const entry of about) {
      expect(entry).toContain(`hreflang="en-IN" href="${brand.origin}/about"`);
      for (const language of LANGUAGES.slice(1)) {
        expect(entry).toContain(
          `hreflang="${language}-IN" href="${brand.origin}/${language}/about"`,
        );
      }
      expect(entry).toContain(`hreflang="x-default" href="${brand.origin}/about"`);
    }
  });

  it.each(['/login', '/consumer-profile', '/NBFC', 'offline'])('leaves out %s', (path) => {
    expect(addresses.filter((address) => address.endsWith(path))).toEqual([]);
  });
});

it('robots.txt links to the sitemap and excludes the consumer area', () => {
  const robots = files['/robots.txt'];
  expect(robots).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /consumer-profile$\n');
  expect(robots).toContain('Disallow: /hi/consumer-profile?\n');
});

it('robots.txt keeps crawlers from no page of the sitemap', () => {
  const rules = [...(files['/robots.txt'] ?? '').matchAll(/^Disallow: (.*)$/gm)];
  expect(rules.length).toBeGreaterThan(0);
  const listed = [...(files['/sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address.slice(brand.origin.length),
  );
  const kept = listed.filter((path) =>
    rules.some(([, rule = '']) =>
      rule.endsWith('$') ? `${path}$` === rule : path.startsWith(rule),
    ),
  );
  expect(listed).toContain('/apply-loan');
  expect(kept).toEqual([]);
});

/** How each language offers a page to those who read it, and how they decline. */
const OFFERS: Readonly<Record<Language, readonly [read: string, close: string]>> = {
  en: ['Read this page in English', 'No, thank you'],
  hi: ['यह पेज हिंदी में पढ़ें', 'नहीं, धन्यवाद'],
  mr: ['हे पान मराठीत वाचा', 'नको, धन्यवाद'],
  bn: ['এই পেজটি বাংলায় পড়ুন', 'না, ধন্যবাদ'],
  ta: ['இந்தப் பக்கத்தைத் தமிழில் படிக்க', 'வேண்டாம், நன்றி'],
  ur: ['یہ پیج اردو میں پڑھیں', 'نہیں، شکریہ'],
};

it('offers the site in each language in its own words', () => {
  const offered = copies.map(({ language, common }) => {
    const { t } = translatorOf(language, [common]);
    const [read, close] = OFFERS[language];
    return [
      language,
      {
        read,
        close,
        direction: language === 'ur' ? 'rtl' : 'ltr',
        ready: t('update.ready'),
        reload: t('update.reload'),
        later: t('update.later'),
      },
    ];
  });
  expect(JSON.parse(files['/languages.json'] ?? '')).toEqual(Object.fromEntries(offered));
});

it('each language has a manifest that opens its own home page', () => {
  expect(JSON.parse(files['/site.webmanifest'] ?? '')).toMatchObject({
    lang: 'en-IN',
    start_url: '/',
  });
  expect(JSON.parse(files['/hi/site.webmanifest'] ?? '')).toMatchObject({
    lang: 'hi-IN',
    start_url: '/hi',
  });
});
