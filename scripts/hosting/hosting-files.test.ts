import { describe, expect, it } from 'vitest';
import { pages } from '#renderer/content/en/pages.ts';
import {
  CLOUDFLARE,
  NETLIFY,
  fitsCloudflare,
  nginxHeaders,
  nginxMaps,
  staticHostHeaders,
  staticHostRedirects,
} from '#scripts/hosting/hosting-files.ts';
import { languagesOf } from '#contract/addresses.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { fileOf, pageIn } from '#scripts/web/page-files.ts';
import { portalSettingsFrom } from '#scripts/web/portal-settings.ts';
import { COMMON_HEADERS } from '#scripts/web/security-headers.ts';
import { siteHeaders } from '#scripts/web/site-headers.ts';

const settings = portalSettingsFrom({ GATEWAY_URL: 'https://gateway.example' });
const hashOf = (page: string) => `'sha256-of ${page}'`;
const allPages = LANGUAGES.flatMap((language) =>
  Object.keys(pages)
    .filter((page) => languagesOf(page).includes(language))
    .map((page) => pageIn(language, page)),
);
const security = Object.fromEntries(
  allPages.map((page) => [page, { scripts: [hashOf(page)], styles: [], frames: [] }]),
);
const policyAt = (path: string) =>
  siteHeaders(path, security, settings)['Content-Security-Policy'] ?? '';

/** What a host that adds up all matching rules of a `_headers` file answers with. */
function staticHeadersAt(path: string, withFiles = true): string[] {
  const rules = staticHostHeaders(security, settings, { withFiles }).trim().split('\n\n');
  return rules.flatMap((rule) => {
    const [pattern = '', ...headers] = rule.split('\n');
    const fits = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    return fits ? headers.map((header) => header.trim()) : [];
  });
}

describe('the policy of a page', () => {
  it('is the same by its path and by its file', () => {
    expect(policyAt('/about.html')).toBe(policyAt('/about'));
    expect(policyAt('/index.html')).toBe(policyAt('/'));
    expect(policyAt('/404.html')).toContain(hashOf('not-found'));
    expect(policyAt('/offline')).toBe(policyAt('/offline.html'));
    expect(policyAt('/about')).toContain(hashOf('/about'));
    expect(policyAt('/hi.html')).toBe(policyAt('/hi'));
    expect(policyAt('/about/')).toBe(policyAt('/about'));
    expect(policyAt('/hi/404.html')).toContain(hashOf('hi/not-found'));
  });

  it('lets no page be framed, and no script run that is neither a file of the site nor named by its hash', () => {
    for (const page of Object.keys(pages)) {
      const policy = policyAt(page);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/'unsafe-/);
    }
  });

  it('gives a translation the policy of the English page', () => {
    const withoutHash = (path: string) => policyAt(path).replace(/'sha256-of [^']*'/, '');
    for (const path of ['', '/login', '/support', '/branches', '/about']) {
      expect(withoutHash(`/hi${path}`)).toBe(withoutHash(path || '/'));
    }
  });

  it('lets only workers’ addresses through Trusted Types, PDF.js’s only where documents are viewed or uploaded', () => {
    const withPdfs = Object.keys(pages).filter((page) => policyAt(page).includes('pdf-worker'));
    expect(withPdfs.toSorted()).toEqual([
      '/apply',
      '/consumer-profile',
      '/dealer-desk',
      '/guarantor',
      '/lender',
      '/operator',
      '/quote',
    ]);
    expect(policyAt('/about')).toContain('trusted-types service-worker');
    expect(policyAt('/operator')).toContain('trusted-types service-worker pdf-worker');
    expect(policyAt('/sw.js')).toContain("trusted-types 'none'");
    expect(policyAt('/sw.js')).not.toContain('gateway.example');
  });
});

describe.each(allPages)('the examples for other hosts, for %s', (page) => {
  it('hold the policy of its file in nginx’s map', () => {
    const file = `/${fileOf(page)}`;
    const pattern = `^${file.replace('.', String.raw`\.`)}$`;
    expect(nginxMaps(security, settings)).toContain(`"~${pattern}" "${policyAt(file)}";`);
  });

  it('hold every header once in the _headers file', () => {
    const path = page.startsWith('/') ? page : `/${fileOf(page)}`;
    const headers = staticHeadersAt(path);
    expect(staticHeadersAt(path, false)).toEqual(headers);
    const names = headers.map((header) => header.split(':')[0]);
    expect(headers).toContain(`Content-Security-Policy: ${policyAt(path)}`);
    expect(names).toEqual(expect.arrayContaining(Object.keys(COMMON_HEADERS)));
    expect(headers.filter((header) => header.includes('geolocation=(self)'))).toHaveLength(
      page.endsWith('/branches') ? 1 : 0,
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the redirects of other hosts', () => {
  const rules = (options: Parameters<typeof staticHostRedirects>[1]) =>
    staticHostRedirects(security, options).trim().split('\n');

  it('redirect every other address to a page’s own, permanently', () => {
    const lines = rules(CLOUDFLARE);
    for (const rule of ['/about/ /about 308', '/about.html /about 308', '/hi/ /hi 308']) {
      expect(lines).toContain(rule);
    }
    expect(lines).toContain('/index.html / 308');
    expect(lines.length).toBeLessThanOrEqual(2000);
    expect(lines.filter((rule) => rule.startsWith('/offline'))).toEqual([]);
  });

  it('never loop on Netlify, which ignores a trailing slash', () => {
    const lines = rules(NETLIFY);
    expect(lines).toContain('/about.html /about 301!');
    expect(lines.filter((rule) => /^\S+\/ /.test(rule))).toEqual([]);
    // There the page is served under both, so both have its policy.
    expect(staticHeadersAt('/about/')).toEqual(staticHeadersAt('/about'));
  });

  it('keep the query on nginx', () => {
    const maps = nginxMaps(security, settings);
    expect(maps).toContain('"~^/about/$" "/about";');
    expect(maps).toContain(String.raw`"~^/hi\.html$" "/hi";`);
    expect(nginxHeaders()).toContain('return 308 $portal_canonical$is_args$args;');
  });
});

describe('the examples for other hosts', () => {
  it('let only /branches ask for a visitor’s location', () => {
    const maps = nginxMaps(security, settings);
    expect(maps.match(/geolocation=\(self\)/g)).toHaveLength(LANGUAGES.length);
    expect(maps).toContain(
      String.raw`"~^/branches\.html$" "accelerometer=(), camera=(), geolocation=(self),`,
    );
  });

  it('cache assets forever and revalidate the service worker', () => {
    expect(nginxMaps(security, settings)).toContain(
      '"~^/assets/" "public, max-age=31536000, immutable";',
    );
    expect(staticHeadersAt('/assets/app-1.js')).toContain(
      'Cache-Control: public, max-age=31536000, immutable',
    );
    expect(staticHeadersAt('/sw.js')).toContain('Cache-Control: no-cache');
  });

  it('are for Cloudflare Pages as long as it takes them: 100 rules, for two languages', () => {
    const text = staticHostHeaders(security, settings, { withFiles: false });
    expect(fitsCloudflare(text)).toBe(LANGUAGES.length <= 2);
    expect(fitsCloudflare('/*\n  A: b\n'.padEnd(2100, 'c'))).toBe(false);
  });

  it('send the headers on errors as well', () => {
    const lines = nginxHeaders()
      .split('\n')
      .filter((line) => line.startsWith('add_header'));
    expect(lines).toHaveLength(Object.keys(COMMON_HEADERS).length + 4);
    expect(lines.every((line) => line.endsWith(' always;'))).toBe(true);
  });
});
