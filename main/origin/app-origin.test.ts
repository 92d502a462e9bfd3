import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AppOriginEffects, appOrigin, fallbackOrigin } from '#main/origin/app-origin.ts';
import type { LogEntry } from '#main/lib/log.ts';
import { waitingFiles } from '#main/origin/fallback-page.ts';

const HEADERS = { 'Content-Security-Policy': "default-src 'none'" } as const;

let folder: string;
let entries: LogEntry[];
let forwarded: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  entries = [];
  forwarded = [];
  await writeFile(join(folder, 'index.html'), '<title>portal</title>');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function ask(url: string, init: RequestInit = {}, effects: Partial<AppOriginEffects> = {}) {
  const handle = appOrigin({
    folder,
    headers: HEADERS,
    firstPage: async () => null,
    readFile: async (path) => new Uint8Array(await readFile(path)),
    forward: async (request) => {
      forwarded.push(request.url);
      return new Response('from the network');
    },
    egress: (address) => address.startsWith('https://named.example/'),
    fallback: waitingFiles(null),
    log: (entry) => entries.push(entry),
    development: null,
    ...effects,
  });
  return handle(new Request(url, init));
}

test('the own host is served from disk, with the security headers on every reply', async () => {
  const page = await ask('https://app.rinsetu.example/login');
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('Content-Security-Policy')).toBe(HEADERS['Content-Security-Policy']);
  expect(await page.text()).toBe('<title>portal</title>');

  const missing = await ask('https://app.rinsetu.example/assets/none.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('Content-Security-Policy')).toBe(HEADERS['Content-Security-Policy']);
});

test('a page that was rendered beforehand comes first, with its own policy, and only at its bare path', async () => {
  const headers = { 'Content-Security-Policy': "style-src 'sha256-a'" };
  const firstPage = async (path: string) =>
    path === '/' ? { html: '<h1>rendered</h1>', headers } : null;
  const rendered = await ask('https://app.rinsetu.example/', {}, { firstPage });
  expect(await rendered.text()).toBe('<h1>rendered</h1>');
  expect(rendered.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(rendered.headers.get('Content-Security-Policy')).toBe("style-src 'sha256-a'");
  for (const path of ['/?then=/apply', '/support']) {
    const other = await ask(`https://app.rinsetu.example${path}`, {}, { firstPage });
    expect(await other.text()).toBe('<title>portal</title>');
    expect(other.headers.get('Content-Security-Policy')).toBe(HEADERS['Content-Security-Policy']);
  }
});

test('the own host takes no other method and no other port', async () => {
  expect((await ask('https://app.rinsetu.example/', { method: 'POST', body: 'x' })).status).toBe(
    405,
  );
  expect((await ask('https://app.rinsetu.example:8443/')).type).toBe('error');
});

test('a named host goes through to the network, any other is refused and noted', async () => {
  expect(await (await ask('https://named.example/a')).text()).toBe('from the network');
  expect((await ask('https://elsewhere.example/?mobile=9876543210')).type).toBe('error');
  expect(forwarded).toEqual(['https://named.example/a']);
  expect(entries).toEqual([{ event: 'egress-refused', host: 'elsewhere.example' }]);
});

test('while developing, pages come from the server with the headers of the host', async () => {
  const asked: string[] = [];
  const development = async (path: string) => {
    asked.push(path);
    return new Response('module', { headers: { 'Content-Type': 'text/javascript' } });
  };
  const reply = await ask('https://app.rinsetu.example/src/a.tsx?t=1', {}, { development });
  expect(asked).toEqual(['/src/a.tsx?t=1']);
  expect(reply.headers.get('Content-Type')).toBe('text/javascript');
  expect(reply.headers.get('Content-Security-Policy')).toBe(HEADERS['Content-Security-Policy']);
});

test('a fallback page is there without the bundle, and a program that is locked serves nothing else', async () => {
  const portal = await ask('https://app.rinsetu.example/fallback/wait');
  expect(await portal.text()).toContain('Please wait');
  expect(portal.headers.get('Content-Security-Policy')).toBe("default-src 'none'");

  const locked = fallbackOrigin(waitingFiles(null), HEADERS);
  const fallback = await locked(new Request('https://app.rinsetu.example/fallback/wait'));
  expect(fallback.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  for (const url of ['https://app.rinsetu.example/', 'https://named.example/fallback/wait']) {
    expect((await locked(new Request(url))).type).toBe('error');
  }
});
