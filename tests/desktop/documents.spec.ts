import { picture, samplePdf } from '#gateway/testing/sample-files.ts';
import {
  begunApplication,
  chooseFile,
  openDocuments,
  rowOf,
} from '#tests/support/pages/application-documents.ts';
import { verifyPhone } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import { PDF_PASSWORD, lockedAadhaar } from '#tests/support/samples/sample-files.ts';

test('documents go through the main process, and come back', async ({ page, portal, visit }) => {
  const { number, person } = await begunApplication(portal);
  await visit('/login');
  await verifyPhone(page, portal, person.mobileNumber);
  await page.waitForURL(/\/consumer-profile$/);
  await visit(`/apply?number=${number}`);
  await openDocuments(page, visit, number);

  const statement = rowOf(page, 'Bank statement for six months');
  await chooseFile(page, statement, {
    name: 'statement.pdf',
    mimeType: 'application/pdf',
    buffer: samplePdf(600_000),
  });
  await statement.getByRole('button', { name: 'Send it' }).click();
  await expect(statement.getByText('Received', { exact: true })).toHaveCount(2);

  const photo = rowOf(page, 'Photo of yourself');
  await chooseFile(page, photo, {
    name: 'face.png',
    mimeType: 'image/png',
    buffer: await picture(900, 700).png().toBuffer(),
  });
  await photo.getByRole('button', { name: 'Send it' }).click();
  await photo.getByRole('button', { name: 'Look at it: face.jpg' }).click();
  await expect(page.getByRole('dialog', { name: 'face.jpg' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  const aadhaar = rowOf(page, 'Aadhaar card, masked');
  await chooseFile(page, aadhaar, await lockedAadhaar());
  await aadhaar.getByRole('textbox', { name: 'Password of the PDF' }).fill(PDF_PASSWORD);
  await aadhaar.getByRole('button', { name: 'Open the PDF' }).click();
  await expect(aadhaar.getByRole('img', { name: 'The picture as it will be sent' })).toBeVisible();
  await aadhaar.getByRole('checkbox').check();
  await aadhaar.getByRole('button', { name: 'Send it' }).click();
  await expect(aadhaar.getByText('Received', { exact: true })).toHaveCount(2);
});
