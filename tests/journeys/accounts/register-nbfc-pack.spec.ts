/** The printed pack of an NBFC, and what remains of the form when the person signs out. */
import { storedInBrowser } from '#tests/support/checks/stored-in-browser.ts';
import { expect, test } from '#tests/support/portal.ts';
import { PANS, open, pasteAll, pressOn } from '#tests/support/pages/nbfc-form.ts';

test.describe('@web', () => {
  test('the pack is printed alone, as a title, every detail, a checklist and a place to sign', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['paper'] = document.body.innerText;
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await open(page, visit);
    await pasteAll(page);
    await pressOn(page, 'Check and make the pack');
    await page.getByRole('heading', { name: 'Your application pack' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await pressOn(page, 'Print or save as PDF');
    await expect(page.locator('html[data-paper]')).toBeAttached();
    const paper = (await page.locator('html').getAttribute('data-paper')) ?? '';
    for (const text of [
      'RinSetu: NBFC application pack',
      ...PANS,
      'Document checklist',
      'Name and signature',
    ]) {
      expect(paper).toContain(text);
    }
    for (const text of ['About Us', 'Change', 'Send the request', 'NBFC Registration']) {
      expect(paper).not.toContain(text);
    }
    await expect(page.locator('html[data-printing]')).toHaveCount(0);
  });

  test('the pack prints in regular weight across the page, with page numbers', async ({
    page,
    visit,
  }) => {
    await open(page, visit);
    await pasteAll(page);
    await pressOn(page, 'Check and make the pack');
    await expect(page.getByRole('heading', { name: 'Your application pack' })).toBeFocused();
    await page.setViewportSize({ width: 688, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const value = page.getByRole('definition').filter({ hasText: 'Setu Finance' });
    await expect(value).toHaveCSS('font-weight', '400');
    const list = page.locator('dl').filter({ has: value });
    expect(Math.round((await list.boundingBox())?.width ?? 0)).toBe(688);
    const numbers = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSPageRule)
        .map((rule) => rule.cssText)
        .join(' '),
    );
    expect(numbers).toContain('counter(pages)');
  });

  test('the browser’s own print command prints the same as the button', async ({ page, visit }) => {
    await open(page, visit);
    await pasteAll(page);
    await pressOn(page, 'Check and make the pack');
    await expect(page.getByRole('heading', { name: 'Your application pack' })).toBeFocused();
    const footer = page.getByRole('contentinfo');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.getByText('RinSetu: NBFC application pack')).toBeVisible();
    await expect(footer).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(footer).toBeVisible();
    await expect(page.locator('[data-printed]')).toHaveCount(0);
  });

  test('when the person signs out in another tab, the form is cleared', async ({
    page,
    portal,
    visit,
  }) => {
    await visit('/faq');
    await page.evaluate(() => {
      localStorage.setItem('token', 'somebody');
      localStorage.setItem('userId', 'RS1');
    });
    await open(page, visit);
    await pasteAll(page);
    await pressOn(page, 'Check and make the pack');
    await expect(page.getByText('ACUPA7085R', { exact: true })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(`${portal.url}/faq`);
    await other.evaluate(() => localStorage.clear());
    await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Director PAN' })).toHaveValue('');
    await expect(page.getByText('Chosen:')).toHaveCount(0);
    expect(await storedInBrowser(page, ['Setu Finance', ...PANS])).toEqual([]);
    await other.close();
  });
});
