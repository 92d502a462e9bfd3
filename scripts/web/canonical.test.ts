import { describe, expect, it } from 'vitest';
import { canonicalOf } from '#scripts/web/canonical.ts';

const PAGES = ['/', '/about', '/nbfc', '/NBFC', '/news&blog', '/hi', '/hi/about', 'offline'];

describe('the one address of a page', () => {
  it.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['//about', '/about'],
    ['/about.html', '/about'],
    ['/about.html/', '/about'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/hi/', '/hi'],
    ['/hi.html', '/hi'],
    ['/hi/about/', '/hi/about'],
    ['/NBFC/', '/NBFC'],
    ['/news&blog.html', '/news&blog'],
  ])('a page that is asked for as %s is at %s', (path, page) => {
    expect(canonicalOf(path, PAGES)).toBe(page);
  });

  it.each(PAGES.filter((page) => page.startsWith('/')))('%s is not redirected', (page) => {
    expect(canonicalOf(page, PAGES)).toBeNull();
  });

  it.each([
    '/no-such-page/',
    '/about/us',
    '/About/',
    '/offline.html',
    '/assets/app.js',
    '//elsewhere.example/about',
    '',
  ])('is not made up for %s', (path) => {
    expect(canonicalOf(path, PAGES)).toBeNull();
  });
});
