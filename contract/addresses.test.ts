import { describe, expect, it } from 'vitest';
import { addressOf, baseOf, languageAt, pathOf } from '#contract/addresses.ts';

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
