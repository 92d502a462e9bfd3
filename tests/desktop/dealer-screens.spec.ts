/** What showroom staff see in addition to the portal itself: recent quotes, files, links in and out. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { DESKTOP_ORIGIN, type Desktop } from '#tests/processes/launch-desktop.ts';

/** Where a PDF has its page size, in points. */
const PAGE_BOX = /\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g;

const recent = (page: Page) => page.getByRole('region', { name: 'Recent quotes on this computer' });

async function quote(page: Page, amount: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Loan amount' });
  await field.fill(amount);
  await field.press('Enter');
}

/** Chooses where the next file is saved, in place of the person. */
const saveAt = ({ app }: Desktop, filePath: string | null) =>
  app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = async (...asked: unknown[]) => {
      Reflect.set(globalThis, 'asked', asked.at(-1));
      return path === null ? { canceled: true, filePath: '' } : { canceled: false, filePath: path };
    };
  }, filePath);

test('the last quotes can be opened again, removed and cleared, also after a reload', async ({
  desktop: { page },
}) => {
  await page.goto(`${DESKTOP_ORIGIN}/emi-calculator`);
  const list = recent(page);
  await expect(list.getByText(/appear here/)).toBeVisible();
  await quote(page, '3,00,000');
  await expect(list.getByRole('listitem')).toContainText('₹3,00,000');
  // No step on the way is kept: a quote within the same minute takes the place of the one before.
  await quote(page, '4,00,000');
  await expect(list.getByRole('listitem')).toContainText('₹4,00,000');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.evaluate(() => {
    const stored: { at: number }[] = JSON.parse(localStorage.getItem('recent-quotes') ?? '[]');
    const older = stored.map((each) => ({ ...each, at: each.at - 3_600_000 }));
    localStorage.setItem('recent-quotes', JSON.stringify(older));
  });

  await page.goto(`${DESKTOP_ORIGIN}/emi-calculator?amount=500000`);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: /^Open the quote: .*₹4,00,000/ }).click();
  await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('4,00,000');
  await list.getByRole('button', { name: /^Remove the quote: .*₹5,00,000/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('The quote was removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('₹5,00,000');
  await list.getByRole('button', { name: /^Remove the quote: .*₹5,00,000/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['recent-quotes']);
  await list.getByRole('button', { name: 'Clear the list' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recent-quotes'))).toBe('[]');
});

test('quotes survive a restart of the program', async ({ launch, userDataDir }) => {
  const options = { keyring: 'none', userDataDir } as const;
  const first = await launch(options);
  await first.page.goto(`${DESKTOP_ORIGIN}/emi-calculator`);
  await quote(first.page, '3,00,000');
  await expect(recent(first.page).getByRole('listitem')).toContainText('₹3,00,000');
  // Immediately: what was kept a moment ago counts too.
  await first.app.close();

  const second = await launch(options);
  await second.page.goto(`${DESKTOP_ORIGIN}/emi-calculator`);
  await expect(recent(second.page).getByRole('listitem')).toContainText('₹3,00,000');
  await second.app.close();
});

test('the link to a quote is copied, but on a terminal, whose clipboard is everybody’s', async ({
  desktop: dealer,
  kiosk,
}) => {
  const copy = async ({ page }: Desktop) => {
    await page.goto(`${DESKTOP_ORIGIN}/emi-calculator?amount=500000`);
    await page.getByRole('button', { name: 'Copy link' }).click();
  };
  await copy(dealer);
  await expect(dealer.page.getByText('The link is copied.')).toBeVisible();
  const reading = dealer.page.evaluate(() => navigator.clipboard.readText());
  expect(await reading.catch(() => 'refused')).toBe('refused');
  await copy(kiosk);
  await expect(kiosk.page.getByText(/^Your browser blocked copying/)).toBeVisible();
});

test('the schedule and the key facts are saved as PDF, alone on their pages', async ({
  desktop,
  userDataDir,
}) => {
  const { app, page } = desktop;
  for (const [tool, name] of [
    ['schedule', 'Repayment schedule'],
    ['key-facts', 'Key facts card'],
  ] as const) {
    const path = join(userDataDir, `${tool}.pdf`);
    await saveAt(desktop, path);
    await page.goto(`${DESKTOP_ORIGIN}/emi-calculator?amount=200000#${tool}`);
    // A fresh page, in which only this tool is open.
    await page.reload();
    const save = page.getByRole('button', { name: 'Save as PDF' });
    await save.click();
    await expect(page.getByText('The PDF was saved.')).toBeVisible();
    const asked = await app.evaluate(() => Reflect.get(globalThis, 'asked'));
    expect(asked).toMatchObject({ defaultPath: `${name}.pdf` });
    const pdf = (await readFile(path)).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    // The page around the sheet would be many pages more.
    expect([...pdf.matchAll(PAGE_BOX)].length).toBeLessThanOrEqual(3);
    await expect(page.getByRole('banner')).toBeVisible();

    await saveAt(desktop, null);
    await save.click();
    await expect(page.getByText('The PDF was saved.')).toBeHidden();
    await saveAt(desktop, join(userDataDir, 'no such folder', 'file.pdf'));
    await save.click();
    await expect(page.getByText(/^The PDF could not be saved/)).toBeVisible();
  }
});

test('a map opens in the system’s browser: the program shows no frames of other sites', async ({
  desktop,
}) => {
  const { app, page } = desktop;
  await app.evaluate(({ shell }) => {
    shell.openExternal = async (url: string) => {
      Reflect.set(globalThis, 'opened', url);
    };
  });
  await page.goto(`${DESKTOP_ORIGIN}/branches`);
  await page.getByRole('link', { name: /Open in the browser/ }).click();
  await expect
    .poll(() => app.evaluate(() => Reflect.get(globalThis, 'opened')))
    .toMatch(/^https:\/\/www\.openstreetmap\.org\//);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(page.url()).toBe(`${DESKTOP_ORIGIN}/branches`);
});

test('a showroom’s computer has nothing that only a terminal has', async ({
  desktop: { page },
}) => {
  await page.goto(`${DESKTOP_ORIGIN}/support`);
  await page.getByRole('textbox', { name: 'Name' }).click();
  await expect(page.getByRole('region', { name: 'On-screen keyboard' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End session' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Staff', exact: true })).toHaveCount(0);
});
