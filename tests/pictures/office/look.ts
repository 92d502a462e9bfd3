import type { Locator, Page } from 'playwright/test';
import type { Answer } from '#tests/pictures/office/answers.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** A state of a screen, and how to reach it. */
export type Look = {
  readonly name: string;
  /** Of the console. */
  readonly place: string;
  /** What the gateway answers there. */
  readonly answers?: readonly Answer[];
  /** What an operator does there to bring about this state. */
  readonly open?: (page: Page, t: Translator['t'], portal: RunningPortal) => Promise<void>;
  /** Whether something is still awaited when the picture is taken. */
  readonly isAwaiting?: true;
  /** Whether it is over before anybody could go through it. */
  readonly isPictureAlone?: true;
  /** Whether its dialog must be answered. */
  readonly isStaying?: true;
};

/** A dialog or drawer, also one that asks. */
export const dialogOf = (page: Page): Locator =>
  page.locator('[role="dialog"], [role="alertdialog"]');

export const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();

/** Sends the dialog's form, or the first of the page. */
export const send = (within: Page | Locator): Promise<void> =>
  within.locator('button[type="submit"]').first().click();

export const seeAlert = (page: Page): Promise<void> => page.getByRole('alert').first().waitFor();

/** Chooses an option of the first list of choices. */
export const choose = async (page: Page, index: number): Promise<void> => {
  await page.getByRole('combobox').first().selectOption({ index });
};

/** Milliseconds. */
export const DAY = 86_400_000;
/** Of the pictures. */
export const NOW = Date.now();
/** An ID that nothing else has. */
export const uuid = (last: number): string =>
  `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
