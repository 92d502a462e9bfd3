/** Pictures of a branch's terminal, upright and on its side, with and without its helps for people who see little. */
import { join } from 'node:path';
import { LANGUAGES } from '#domain/languages.ts';
import { photograph, SCHEMES } from '#scripts/lib/photograph.ts';
import { OUT } from '#scripts/lib/places.ts';
import { kioskConfiguration } from '#tests/desktop/kiosk.ts';
import { DESKTOP_ORIGIN, launchDesktop } from '#tests/processes/launch-desktop.ts';
import { inAnyLanguage } from '#tests/support/in-language.ts';
import { test } from '#tests/support/portal.ts';

const FOLDER = process.env['PICTURES'] ?? join(OUT.root, 'pictures');
const SCREENS = [
  { width: 1080, height: 1920 },
  { width: 1280, height: 800 },
] as const;
const PLACES = {
  start: '/',
  lenders: '/loan-eligibility',
  status: '/consumer-profile',
  phone: '/apply-loan',
  apply: '/apply',
  calculator: '/emi-calculator?amount=140000',
  messages: '/support',
  branches: '/branches',
  'sign-in': '/login',
} as const;
const HELPS = {
  large: await inAnyLanguage('Large letters'),
  contrast: await inAnyLanguage('High contrast'),
} as const;

/** A window that has just been resized is laid out anew. */
const nextFrame = () =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

for (const language of LANGUAGES) {
  test(`a terminal in ${language}`, async ({ portal }) => {
    const kiosk = await launchDesktop({
      ...portal,
      keyring: 'none',
      configuration: { ...(await kioskConfiguration()), language },
    });
    try {
      const { page } = kiosk;
      const show = async (path: string) => {
        await page.goto(`${DESKTOP_ORIGIN}${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
      };
      const take = async (name: string) => {
        for (const screen of SCREENS) {
          await page.setViewportSize(screen);
          for (const colorScheme of SCHEMES) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await page.evaluate(nextFrame);
            const file = `terminal-${name}-${language}-${screen.width}-${colorScheme}`;
            await photograph(page, FOLDER, file);
          }
        }
      };
      for (const [name, path] of Object.entries(PLACES)) {
        await show(path);
        await take(name);
      }
      for (const [name, label] of Object.entries(HELPS)) {
        await show('/');
        await page.getByRole('button', { name: label }).click();
        await take(`start-${name}`);
        // Another load of the page would end the help.
        await page.locator('a[href$="/loan-eligibility"]').first().click();
        await page.getByRole('radio').first().waitFor();
        await take(`lenders-${name}`);
      }
    } finally {
      await kiosk.stop();
    }
  });
}
