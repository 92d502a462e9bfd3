import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, directionOf, type Language, LANGUAGES } from '#domain/languages.ts';
import { lockedFiles, waitingFiles } from '#main/origin/fallback-page.ts';
import { wordsIn } from '#main/words/words-by-language.ts';

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

/** The languages of a page's parts with their directions and titles, in the order in which they appear. */
const titlesIn = (text: string) =>
  [...text.matchAll(/<section lang="(\w+)" dir="(\w+)"><h\d>([^<]+)/g)].map(
    ([, language, direction, title]) => [language, direction, title],
  );

const titleIn = (language: Language) => [
  language,
  directionOf(language),
  wordsIn(language).fallback.wait.title,
];

test.each([null, ...LANGUAGES])(
  'the page has every language, the terminal’s own first (%s)',
  (own) => {
    const first = own ?? DEFAULT_LANGUAGE;
    const text = waitingFiles(own).get('/fallback/wait')?.text ?? '';
    const others = LANGUAGES.filter((each) => each !== first);
    expect(titlesIn(text)).toEqual([first, ...others].map(titleIn));
    expect(text).toContain(`<html lang="${first}">`);
    expect(text.match(/<h1/g)).toHaveLength(1);
  },
);

test('a locked program speaks every language, and English to its staff', () => {
  const faults = [{ line: null, column: null, what: 'wrong' }];
  const text =
    lockedFiles({ place: 'the environment', faults, mayBeKiosk: true }).get('/fallback/locked')
      ?.text ?? '';
  expect(titlesIn(text).map(([language]) => language)).toEqual([...LANGUAGES]);
  expect(text).toContain('<footer lang="en"><p>For staff: ');
});

test('the fallback pages run no script', () => {
  const files = [...waitingFiles('hi').values()];
  expect(files).not.toEqual([]);
  for (const { text } of files) expect(text).not.toContain('<script');
});
