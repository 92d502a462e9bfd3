/** What nginx answers with the files that are written for it, where there is an nginx. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { baseOf } from '#contract/addresses.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { nginxHeaders, nginxMaps } from '#scripts/hosting/hosting-files.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { startElsewhere } from '#scripts/web/first-visit.ts';
import { fileOf, pageIn } from '#scripts/web/page-files.ts';
import { portalSettingsFrom } from '#scripts/web/portal-settings.ts';

const PAGES = ['/', '/about', 'not-found'];
const allPages = LANGUAGES.flatMap((language) => PAGES.map((page) => pageIn(language, page)));
const hasNginx = spawnSync('nginx', ['-v']).status === 0;

type Answer = {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

describe.skipIf(!hasNginx)('nginx with the files that are written for it', () => {
  let folder: string;
  let port: number;
  let nginx: ChildProcess;

  const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers }, (response) => {
        let body = '';
        response.on('data', (part) => (body += String(part)));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
        );
      }).on('error', reject);
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    // Started by root, it reads as somebody else.
    await chmod(folder, 0o755);
    port = await freePort();
    const security = Object.fromEntries(
      allPages.map((page) => [page, { scripts: [`'sha256-${page}'`], styles: [], frames: [] }]),
    );
    for (const page of allPages) {
      const file = join(folder, 'pages', fileOf(page));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, page);
    }
    const settings = portalSettingsFrom({ GATEWAY_URL: 'https://gateway.example' });
    await writeFile(join(folder, 'maps.conf'), nginxMaps(security, settings));
    await writeFile(join(folder, 'headers.conf'), nginxHeaders());
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    await writeFile(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
      http { ${temporary.join(' ')} access_log off; include ${folder}/maps.conf;
        server { listen 127.0.0.1:${port}; root ${folder}/pages; absolute_redirect off;
          include ${folder}/headers.conf;
          location = / { try_files /index.html =404; }
          location / { try_files $uri $uri.html =404; } } }`,
    );
    nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
    await vi.waitFor(() => ask('/about'), { timeout: 10_000, interval: 50 });
  });

  afterAll(async () => {
    nginx.kill('SIGQUIT');
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    {},
    { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' },
    { 'accept-language': 'HI' },
    { 'accept-language': 'fr, hi;q=0.5' },
    { 'accept-language': 'en-IN,hi;q=0.9' },
    { 'accept-language': 'hil,fr' },
    { 'accept-language': 'hi', 'sec-fetch-site': 'same-origin' },
    { 'accept-language': 'hi', 'sec-fetch-site': 'cross-site' },
    { 'accept-language': 'hi', referer: 'https://rinsetu.example/faq' },
    { 'accept-language': 'hi', 'sec-fetch-site': 'none', referer: 'http://rinsetu.example/hi' },
    { 'accept-language': 'hi', referer: 'https://search.example/' },
    { 'accept-language': 'hi', cookie: 'language=en' },
    { 'accept-language': 'en', cookie: 'a=b; language=hi' },
    { 'accept-language': 'hi', cookie: 'language=fr' },
    { 'accept-language': 'hi', 'user-agent': 'Googlebot/2.1' },
  ])('leads from the start page where the portal’s own server does: %o', async (headers) => {
    const asked = { ...headers, host: 'rinsetu.example' };
    const elsewhere = startElsewhere(asked);
    const answer = await ask('/?from=friend', asked);
    expect(answer.headers['vary']).toContain('Accept-Language, Cookie');
    const { status, body, headers: answered } = answer;
    expect({ status, to: answered['location'], cache: answered['cache-control'] }).toEqual(
      elsewhere === null
        ? { status: 200, to: undefined, cache: 'no-cache' }
        : { status: 302, to: `${elsewhere}?from=friend`, cache: 'no-store' },
    );
    expect(body === '/').toBe(elsewhere === null);
  });

  it('opens every other address as it is, whatever the browser prefers', async () => {
    for (const page of allPages.filter((each) => each.startsWith('/') && each !== '/')) {
      const answer = await ask(page, { 'accept-language': 'hi,en', cookie: 'language=hi' });
      expect(answer, page).toMatchObject({ status: 200, body: page });
      expect(answer.headers['vary'], page).toBeUndefined();
      expect(answer.headers['content-security-policy'], page).toContain(`'sha256-${page}'`);
    }
    const other = await ask('/index.html', { 'accept-language': 'hi' });
    expect(other).toMatchObject({ status: 308, headers: { location: '/' } });
  });

  it('says in the language of an address that there is no such page, with that page’s policy', async () => {
    for (const language of LANGUAGES) {
      const page = pageIn(language, 'not-found');
      const answer = await ask(`${baseOf(language)}/no-such-page`);
      expect(answer).toMatchObject({ status: 404, body: page });
      expect(answer.headers['content-security-policy']).toContain(`'sha256-${page}'`);
    }
  });
});
