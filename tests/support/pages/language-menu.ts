/** The header's menu of languages: a button with the page's own, which opens a list of the others. */
import type { Locator, Page } from 'playwright/test';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { nameOfLanguage } from '#renderer/i18n/language-forms.ts';

const OWN_FIRST = new RegExp(`^(?:${LANGUAGES.map(nameOfLanguage).join('|')})[,،] .`);

/** Its name begins with what it shows, so that it can be spoken to. */
export const languageMenu = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: OWN_FIRST });

/** Opens the menu and chooses the page in another language. */
export async function switchTo(page: Page, language: Language): Promise<void> {
  await languageMenu(page).click();
  await page.locator(':popover-open').getByText(nameOfLanguage(language), { exact: true }).click();
}
