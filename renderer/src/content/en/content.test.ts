import { describe, expect, test } from 'vitest';
import { brand } from '#renderer/content/brand/facts.ts';
import { applyLoan } from '#renderer/content/en/apply-loan.ts';
import { home } from '#renderer/content/en/home.ts';
import { navigation } from '#renderer/content/en/navigation.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { products } from '#renderer/content/en/products.ts';

const ROUTES = [
  '/',
  '/login',
  '/register',
  '/apply-loan',
  '/nbfc',
  '/NBFC',
  '/emi-calculator',
  '/psychometric-test',
  '/register-nbfc',
  '/consumer-profile',
  '/products',
  '/about',
  '/business-loan',
  '/news&blog',
  '/register-type',
  '/dealer',
  '/support',
  '/loan-eligibility',
  '/branches',
  '/faq',
  '/privacypolicy',
  '/ev-loan',
];

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
});
const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every string of the copy, with where it stands. */
function stringsOf(value: unknown, where: string): { where: string; text: string }[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsOf(part, `${where}.${key}`));
}

const allCopy = [...stringsOf(modules, 'en'), ...stringsOf(brand, 'brand')];
const matching = (pattern: RegExp) => allCopy.filter(({ text }) => pattern.test(text));

describe('the copy as a whole', () => {
  test('is found by this test', () => {
    expect(Object.keys(modules).length).toBeGreaterThan(15);
    expect(allCopy.length).toBeGreaterThan(500);
  });

  test('links only to routes that exist', () => {
    const paths = allCopy.map(({ text }) => text).filter((text) => text.startsWith('/'));
    expect(paths.filter((path) => !ROUTES.includes(path))).toEqual([]);
  });

  test.runIf(brand.isPlaceholder)('holds no number that could be a telephone number', () => {
    const isDate = /^\d{4}-\d{2}(-\d{2})?$/;
    const suspicious = allCopy.filter(
      ({ text }) => !isDate.test(text) && /\d{7,}/.test(text.replace(/[\s()-]/g, '')),
    );
    expect(suspicious).toEqual([]);
    expect(matching(/tel:|\+91/)).toEqual([]);
  });

  test.runIf(brand.isPlaceholder)('names only reserved domains', () => {
    const hosts = allCopy.flatMap(
      ({ text }) => text.match(/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi) ?? [],
    );
    expect(hosts.length).toBeGreaterThan(5);
    expect(hosts.filter((host) => !/(?:^|\.)example(?:\.com)?$/.test(host))).toEqual([]);
  });

  test('takes the name of the brand from the brand file', () => {
    const hardCoded = Object.entries(sources).filter(([, source]) => /rinsetu/i.test(source));
    expect(hardCoded.map(([file]) => file)).toEqual([]);
  });

  test('has no empty text but for pictures that only decorate', () => {
    const empty = allCopy.filter(({ text }) => text.trim() === '');
    expect(empty.filter(({ where }) => !where.endsWith('.alt'))).toEqual([]);
  });

  test('neither pushes nor promises', () => {
    expect(
      matching(/\b(?:hurry|instant|guaranteed|unbeatable|world-class|risk-free|recommended)\b/i),
    ).toEqual([]);
  });

  test('never shows the ended central incentives as current', () => {
    const mentions = matching(/PM E-DRIVE|subsid|\bFAME\b|purchase incentive/i);
    expect(mentions.length).toBeGreaterThan(0);
    for (const { text } of mentions) expect(text).toContain('have ended');
  });

  test('says whose fees are zero wherever fees are said to be none', () => {
    for (const note of [
      home.process.feeNote,
      applyLoan.feeNote,
      navigation.footerText.feeStatement,
    ]) {
      expect(note).toContain(brand.name);
      expect(note).toMatch(/lender/i);
      expect(note).toContain('APR');
    }
    expect(products.fees.paragraphs.join(' ')).toContain('Lenders have fees of their own');
  });

  test('never shows a dollar sign without saying that it is the US dollar', () => {
    expect(matching(/(?<!US)\$/)).toEqual([]);
  });
});

describe('navigation', () => {
  test('has the links of the top header', () => {
    expect(navigation.topHeader.map(({ label, to }) => [label, to])).toEqual([
      ['Become a Partner', '/register'],
      ['Register Your NBFC', '/register'],
      ['Apply Loan', '/apply-loan'],
      ['Login / Register', '/login'],
    ]);
  });

  test('has the links of the main bar', () => {
    expect(navigation.main.map(({ label, to }) => [label, to])).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['NBFC', '/nbfc'],
      ['Products', '/products'],
      ['Dealer', '/dealer'],
      ['News & Blog', '/news&blog'],
      ['Our Branches', '/branches'],
      ['Business Loan', '/business-loan'],
      ['Support', '/support'],
    ]);
  });

  test('leads from the footer to the questions, the privacy policy and the terms', () => {
    const links = navigation.footer.flatMap((group) =>
      group.links.map(({ label, to }) => [label, to]),
    );
    expect(links).toContainEqual(['FAQ', '/faq']);
    expect(links).toContainEqual(['Privacy Policy', '/privacypolicy']);
    expect(links).toContainEqual(['Terms and Conditions', '/support']);
  });
});

describe('pages', () => {
  test('exist for every route, for an address that is none, and for no connection', () => {
    expect(Object.keys(pages).toSorted()).toEqual([...ROUTES, 'not-found', 'offline'].toSorted());
  });

  test('have titles and descriptions of their own, of a length that search engines show', () => {
    const own = Object.entries(pages).filter(([path]) => path !== '/NBFC');
    expect(new Set(own.map(([, page]) => page.title)).size).toBe(own.length);
    expect(new Set(own.map(([, page]) => page.description)).size).toBe(own.length);
    for (const [path, page] of own) {
      expect(page.title.length, path).toBeLessThanOrEqual(70);
      expect(page.description.length, path).toBeLessThanOrEqual(160);
    }
  });

  test('give /NBFC the address /nbfc', () => {
    expect(pages['/NBFC'].canonical).toBe('/nbfc');
  });
});
