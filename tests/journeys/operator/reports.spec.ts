/** The operators' reports: on screen, as a file, and as a PDF to hand in. */
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { operator as words } from '#renderer/i18n/en/operator.ts';
import { faultsInLightAndDark as faults } from '#tests/support/checks/axe.ts';
import { expectToFit } from '#tests/support/checks/whole-page.ts';
import { keepSession } from '#tests/support/people/accounts.ts';
import { newStaff } from '#tests/support/people/lender-members.ts';
import { loanIn } from '#tests/support/people/loans.ts';
import { DEMO_STAFF, openAsStaff } from '#tests/support/people/staff.ts';
import { expect, test } from '#tests/support/portal.ts';

test.setTimeout(90_000);

const TITLE = 'Applications and outcomes';

/** The text of each page. */
async function pagesOf(pdf: Buffer): Promise<readonly string[]> {
  const file = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const pages: string[] = [];
  for (let at = 1; at <= file.numPages; at += 1) {
    const { items } = await (await file.getPage(at)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push(text.replaceAll(/\s+/g, ' '));
  }
  return pages;
}

test('a report leads to the queue, and goes out as a file and as a PDF @web', async ({
  page,
  portal,
  lenders,
}) => {
  const { number } = await loanIn('submitted', { portal, lenders });
  await openAsStaff(portal, page, 'operator', '/operator#dashboard');
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('This financial year');

  const table = page.getByRole('table', { name: `${TITLE}, by month` });
  await expect(table).toBeVisible();
  await expect(page.getByRole('img', { name: `${TITLE}, by month` })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const sent = table.getByRole('link', { name: /^\d+: Total, Sent$/ });
  const count = Number(await sent.innerText());
  expect(count).toBeGreaterThan(0);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(
    /^report-applications-by-month-\d{4}-04-to-\d{4}-\d{2}\.csv$/,
  );
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFMonth,Code,Sent,Handed over,/);
  const cells = lines.map((line) => line.split(','));
  expect(cells.every((line) => line.length === cells[0]?.length)).toBe(true);
  const sums = cells.slice(1, -1).map((line) => Number(line[2]));
  expect(sums.reduce((sum, each) => sum + each, 0)).toBe(Number(cells.at(-1)?.[2]));
  expect(cells.at(-1)?.slice(0, 3)).toEqual(['Total', '', String(count)]);

  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const pages = await pagesOf(pdf);
  expect(pages[0]).toContain(`RinSetu: ${TITLE}`);
  expect(pages[0]).toMatch(/April \d{4}(?: to [A-Z][a-z]+ \d{4})?, by month\./);
  expect(pages[0]).toContain(`by ${DEMO_STAFF.operator.userId}`);
  const all = pages.join(' ');
  expect(all).toMatch(new RegExp(`Total ${count} `));
  expect(all).toContain('What the columns mean');
  expect(all).not.toContain('Group by');
  for (const [at, text] of pages.entries()) expect(text).toContain(`${at + 1} / ${pages.length}`);

  await sent.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queue');
  // Of many on this portal, the oldest come first.
  const more = page.getByRole('button', { name: 'Show more' });
  const link = page.getByRole('link', { name: number });
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1000 });
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('thisYear');
});

test('by district, what goes out is rounded, and a phone shows it without scrolling sideways @web', async ({
  page,
  portal,
  lenders,
}) => {
  await loanIn('submitted', { portal, lenders });
  await page.setViewportSize({ width: 360, height: 740 });
  const choice = 'report=applications&by=district&period=thisYear';
  await openAsStaff(portal, page, 'operator', `/operator#reports?${choice}`);
  await expect(page.getByRole('table', { name: `${TITLE}, by district` })).toBeVisible();
  await expectToFit(page);
  expect(await faults(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const figures = file
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .flatMap((line) => line.split(',').slice(2));
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter((figure) => !/^(?:\d*[05]|fewer than 5|)$/.test(figure))).toEqual([]);
});

test('a reviewer is not led to reports, and reads none @web', async ({ page, portal, visit }) => {
  const work = { role: 'operator', organisation: null, duties: ['reviewer' as const] } as const;
  const reviewer = await newStaff({ portal, lenders: '' }, { ...work, duties: [...work.duties] });
  await keepSession(page, visit, reviewer);
  await visit('/operator#reports');
  await expect(page.getByText(words.operator.notYours)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
});
