import { hash } from '@node-rs/argon2';
import type { Page } from 'playwright/test';
import type { Language } from '#domain/languages.ts';
import { nameOfLanguage } from '#renderer/i18n/language-forms.ts';
import { inAnyLanguage } from '#tests/support/in-language.ts';
import { DESKTOP_ORIGIN, type Desktop } from '#tests/processes/launch-desktop.ts';

export const PIN = '204816';

const pinHash = hash(PIN, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** The configuration of a kiosk, with what a test wants to be different. */
export async function kioskConfiguration(different: object = {}): Promise<object> {
  return {
    profile: 'kiosk',
    branch: { id: 'NGP-01', name: 'Nagpur' },
    webUrl: 'https://portal.example',
    kiosk: { pinHash: await pinHash, ...different },
  };
}

/** Does what ends a visit, and gives the page of the next one. */
export async function nextVisit({ app }: Desktop, end: () => Promise<unknown>): Promise<Page> {
  const opened = app.waitForEvent('window');
  // The page that asks is gone before it could be answered.
  await end().catch(() => {});
  const page = await opened;
  await page.waitForURL(`${DESKTOP_ORIGIN}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Chooses a language: where a visit starts among all of them, elsewhere in the list that the bar opens. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const name = nameOfLanguage(language);
  if (new URL(page.url()).pathname === '/') {
    await page.getByRole('group').getByRole('button', { name, exact: true }).click();
    return;
  }
  await page.getByRole('navigation').getByRole('button', { name: LANGUAGE }).click();
  await page.locator(':popover-open').getByRole('button', { name, exact: true }).click();
}

const LANGUAGE = await inAnyLanguage('Language');
const KEYBOARD = await inAnyLanguage('On-screen keyboard');
const SPACE = await inAnyLanguage('Space');
const MORE_KEYS = await inAnyLanguage('Capital letters', 'More letters');

/** The keys on the screen. */
export const keyboard = (page: Page) => page.getByRole('region', { name: KEYBOARD });

/** Presses keys on the screen, one for each character; capitals and most signs need another one first. */
export async function press(page: Page, text: string): Promise<void> {
  for (const character of text) {
    const name = character === ' ' ? SPACE : character;
    const key = keyboard(page).getByRole('button', { name, exact: true });
    if ((await key.count()) === 0) {
      await keyboard(page).getByRole('button', { name: MORE_KEYS }).click();
    }
    await key.click();
  }
}
