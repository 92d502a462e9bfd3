import type { MenuItemConstructorOptions } from 'electron';
import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { dealerMenu } from '#main/dealer/dealer-menu.ts';
import { wordsIn } from '#main/words/words-by-language.ts';

const done: string[] = [];
const note = (what: string) => () => done.push(what);
const actions = {
  print: note('print'),
  savePdf: note('savePdf'),
  lock: note('lock'),
  back: note('back'),
  forward: note('forward'),
  goTo: (path: string) => done.push(`goTo ${path}`),
  showLogs: note('showLogs'),
};

const items = (platform: string, developing = false, language: Language = 'en', hasDesk = true) =>
  dealerMenu(actions, wordsIn(language).menu, { platform, hasDesk, developing }).flatMap(
    ({ submenu, ...top }): MenuItemConstructorOptions[] => [
      top,
      ...(Array.isArray(submenu) ? submenu : []),
    ],
  );

const roles = (platform: string, developing?: boolean) =>
  items(platform, developing).flatMap(({ role }) => role ?? []);

test('the usual roles are there, and developer tools only while developing', () => {
  expect(roles('linux')).toEqual(
    expect.arrayContaining(['quit', 'editMenu', 'reload', 'zoomIn', 'togglefullscreen', 'about']),
  );
  expect(roles('darwin')).toEqual(expect.arrayContaining(['appMenu', 'close', 'windowMenu']));
  expect(roles('linux')).not.toContain('toggleDevTools');
  expect(roles('linux', true)).toContain('toggleDevTools');
});

test.each(['linux', 'win32', 'darwin'])(
  'no item has Electron’s own label, which is English: %s',
  (platform) => {
    const labels = items(platform, false, 'hi')
      .filter(({ type }) => type !== 'separator')
      .map(({ label }) => label ?? '');
    for (const label of labels.filter((each) => each !== 'RinSetu')) {
      expect(label).toMatch(/\p{Script=Devanagari}/u);
    }
  },
);

test('no shortcut is given twice', () => {
  for (const platform of ['linux', 'win32', 'darwin']) {
    const shortcuts = items(platform).flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
  }
});

test('the portal’s own items do what they say', () => {
  for (const item of items('linux')) {
    if (item.click !== undefined) Reflect.apply(item.click, undefined, []);
  }
  expect(done).toEqual([
    'print',
    'savePdf',
    'lock',
    'back',
    'forward',
    'goTo /dealer-desk#today',
    'goTo /dealer-desk#leads',
    'goTo /dealer-desk#following',
    'goTo /',
    'goTo /support',
    'showLogs',
  ]);
});

const TITLES: readonly [Language, string[]][] = [
  ['en', ['Today', 'Leads', 'Following']],
  ['hi', ['आज', 'संभावित ग्राहक', 'लोन की स्थिति']],
];

test.each(TITLES)('the places of the desk are in it where there is a desk: %s', (tag, titles) => {
  const labels = items('linux', false, tag).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(titles));
  const without = items('linux', false, tag, false).map(({ label }) => label);
  expect(without).not.toEqual(expect.arrayContaining(titles.slice(0, 1)));
});
