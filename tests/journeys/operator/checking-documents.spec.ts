/** Documents compared with what they should prove, by keyboard alone. */
import type { Page } from 'playwright/test';
import { answerChecks } from '#contract/operators/documents.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { loanIn } from '#tests/support/people/loans.ts';
import { expect, test } from '#tests/support/portal.ts';

const placeOf = (number: string) => `/operator#application=${number}`;
const documents = (page: Page) => page.getByRole('region', { name: 'Documents' });
const checkOf = (page: Page, name: string) => page.getByRole('radiogroup', { name });

/** Opens a document by its name in the list, and waits until it can be seen. */
async function look(page: Page, name: RegExp): Promise<void> {
  await documents(page).getByRole('button', { name }).press('Enter');
  await expect(documents(page).getByRole('img', { name })).toHaveAttribute('aria-busy', 'false');
}

test('an operator compares each answer with the document, and accepts one that differs only for a reason @web', async ({
  page,
  portal,
  lenders,
  openStaff,
}) => {
  const { number } = await loanIn('in-review', { portal, lenders });
  await openStaff('operator', placeOf(number));
  await look(page, /^PAN card/);
  const name = checkOf(page, 'Full name: Madeup Borrower');
  const pan = checkOf(page, 'PAN: ABCPK4821Q');
  await expect(checkOf(page, 'Date of birth: 17 Apr 1990')).toBeVisible();

  await test.step('answers by keyboard, which a reload shows again', async () => {
    await name.getByRole('radio', { name: 'Yes' }).press('Space');
    const keeping = page.waitForRequest(
      (request) =>
        request.url().endsWith(answerChecks.path) &&
        request.postData()?.includes('identity.pan') === true,
    );
    await pan.getByRole('radio', { name: 'No', exact: true }).press('Space');
    await expect(pan.getByRole('radio', { name: 'No', exact: true })).toBeFocused();
    await (await keeping).response();
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await page.reload();
    await look(page, /^PAN card/);
    await expect(name.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(pan.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  });

  await test.step('what is not proven is named, and needs a reason', async () => {
    await page.getByRole('button', { name: 'Yes to all the rest' }).press('Enter');
    await page.getByRole('button', { name: 'Verify', exact: true }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Not answered with yes: PAN.');
    expect(await faultsInLightAndDark(page)).toEqual([]);
    await page
      .getByLabel('Accept it all the same, because')
      .selectOption('Another document shows it');
    await page.getByRole('button', { name: 'Verify', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: /^PAN card.*Verified/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Audit' }).press('Enter');
    await expect(
      page.getByText(
        'Verified although not every check is answered with yes (Another document shows it)',
      ),
    ).toBeVisible();
  });
});

test('an operator looks at two documents beside each other, and at the format of numbers @web', async ({
  page,
  portal,
  lenders,
  openStaff,
}) => {
  const { number } = await loanIn('in-review', { portal, lenders });
  await openStaff('operator', placeOf(number));
  await look(page, /^PAN card/);
  await expect(page.getByText('The format is right: the PAN of a person.')).toBeVisible();
  const compared = page.getByLabel('Compare with');
  await compared.selectOption('Bank statement for six months');
  const statement = documents(page).getByRole('img', { name: /^Bank statement/ });
  await expect(statement).toHaveAttribute('aria-busy', 'false');
  await expect(documents(page).getByRole('img', { name: /^PAN card/ })).toBeVisible();

  await test.step('each is turned for itself, by keyboard', async () => {
    await page.getByRole('region', { name: 'Bank statement for six months' }).press('r');
    await expect(page.getByRole('status').filter({ hasText: 'turned by 90°' })).toHaveCount(1);
    await expect(statement).toHaveAttribute('aria-busy', 'false');
    expect(await faultsInLightAndDark(page)).toEqual([]);
  });

  await test.step('beside each other where there is room, otherwise below', async () => {
    const left = async (name: string) =>
      (await page.getByRole('region', { name }).boundingBox())?.x ?? 0;
    expect(await left('Bank statement for six months')).toBeGreaterThan(
      (await left('PAN card or Form 60')) + 100,
    );
    await page.setViewportSize({ width: 360, height: 740 });
    await expect
      .poll(async () =>
        Math.abs(
          (await left('Bank statement for six months')) - (await left('PAN card or Form 60')),
        ),
      )
      .toBeLessThan(2);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test('what is the same in another application is pointed out without opening it @web', async ({
  page,
  portal,
  lenders,
  openStaff,
}) => {
  const other = await loanIn('submitted', { portal, lenders });
  const { number } = await loanIn('submitted', { portal, lenders });
  await openStaff('operator', placeOf(number));
  const part = page.getByRole('region', { name: 'Same details in other applications' });
  const line = part.getByRole('listitem').filter({ hasText: other.number });
  await expect(line).toHaveText(/New, sent on .*: same PAN, same bank account,? and same file$/);
  await expect(part.getByRole('link')).toHaveCount(0);
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Audit' }).press('Enter');
  await expect(
    page.getByText('Was shown which other applications share details with it').first(),
  ).toBeVisible();
});
