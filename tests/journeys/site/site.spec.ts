/** What search engines, link previews and validators find on the running site. */
import { HtmlValidate } from 'html-validate';
import type { APIRequestContext, Page } from 'playwright/test';
import sharp from 'sharp';
import * as z from 'zod';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { isAppPath } from '#renderer/content/app-paths.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { CARD } from '#renderer/content/cards.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { expect, test } from '#tests/support/portal.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';

const ADDRESSES = Object.entries(pages).filter(([path]) => path.startsWith('/'));
/** Fluent's ticks and radio buttons hold a `div` in a `span`: not by the book, and drawn alike by every browser. */
const FLUENT_INDICATOR = /^<div> element is not permitted as content under <span>$/;

const PUBLIC = ADDRESSES.filter(([path]) => !isAppPath(path));

type Site = { readonly request: APIRequestContext; readonly portal: RunningPortal };

async function htmlOf(path: string, { request, portal }: Site): Promise<string> {
  const response = await request.get(`${portal.url}${path}`);
  expect(response.status(), path).toBe(200);
  return response.text();
}

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
});

function thingsOf(html: string) {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks.length).toBeLessThanOrEqual(1);
  return blocks.flatMap(([, json]) => graph.parse(JSON.parse(json ?? ''))['@graph']);
}

/** What the head of a page says of it to search engines and to those who share it. */
const headOf = (page: Page, html: string) =>
  page.evaluate((text) => {
    const { head } = new DOMParser().parseFromString(text, 'text/html');
    const content = (name: string) =>
      head
        .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
        ?.getAttribute('content') ?? '';
    return {
      card: new URL(content('og:image')).pathname,
      facts: {
        title: head.querySelector('title')?.textContent,
        description: content('description'),
        'og:title': content('og:title'),
        'og:description': content('og:description'),
        'og:url': content('og:url'),
        'twitter:card': content('twitter:card'),
        colours: head.querySelectorAll('meta[name="theme-color"]').length,
        canonical: [...head.querySelectorAll('link[rel="canonical"]')].map((link) =>
          link.getAttribute('href'),
        ),
      },
    };
  }, html);

/** The texts of the links of a page. */
const linksOf = (page: Page, html: string) =>
  page.evaluate((text) => {
    const links = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('main a');
    return [...links].map((link) => link.textContent.trim());
  }, html);

test.describe('@web', () => {
  test('every public page has a title, a complete head and a card of its own', async ({
    page,
    request,
    portal,
  }) => {
    const cards = new Set<string>();
    for (const [path, text] of PUBLIC) {
      const { title, canonical, listed } = text;
      const description = 'descriptionHere' in text ? text.descriptionHere : text.description;
      const address = `${brand.origin}${canonical}`;
      const { facts, card } = await headOf(page, await htmlOf(path, { request, portal }));
      expect(facts, path).toEqual({
        title,
        description,
        'og:title': title,
        'og:description': description,
        'og:url': address,
        'twitter:card': 'summary_large_image',
        colours: 2,
        canonical: listed ? [address] : [],
      });
      const picture = await (await request.get(`${portal.url}${card}`)).body();
      expect(picture.byteLength, card).toBeLessThan(60_000);
      expect(await sharp(picture).metadata(), card).toMatchObject(CARD);
      cards.add(card);
    }
    const titles = ADDRESSES.filter(([path]) => path !== '/NBFC').map(([, { title }]) => title);
    expect(new Set(titles).size).toBe(titles.length);
    // /NBFC has the card of /nbfc.
    expect(cards.size).toBe(PUBLIC.length - 1);
  });

  test('following all links from home reaches every public route in each language and no dead end', async ({
    request,
    portal,
  }) => {
    const seen = new Map<string, number>();
    const queue = ['/'];
    for (const path of queue) {
      const response = await request.get(`${portal.url}${path}`);
      seen.set(path, response.status());
      for (const [, link = ''] of (await response.text()).matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        const { origin, pathname } = new URL(link.replaceAll('&amp;', '&'), `${portal.url}${path}`);
        const next = decodeURI(pathname);
        if (origin === portal.url && !queue.includes(next)) queue.push(next);
      }
    }
    expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
    const all = LANGUAGES.flatMap((language) =>
      ADDRESSES.map(([path]) => addressOf(path, baseOf(language))),
    );
    // Links to two are handed to a guarantor and a customer; the others are for those who work here, for a dealer or a lender.
    const linked = all.filter(
      (path) => !/\/(?:guarantor|quote|dealer-desk|operator|lender|staff-sign-in)$/.test(path),
    );
    expect(linked.filter((path) => !seen.has(path))).toEqual([]);
  });

  test('a page has one address, and every other redirects there with its query', async ({
    page,
    request,
    portal,
    visit,
  }) => {
    const asked = async (path: string) => {
      const response = await request.get(`${portal.url}${path}`, { maxRedirects: 0 });
      return [response.status(), response.headers()['location']];
    };
    for (const path of ['/about/', '/about.html', '/about.html/', '//about']) {
      expect(await asked(`${path}?from=mail&q=%2F`), path).toEqual([308, '/about?from=mail&q=%2F']);
    }
    expect(await asked('/hi/')).toEqual([308, '/hi']);
    expect(await asked('/index.html')).toEqual([308, '/']);
    expect(await asked('/news%26blog/')).toEqual([308, '/news&blog']);
    expect(await asked('/NBFC/')).toEqual([308, '/NBFC']);
    expect(await asked('/no-such-page/')).toEqual([404, undefined]);
    expect(await asked('//elsewhere.example/')).toEqual([404, undefined]);

    await visit('/emi-calculator/?amount=200000');
    expect(page.url()).toBe(`${portal.url}/emi-calculator?amount=200000`);
    // With another page's policy its styles and islands would be refused.
    await expect(page.getByRole('slider', { name: 'Loan amount' })).toHaveValue('200000');
  });

  test('links with the same label say what they are about', async ({ page, request, portal }) => {
    for (const [path, name] of [
      ['/', /^Learn More: \S/],
      ['/business-loan', /^Apply Now: \S/],
      ['/branches', /^Get Directions: \S/],
    ] as const) {
      const word = name.source.slice(1, name.source.indexOf(':'));
      const texts = await linksOf(page, await htmlOf(path, { request, portal }));
      const all = texts.filter((text) => text.includes(word));
      expect(all.length, path).toBeGreaterThan(1);
      for (const text of all) expect(text, path).toMatch(name);
    }
  });

  test('an address that does not exist is answered with 404', async ({ request, portal }) => {
    for (const path of ['/no-such-page', '/about/us', '/assets/none.js', '/news', '/About']) {
      const response = await request.get(`${portal.url}${path}`);
      expect(response.status(), path).toBe(404);
      expect(response.headers()['cache-control'], path).toBe('no-cache');
      expect(await response.text(), path).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  test('typed data parses and says what each page is about', async ({ request, portal }) => {
    const typesAt = async (path: string) =>
      thingsOf(await htmlOf(path, { request, portal })).map((thing) => thing['@type']);
    expect(await typesAt('/')).toEqual(['Organization']);
    expect(await typesAt('/faq')).toEqual(['BreadcrumbList', 'FAQPage']);
    expect(await typesAt('/ev-loan')).toEqual(['BreadcrumbList', 'LoanOrCredit']);
    expect(await typesAt('/business-loan')).toEqual([
      'BreadcrumbList',
      ...Array.from({ length: 3 }, () => 'LoanOrCredit'),
    ]);
    for (const [path, { listed }] of PUBLIC.filter(([one]) => one !== '/')) {
      expect((await typesAt(path)).includes('BreadcrumbList'), path).toBe(listed);
    }
    const [, loan] = thingsOf(await htmlOf('/ev-loan', { request, portal }));
    expect(loan).toMatchObject({ currency: 'USD', amount: { currency: 'USD', maxValue: 50_000 } });
  });

  test('the sitemap names exactly the listed routes, and robots.txt names the sitemap', async ({
    request,
    portal,
  }) => {
    const sitemap = await htmlOf('/sitemap.xml', { request, portal });
    const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one]) =>
      (one ?? '').replaceAll('&amp;', '&'),
    );
    const listed = PUBLIC.filter(([, page]) => page.listed).map(([, page]) => page.canonical);
    const inEach = LANGUAGES.flatMap((language) =>
      [...new Set(listed)].map((path) => `${brand.origin}${addressOf(path, baseOf(language))}`),
    );
    expect(named.toSorted()).toEqual(inEach.toSorted());
    for (const address of named)
      await htmlOf(address.slice(brand.origin.length), { request, portal });
    expect(await htmlOf('/robots.txt', { request, portal })).toContain(
      `Sitemap: ${brand.origin}/sitemap.xml`,
    );
  });

  test('the web manifest’s icons have the sizes that it states', async ({ page, visit }) => {
    await visit('/');
    const sizes = await page.evaluate(async () => {
      const address = document.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? '';
      const { icons } = await (await fetch(address)).json();
      return Promise.all(
        icons.map(async ({ src, sizes: stated }: { src: string; sizes: string }) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return { stated, real: `${picture.naturalWidth}x${picture.naturalHeight}` };
        }),
      );
    });
    expect(sizes).toHaveLength(4);
    for (const { stated, real } of sizes) if (stated !== 'any') expect(real).toBe(stated);
  });

  test('a prerendered page is prefetched when a link to it is hovered', async ({
    page,
    visit,
    context,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const browser = await context.newCDPSession(page);
    const ready: string[] = [];
    browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') ready.push(new URL(prefetchUrl).pathname);
    });
    await browser.send('Preload.enable');
    await visit('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Dealer', exact: true }).hover();
    await expect(() => expect(ready).toEqual(['/dealer'])).toPass({ timeout: 10_000 });
  });

  test('the HTML of every page is valid in each language', async ({ request, portal }) => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
    const faults: string[] = [];
    const addresses = LANGUAGES.flatMap((language) =>
      [...ADDRESSES.map(([one]) => one), '/404.html', '/offline.html'].map((path) =>
        addressOf(path, baseOf(language)),
      ),
    );
    for (const path of addresses) {
      const report = await validator.validateString(await htmlOf(path, { request, portal }));
      faults.push(
        ...report.results.flatMap(({ messages }) =>
          messages
            .filter(({ message }) => !FLUENT_INDICATOR.test(message))
            .map(({ ruleId, message, selector }) => `${path}: ${ruleId} ${message} ${selector}`),
        ),
      );
    }
    expect(faults).toEqual([]);
  });
});
