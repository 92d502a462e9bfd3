import { describe, expect, it } from 'vitest';
import { routes } from '#renderer/app/routes.ts';
import { siteFiles } from '#renderer/app/site-files.ts';
import { brand } from '#renderer/content/brand.ts';
import { pages } from '#renderer/content/en/pages.ts';

describe('the sitemap', () => {
  const addresses = [...(siteFiles()['/sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => (address ?? '').replaceAll('&amp;', '&'),
  );

  it('names every listed route of the table, each once', () => {
    const listed = Object.entries(pages).filter(([, page]) => page.listed);
    const paths = listed.map(([path]) => path).filter((path) => path !== '/NBFC');
    expect(paths.every((path) => Object.hasOwn(routes, path))).toBe(true);
    expect(addresses.toSorted()).toEqual(paths.map((path) => `${brand.origin}${path}`).toSorted());
  });

  it.each(['/login', '/consumer-profile', '/NBFC', 'offline'])('leaves out %s', (path) => {
    expect(addresses.filter((address) => address.endsWith(path))).toEqual([]);
  });
});

it('robots.txt leads to the sitemap and keeps out of the consumer area', () => {
  const robots = siteFiles()['/robots.txt'];
  expect(robots).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /consumer-profile');
});
