import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { rendererFile } from '#main/origin/renderer-files.ts';

const FOLDER = resolve('/bundle/renderer');
const INDEX = { path: join(FOLDER, 'index.html'), mediaType: 'text/html; charset=utf-8' };
const at = (path: string) => rendererFile(FOLDER, `https://app.rinsetu.example${path}`);

test.each(['/', '/login', '/.env', '/news&blog', '/consumer-profile?view=orders#top', ''])(
  'the route %j gives the index of the app',
  (path) => {
    expect(at(path)).toEqual(INDEX);
  },
);

test.each([
  ['/assets/index-Ab12.js', 'text/javascript; charset=utf-8'],
  ['/assets/index.css?v=1', 'text/css; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/fonts/a.WOFF2', 'font/woff2'],
  ['/assets/pdfjs-1.0.0/worker.js', 'text/javascript; charset=utf-8'],
  ['/assets/pdfjs-1.0.0/FoxitSans.pfb', 'application/octet-stream'],
  ['/assets/pdfjs-1.0.0/LiberationSans-Regular.ttf', 'font/ttf'],
])('the file %s is served as %s', (path, mediaType) => {
  expect(at(path)?.mediaType).toBe(mediaType);
  expect(at(path)?.path.startsWith(FOLDER)).toBe(true);
});

test.each([
  '/../main/index.js',
  '/assets/../../main/index.js',
  '/%2e%2e/main/index.js',
  '/..%2fmain/index.js',
  '/%252e%252e/main/index.js',
  '/..\\main\\index.js',
  '/..%5cmain/index.js',
  '/index.html%00.js',
  '/%c0%ae%c0%ae/index.js',
  '/%zz',
  '/./index.html',
  '/c:/windows/win.ini',
  '/secret.env',
  '/source.ts',
])('%j is refused', (path) => {
  expect(at(path)).toBeNull();
});
