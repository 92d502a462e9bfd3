/** Where a calculation starts: on a phone, from a vehicle's price, from an example. */
import type { Locator, Page } from 'playwright/test';
import { awake, number, result, slider, type } from '#tests/support/pages/calculator-page.ts';
import { expect, test } from '#tests/support/portal.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const payment = (page: Page) =>
    result(page)
      .getByText(/^Monthly payment/)
      .locator('..');
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (box === null) throw new Error('It is not shown.');
    return { ...box, bottom: box.y + box.height };
  };

  test('the instalment stays in view at the lower edge while a slider is moved', async ({
    page,
    visit,
  }) => {
    await visit('/emi-calculator');
    await awake(page);
    await slider(page, 'Loan amount').focus();
    expect((await boxOf(payment(page))).bottom).toBeCloseTo(740, 0);
    await page.keyboard.press('End');
    await expect(payment(page)).toHaveText(/₹42,963\.87₹1,718\.56 each working day/);
    await expect(payment(page)).toBeInViewport({ ratio: 1 });
    // It is the result itself, so it is announced only once.
    await expect(page.getByText('₹42,963.87')).toHaveCount(2);
    await expect(page.getByRole('status').filter({ hasText: '₹42,963.87' })).toHaveCount(1);
  });

  test('the instalment covers no field that has the focus', async ({ page, visit }) => {
    await visit('/emi-calculator');
    await awake(page);
    await page.getByRole('button', { name: 'Start from a vehicle’s price' }).press('Enter');
    const last = page.getByRole('button', { name: 'Start again' });
    const isLast = () => last.evaluate((button) => button === document.activeElement);
    for (let press = 1; press <= 20 && !(await isLast()); press += 1) {
      await page.keyboard.press('Tab');
      const [field, bar] = [await boxOf(page.locator(':focus')), await boxOf(payment(page))];
      expect(field.bottom, `after ${press} presses of Tab`).toBeLessThanOrEqual(bar.y + 1);
    }
    await expect(last).toBeFocused();
  });

  test('the instalment is not a bar in print or in a wide window', async ({ page, visit }) => {
    await visit('/emi-calculator');
    await page.emulateMedia({ media: 'print' });
    await expect(payment(page)).toHaveCSS('position', 'static');
    await page.emulateMedia({ media: 'screen' });
    await expect(payment(page)).toHaveCSS('position', 'sticky');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(payment(page)).toHaveCSS('position', 'static');
  });

  test('a wide table keeps its first column, shows that it continues, and scrolls by keyboard', async ({
    page,
    visit,
  }) => {
    await visit('/emi-calculator?amount=500000&years=5&rate=12#schedule');
    await awake(page);
    const frame = page.getByRole('region', { name: 'Repayment of ₹5,00,000 over 5 years' });
    await frame.focus();
    const edge = (side: string) =>
      frame.locator('..').evaluate((place, of) => getComputedStyle(place, of).content, side);
    const firstCell = frame.getByRole('rowheader').first();
    const at = (await boxOf(firstCell)).x;
    expect(await edge('::after')).toBe('""');
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => edge('::after')).toBe('none');
    expect((await boxOf(firstCell)).x).toBeCloseTo(at, 0);
    // Nothing that is scrolled away shows through it.
    const onTop = await firstCell.evaluate((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('th') === cell;
    });
    expect(onTop).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(frame).toHaveCSS('overflow', 'visible');
  });
});

test('the price of a vehicle, the down payment and an example are one tap away', async ({
  page,
  visit,
}) => {
  await visit('/emi-calculator');
  await awake(page);
  await page.getByRole('button', { name: 'Start from a vehicle’s price' }).click();
  await expect(number(page, 'Vehicle price')).toHaveValue('50,000');
  await number(page, 'Vehicle price').fill('');
  await number(page, 'Vehicle price').pressSequentially('1,60,000');
  await type(page, 'Down payment', '20,000');
  await expect(page.getByRole('checkbox', { name: /Expert mode/ })).not.toBeChecked();
  await expect(number(page, 'Loan amount')).toHaveValue('1,40,000');
  await expect(page.getByText('less the down payment: ₹1,40,000')).toBeVisible();
  await slider(page, 'Loan amount').focus();
  await page.keyboard.press('ArrowRight');
  await expect(number(page, 'Vehicle price')).toHaveValue('1,70,000');

  await page.getByRole('button', { name: 'Try an e-rickshaw example' }).click();
  await expect(number(page, 'Vehicle price')).toHaveValue('1,80,000');
  await expect(number(page, 'Down payment')).toHaveValue('40,000');
  await expect(number(page, 'Interest')).toHaveValue('24');
  await expect(result(page)).toContainText('₹6,250.99');
  await expect(page.getByText('An example, not an offer')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(number(page, 'Vehicle price')).toHaveValue('1,70,000');
  await expect(number(page, 'Down payment')).toHaveValue('20,000');
});

test('a price that the plain sliders do not allow switches to expert mode', async ({
  page,
  visit,
}) => {
  await visit('/emi-calculator');
  await awake(page);
  await page.getByRole('button', { name: 'Start from a vehicle’s price' }).click();
  await type(page, 'Vehicle price', '1,65,500');
  await expect(page.getByRole('checkbox', { name: /Expert mode/ })).toBeChecked();
  await expect(number(page, 'Loan amount')).toHaveValue('1,65,500');
  await type(page, 'Down payment', '2,00,000');
  await expect(number(page, 'Down payment')).toHaveValue('1,65,500');
  await expect(result(page)).toContainText('₹0.00');
});
