/** The receipt of an application that was sent, as a file on a dealer's computer. */
import { readFile } from 'node:fs/promises';
import { loanIn } from '#tests/support/people/loans.ts';
import { textOfPdf } from '#tests/support/checks/pdf-text.ts';
import { verifyPhone } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';

test('the receipt is saved as one page, with the number and without the person', async ({
  page,
  portal,
  lenders,
  visit,
  program,
}, info) => {
  const { number, person, userId } = await loanIn('submitted', { portal, lenders });
  await visit('/login');
  await verifyPhone(page, portal, person.mobileNumber);
  await page.waitForURL(/\/consumer-profile$/);
  const path = info.outputPath('receipt.pdf');
  await program?.app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async (...asked: unknown[]) => {
      Reflect.set(globalThis, 'asked', asked.at(-1));
      return { canceled: false, filePath };
    };
  }, path);
  await visit(`/apply?number=${number}`);
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByText('The PDF was saved.')).toBeVisible();
  expect(await program?.app.evaluate(() => Reflect.get(globalThis, 'asked'))).toMatchObject({
    defaultPath: `${number}-receipt.pdf`,
  });
  const pdf = await readFile(path);
  expect(pdf.toString('latin1').match(/\/MediaBox/g)).toHaveLength(1);
  const text = textOfPdf(pdf);
  expect(text).toContain('RinSetu:Receiptofyourapplication');
  expect(text).toContain(number);
  expect(text).toContain('SamplelenderNeem');
  for (const secret of [person.mobileNumber, person.lastName, person.email, userId]) {
    expect(text).not.toContain(secret);
  }
  // Nothing of the surrounding page is printed.
  for (const name of ['Saveandleave', 'SaveasPDF', 'Followyourapplication']) {
    expect(text).not.toContain(name);
  }
});
