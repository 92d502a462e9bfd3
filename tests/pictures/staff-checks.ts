/** What every screen and state of the staff's areas is looked at for: pictures, axe, and the keyboard. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import type { Language } from '#domain/languages.ts';
import { SCHEMES, VIEW_HEIGHT, photograph, showAll } from '#scripts/lib/photograph.ts';
import { OUT } from '#scripts/lib/places.ts';
import { walkByKeyboard } from '#tests/pictures/keyboard-walk.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { STAFF_AREAS } from '#renderer/i18n/areas.ts';
import { type Translator, translatorOf } from '#renderer/i18n/translator.ts';
import { expect } from '#tests/support/portal.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';
import { type DemoRole, openAsStaff } from '#tests/support/people/staff.ts';
import { wordsOf } from '#tests/support/words.ts';

const FOLDER = process.env['PICTURES'] ?? join(OUT.root, 'pictures');
/** Staff sit at desks. */
export const DESKS = [1280, 1920] as const;
/** At the narrowest width nothing may break. */
export const ALL_WIDTHS = [360, 768, ...DESKS] as const;

type Wanted = {
  readonly widths?: readonly number[];
  /** Whether something is still loading, or a menu is open that closes when the page is scrolled. */
  readonly isPassing?: boolean;
  /** Whether axe and the keyboard are left out. */
  readonly isPictureAlone?: boolean;
};

/** Takes pictures of what is shown now, in both schemes. */
export async function takePictures(
  page: Page,
  name: string,
  { widths = DESKS, isPassing = false }: Wanted = {},
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: VIEW_HEIGHT });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Charts take their new colours meanwhile.
      if (!isPassing) await showAll(page);
      await photograph(page, FOLDER, [name, width, colorScheme].join('-'));
    }
  }
}

/**
 * The same, and then asks axe and goes through it by Tab; what is wrong fails the test at its end. Where Tab stops is
 * written next to the pictures.
 */
export async function checkState(page: Page, name: string, wanted: Wanted = {}): Promise<void> {
  await takePictures(page, name, wanted);
  // A test has dozens of these, and takes many minutes.
  console.log(name);
  if (wanted.isPictureAlone === true) return;
  const byAxe = (await faultsInLightAndDark(page)).filter((fault) => !isOfToast(fault));
  await page.emulateMedia({ colorScheme: 'light' });
  const { stops, faults } = await walkByKeyboard(page);
  await writeFile(join(FOLDER, `${name}.txt`), stops.join('\n'));
  expect.soft([...byAxe, ...faults], name).toEqual([]);
}

/** The same in another language. Axe and the keyboard find the same in each, so they run in English only. */
export const checkIn =
  (language: Language) =>
  (page: Page, name: string, wanted: Wanted = {}): Promise<void> =>
    checkState(page, `${name}-${language}`, { isPictureAlone: language !== 'en', ...wanted });

/** Fluent's messages have hidden elements at their ends, which pass the focus on immediately. */
const isOfToast = (fault: string): boolean =>
  fault.startsWith('aria-hidden-focus') && fault.includes('data-tabster-dummy');

/** The words of the areas, by which buttons and fields are found in either language. */
export async function staffWords(language: Language): Promise<Translator['t']> {
  const areas = [
    ...STAFF_AREAS,
    'staff',
    'common',
    'forms',
    'applications',
    'documents',
    'viewer',
  ] as const;
  return translatorOf(language, await wordsOf(language, areas)).t;
}

/** Reopens a place of a staff area, such as `queue`. */
export async function openPlace(
  portal: RunningPortal,
  page: Page,
  role: DemoRole,
  place: string,
  language: Language,
): Promise<void> {
  // Another fragment of the same address would not reload anything.
  await page.goto('about:blank');
  const area = role === 'lender' ? '/lender' : '/operator';
  await openAsStaff(portal, page, role, addressOf(`${area}#${place}`, baseOf(language)));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Waits until what was opened has been answered. */
export const settled = (page: Page) => page.waitForLoadState('networkidle');

/** Closes a dialog by Escape, which gives the focus back to the button that opened it. */
export async function closesBack(page: Page, opener: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.soft(page.getByRole('button', { name: opener, exact: true }).last()).toBeFocused();
}

/** Waits until something is said to have failed. */
export const refused = (place: Page | Locator) =>
  place.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();

type Call = { readonly path: string };

/** While something is shown, a call of the gateway gets no answer, as without a connection. */
export async function failing(
  page: Page,
  { path }: Call,
  shows: () => Promise<void>,
): Promise<void> {
  await page.route(`**${path}`, (route) => route.abort());
  await shows();
  await page.unroute(`**${path}`);
}

/** While something is shown, a call of the gateway is not answered yet. */
export async function waiting(
  page: Page,
  { path }: Call,
  shows: () => Promise<void>,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  await shows();
  resolve();
}
