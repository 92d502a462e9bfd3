import { describe, expect, it } from 'vitest';
import { LANGUAGES, STAFF_LANGUAGES } from '#domain/languages.ts';
import { addressOf, baseOf, languageAt, languagesOf, pathOf } from '#contract/addresses.ts';

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/news&blog#one', '/news&blog#one'],
  ])('the address of a page of %s in English is %s', (path, address) => {
    expect(addressOf(path, baseOf('en'))).toBe(address);
    expect(languageAt(address)).toBe('en');
  });

  it.each([
    ['/', '/hi'],
    ['/?q=1', '/hi?q=1'],
    ['/#top', '/hi#top'],
    ['/about', '/hi/about'],
    ['/emi-calculator?a=1', '/hi/emi-calculator?a=1'],
  ])('the address of a page of %s in Hindi is %s', (path, address) => {
    expect(addressOf(path, baseOf('hi'))).toBe(address);
  });

  it.each(['https://example.com/about', 'mailto:a@example.com', '#content', '?'])(
    'stays as it is elsewhere: %s',
    (elsewhere) => {
      expect(addressOf(elsewhere, baseOf('hi'))).toBe(elsewhere);
    },
  );
});

describe('a page for staff', () => {
  const PATHS = [
    '/operator',
    '/lender#case=LA1',
    '/dealer-desk?a=1',
    '/staff-sign-in',
    '/operator*',
  ];

  it.each(PATHS)(
    '%s is in the languages of staff, and elsewhere leads to the English one',
    (path) => {
      expect(languagesOf(path)).toEqual(STAFF_LANGUAGES);
      expect(addressOf(path, '/hi')).toBe(`/hi${path}`);
      expect(addressOf(path, '/ta')).toBe(path);
    },
  );

  it.each(['/', '/dealer', '/lenders', '/operator/x', '/apply'])('%s is none', (path) => {
    expect(languagesOf(path)).toEqual(LANGUAGES);
    expect(addressOf(path, '/ta')).toBe(`/ta${path}`.replace(/\/$/, ''));
  });
});

describe('the path of an address', () => {
  it('leaves out the language', () => {
    expect(pathOf('/hi', '/hi')).toBe('/');
    expect(pathOf('/hi/about', '/hi')).toBe('/about');
    expect(pathOf('/about', '')).toBe('/about');
  });

  it('does not exist in another language', () => {
    expect(pathOf('/about', '/hi')).toBeNull();
    expect(pathOf('/history', '/hi')).toBeNull();
  });
});

it('knows a page’s language by its first folder', () => {
  expect(languageAt('/hi')).toBe('hi');
  expect(languageAt('/hi/about')).toBe('hi');
  expect(languageAt('/history')).toBe('en');
  expect(languageAt('/about/hi')).toBe('en');
});
