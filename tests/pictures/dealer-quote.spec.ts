/** Pictures of a quote: in front of the customer, on its sheet, and through its link. */
import { join } from 'node:path';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { quoteAddress } from '#contract/applications/quote-link.ts';
import { LANGUAGES, isStaffLanguage, staffLanguageOf } from '#domain/languages.ts';
import { photograph, SCHEMES } from '#scripts/lib/photograph.ts';
import { OUT } from '#scripts/lib/places.ts';
import { keepSession, startSession } from '#tests/support/people/accounts.ts';
import { savedQuoteOf } from '#tests/support/people/quotes.ts';
import { expect, test } from '#tests/support/portal.ts';

const FOLDER = process.env['PICTURES'] ?? join(OUT.root, 'pictures');
/** The demonstration's, of `gateway/program/demo/prepare-demo.ts`. */
const DEALER = '9800000005';
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 360, height: 740 },
] as const;

// What the console complains of is for the journeys.
test.use({ complaints: { expected: [/./] } });

for (const language of LANGUAGES) {
  test(`a quote in ${language}`, async ({ page, portal, visit }) => {
    // A window that fills the screen cannot be made larger or smaller.
    await page.addInitScript(() => {
      Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    });
    const session = await startSession(portal, DEALER);
    const { lead, link } = await savedQuoteOf(portal, session.token, 'Kamla Madeup', language);
    await keepSession(page, visit, { ...session, mobileNumber: DEALER });
    const take = async (name: string, isFixed = false) => {
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const picture = `quote-${name}-${language}-${screen.width}-${colorScheme}`;
          // What covers the screen is not longer than it.
          if (isFixed) await page.screenshot({ path: join(FOLDER, `${picture}.png`) });
          else await photograph(page, FOLDER, picture);
        }
      }
    };
    const desk = baseOf(staffLanguageOf(language));
    if (isStaffLanguage(language)) {
      await visit(addressOf(`/dealer-desk#details`, desk));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('textbox').first().waitFor();
      await take('details');
    }

    await visit(addressOf(`/dealer-desk#lead=${lead}`, desk));
    await page.getByRole('button', { name: /Sawari Plus/ }).press('Enter');
    await page.getByRole('table').first().waitFor();
    await take('sheet');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });
    await photograph(page, FOLDER, `quote-print-${language}`);
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: /Show to the customer|ग्राहक को दिखाएँ/ }).press('Enter');
    const shown = page.getByRole('dialog', { name: 'Sawari Plus' });
    await expect(shown.getByRole('slider')).toBeVisible();
    await expect(shown).toHaveAttribute('lang', language);
    await take('presented', true);

    const address = quoteAddress('', language, link);
    await visit(address);
    await page.getByRole('table').first().waitFor();
    await take('public');
  });
}
