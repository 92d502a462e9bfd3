import { expect, test } from 'vitest';
import { lockedFiles, waitingFiles } from '#main/origin/fallback-page.ts';

test('the page for staff says where the fault is, and nothing in it is markup', () => {
  const files = lockedFiles({
    place: '/etc/rinsetu/configuration.json',
    line: 3,
    column: 17,
    what: 'profile: <script>alert("x")</script>',
    mayBeKiosk: true,
  });
  const text = files.get('/fallback/locked')?.text ?? '';
  expect(text).toContain('/etc/rinsetu/configuration.json, line 3, column 17');
  expect(text).not.toContain('<script');
});

/** The languages of a page's parts with their titles, in the order in which they appear. */
const titlesIn = (text: string) =>
  [...text.matchAll(/<section lang="(\w+)"><h\d>([^<]+)/g)].map(([, language, title]) => [
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
  const fault = { place: 'the environment', line: null, column: null, what: 'wrong' } as const;
  const text = lockedFiles({ ...fault, mayBeKiosk: true }).get('/fallback/locked')?.text ?? '';
  expect(titlesIn(text).map(([language]) => language)).toEqual(['en', 'hi']);
  expect(text).toContain('<footer lang="en"><p>For staff: ');
});

test('the fallback pages run no script', () => {
  for (const { text } of waitingFiles('hi').values()) expect(text).not.toContain('<script');
});
