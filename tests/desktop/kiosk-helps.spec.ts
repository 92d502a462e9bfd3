/** What helps people to reach, to read and to understand a terminal. */
import type { Page } from 'playwright/test';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { kioskConfiguration, nextVisit } from '#tests/desktop/kiosk.ts';
import { DESKTOP_ORIGIN } from '#tests/processes/launch-desktop.ts';
import { haveVoices, said } from '#tests/support/checks/voices.ts';

const UPRIGHT = { width: 1080, height: 1920 } as const;
/** Of an upright screen of 43 inches whose lower edge is 600 mm above the floor, what is above 1,200 mm, in pixels. */
const OUT_OF_REACH = 0.37 * UPRIGHT.height;

const PAGES = [
  '/',
  '/loan-eligibility',
  '/consumer-profile',
  '/apply-loan',
  '/emi-calculator',
  '/support',
  '/branches',
  '/apply',
] as const;

/** Goes to a page as a visitor does: without loading the program anew, which would end what was switched on. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(`${DESKTOP_ORIGIN}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** What can be pressed where a finger would have to go higher than it may. */
const tooHigh = (page: Page) =>
  page.evaluate((edge) => {
    const pressable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return [...document.querySelectorAll(pressable)].flatMap((target) => {
      const { top, bottom, left, width } = target.getBoundingClientRect();
      const middle = { x: left + width / 2, y: (top + bottom) / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      const isHit = hit !== null && (target.contains(hit) || hit.closest('label') !== null);
      return width > 0 && isHit && middle.y < edge ? [target.outerHTML.slice(0, 100)] : [];
    });
  }, OUT_OF_REACH);

const count = (page: Page) => page.locator('a[href], button, input').count();

test('everything that can be pressed is within 1,200 mm of the floor, however far a page is scrolled', async ({
  kiosk: { page },
}) => {
  await page.setViewportSize(UPRIGHT);
  for (const path of PAGES) {
    await goTo(page, path);
    expect(await count(page), path).toBeGreaterThan(5);
    for (const share of [0, 0.3, 0.7, 1]) {
      await page.evaluate((part) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        window.scrollTo({ top: part * (scrollHeight - clientHeight), behavior: 'instant' });
      }, share);
      expect(await tooHigh(page), `${path} scrolled by ${share}`).toEqual([]);
    }
  }
  await goTo(page, '/support');
  await page.getByRole('link', { name: 'support@rinsetu.example' }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(await tooHigh(page)).toEqual([]);
});

test('the largest letters cut nothing off on an upright screen, and end with the visit', async ({
  kiosk,
}) => {
  const { page } = kiosk;
  await page.setViewportSize(UPRIGHT);
  const letters = page.getByRole('button', { name: 'Large letters' });
  await expect(letters).toHaveAttribute('aria-pressed', 'false');
  const before = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await letters.click();
  await expect(letters).toHaveAttribute('aria-pressed', 'true');
  const after = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(Number.parseFloat(after)).toBeGreaterThan(1.25 * Number.parseFloat(before));
  for (const path of PAGES) {
    await goTo(page, path);
    const cut = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const clipped = [...document.querySelectorAll('button, nav a, h1, h2, label, td, th')]
        .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
        .filter((part) => getComputedStyle(part).display !== 'inline')
        .map(({ outerHTML }) => outerHTML.slice(0, 100));
      return { beside: scrollWidth - clientWidth, clipped };
    });
    expect(cut, path).toEqual({ beside: 0, clipped: [] });
  }
  const next = await nextVisit(kiosk, () =>
    page.getByRole('button', { name: 'End session' }).click(),
  );
  await expect(next.getByRole('button', { name: 'Large letters' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('high contrast is white on black at one tap, on screen alone', async ({ kiosk: { page } }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const contrast = page.getByRole('button', { name: 'High contrast' });
  await contrast.click();
  await expect(contrast).toHaveAttribute('aria-pressed', 'true');
  expect(await ground()).toBe('rgb(0, 0, 0)');
  await goTo(page, '/emi-calculator');
  expect(await ground()).toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'print' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });
  await contrast.click();
  expect(await ground()).not.toBe('rgb(0, 0, 0)');
});

test('a page is read aloud by the system’s own voice alone, and not what was typed in it', async ({
  kiosk: { page },
}) => {
  await haveVoices(page, [
    { lang: 'hi-IN', localService: false },
    { lang: 'en-IN', localService: true },
  ]);
  await page.goto(`${DESKTOP_ORIGIN}/support`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Rao 4711');
  const read = page.getByRole('button', { name: 'Read aloud' });
  await read.click();
  await expect(read).toHaveAttribute('aria-pressed', 'true');
  const words = JSON.stringify(await said(page));
  expect(words).toContain('en-IN Contact us');
  expect(words).toContain('en-IN Phone');
  expect(words).not.toContain('4711');
  await expect(page.locator('[data-read-aloud]')).toHaveText('Contact us');
  // Another page ends it.
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect.poll(async () => JSON.stringify(await said(page))).toMatch(/"stopped"\]$/);
  await expect(read).toHaveAttribute('aria-pressed', 'false');
  // The only Hindi voice would send the words away.
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('button', { name: 'बड़े अक्षर' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'पढ़कर सुनाएँ' })).toHaveCount(0);
});

test('a terminal whose branch says so begins in Hindi, which stands first, in every visit', async ({
  launch,
}) => {
  const kiosk = await launch({
    keyring: 'none',
    configuration: { ...(await kioskConfiguration()), language: 'hi' },
  });
  const inHindi = async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'आज हम आपकी क्या मदद कर सकते हैं?',
    );
    await expect(page.getByRole('group').getByRole('button')).toHaveText([
      'हिन्दी',
      'English',
      'मराठी',
      'বাংলা',
      'தமிழ்',
      'اردو',
    ]);
  };
  await inHindi(kiosk.page);
  await kiosk.page.getByRole('button', { name: 'English' }).click();
  await expect(kiosk.page.getByRole('heading', { level: 1 })).toHaveText(
    'How can we help you today?',
  );
  const next = await nextVisit(kiosk, () =>
    kiosk.page.getByRole('button', { name: 'End session' }).click(),
  );
  await inHindi(next);
});
