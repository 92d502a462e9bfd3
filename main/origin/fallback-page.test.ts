import { expect, test } from 'vitest';
import { lockedFiles, waitingFiles } from '#main/origin/fallback-page.ts';

test('the page for staff lists every fault with its place, and nothing in it is markup', () => {
  const files = lockedFiles({
    place: '/etc/rinsetu/configuration.json',
    faults: [
      { line: 3, column: 17, what: 'profile: <script>alert("x")</script>' },
      { line: 5, column: 2, what: 'kiosk.pinHash: is missing' },
    ],
    mayBeKiosk: true,
  });
  const text = files.get('/fallback/locked')?.text ?? '';
  expect(text).toContain('<p>/etc/rinsetu/configuration.json</p>');
  expect(text).toContain('<li>line 3, column 17: profile: ');
  expect(text).toContain('<li>line 5, column 2: kiosk.pinHash: is missing</li>');
  expect(text).not.toContain('<script');
});

/** The languages of a page's parts with their titles, in the order in which they appear. */
const titlesIn = (text: string) =>
  [...text.matchAll(/<section lang="(\w+)" dir="ltr"><h\d>([^<]+)/g)].map(([, language, title]) => [
    language,
    title,
  ]);

const ENGLISH = ['en', 'Please wait'];
const HINDI = ['hi', 'कृपया थोड़ा इंतज़ार करें'];

test.each([
  [null, [ENGLISH, HINDI]],
  ['en' as const, [ENGLISH, HINDI]],
  ['hi' as const, [HINDI, ENGLISH]],
])('the page has both languages, the terminal’s own first (%s)', (own, titles) => {
  const text = waitingFiles(own).get('/fallback/wait')?.text ?? '';
  expect(titlesIn(text)).toEqual(titles);
  expect(text).toContain(`<html lang="${own ?? 'en'}">`);
  expect(text.match(/<h1/g)).toHaveLength(1);
});

test('a locked program speaks both languages, and English to its staff', () => {
  const faults = [{ line: null, column: null, what: 'wrong' }];
  const text =
    lockedFiles({ place: 'the environment', faults, mayBeKiosk: true }).get('/fallback/locked')
      ?.text ?? '';
  expect(titlesIn(text).map(([language]) => language)).toEqual(['en', 'hi']);
  expect(text).toContain('<footer lang="en"><p>For staff: ');
});

test('the fallback pages run no script', () => {
  const files = [...waitingFiles('hi').values()];
  expect(files).not.toEqual([]);
  for (const { text } of files) expect(text).not.toContain('<script');
});
