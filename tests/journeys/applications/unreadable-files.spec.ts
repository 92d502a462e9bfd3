/** Files that cannot be sent as they are: locked PDFs, HEIC pictures, and pictures in which little can be read. */
import type { Page } from 'playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp, { type Sharp } from 'sharp';
import { fetchDocument, listDocuments } from '#contract/applications/documents.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { storedInBrowser } from '#tests/support/checks/stored-in-browser.ts';
import {
  begunApplication,
  chooseFile,
  openDocuments,
  rowOf,
} from '#tests/support/pages/application-documents.ts';
import { type Loan, openAs } from '#tests/support/people/loan-people.ts';
import { expect, test } from '#tests/support/portal.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';
import {
  PDF_PASSWORD,
  heicPicture,
  lockedAadhaar,
  lockedStatement,
  notToBePrinted,
  photographedLetter,
} from '#tests/support/samples/sample-files.ts';

test.describe.configure({ mode: 'parallel' });

/** What the gateway has of the only document of its kind. */
async function contentOf(
  { gatewayUrl }: RunningPortal,
  { borrower, number, token }: Loan,
  wanted: DocumentKind,
) {
  const { documents } = await borrower.done(listDocuments, { number });
  const sent = documents.find(({ kind }) => kind === wanted);
  const answer = await fetch(gatewayUrl + fetchDocument.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify({ document: sent?.document }),
  });
  return { name: sent?.fileName, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

async function openRow(
  page: Page,
  loan: Loan,
  visit: (path: string) => Promise<void>,
  name: string,
) {
  await openAs(loan, page, visit, `/apply?number=${loan.number}`);
  await openDocuments(page, visit, loan.number);
  return rowOf(page, name);
}

test('a locked statement is opened with its password and sent as a PDF of pictures @web', async ({
  page,
  portal,
  visit,
}) => {
  const loan = await begunApplication(portal);
  const addresses: string[] = [];
  const bodies: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    bodies.push(request.postData() ?? '');
  });
  const row = await openRow(page, loan, visit, 'Bank statement for six months');
  await chooseFile(page, row, await lockedStatement());
  await expect(row.getByRole('heading', { name: /opens only with a password/ })).toBeFocused();
  expect(await faultsInLightAndDark(page)).toEqual([]);

  const password = row.getByRole('textbox', { name: 'Password of the PDF' });
  await password.fill('sure1990');
  await password.press('Enter');
  await expect(row.getByText('does not open with this password')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(PDF_PASSWORD);
  await row.getByRole('button', { name: 'Open the PDF' }).click();

  await expect(row.getByText('Page 1 of 2')).toBeVisible();
  await expect(row.getByRole('img', { name: 'The picture as it will be sent' })).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);
  await row.getByRole('button', { name: 'Next page' }).click();
  await row.getByRole('button', { name: 'Turn right' }).click();
  await row.getByRole('button', { name: 'Send it' }).click();
  await expect(row.getByText('Received', { exact: true })).toHaveCount(2);

  const { name, bytes } = await contentOf(portal, loan, 'bank-statement');
  expect(name).toBe('statement.pdf');
  const task = getDocument({ data: bytes, verbosity: 0 });
  const pdf = await task.promise;
  const sizes = [];
  for (const number of [1, 2]) {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
    sizes.push(width < height ? 'upright' : 'lying');
  }
  expect(sizes).toEqual(['upright', 'lying']);
  await task.destroy();

  expect(await storedInBrowser(page, [PDF_PASSWORD, 'sure1990'])).toEqual([]);
  for (const sent of [...addresses, ...bodies]) expect(sent).not.toMatch(/sure1990/i);
});

test('an Aadhaar PDF is opened with UIDAI’s rule, covered, and sent as a picture @web', async ({
  page,
  portal,
  visit,
}) => {
  const loan = await begunApplication(portal);
  const row = await openRow(page, loan, visit, 'Aadhaar card, masked');
  await chooseFile(page, row, await lockedAadhaar());
  await expect(row.getByText('SURE1990')).toBeVisible();
  await row.getByRole('textbox', { name: 'Password of the PDF' }).fill(PDF_PASSWORD);
  await row.getByRole('button', { name: 'Open the PDF' }).click();
  await row.getByRole('button', { name: 'Add a box' }).click();
  await row.getByRole('checkbox').check();
  await row.getByRole('button', { name: 'Send it' }).click();
  await expect(row.getByText('Received', { exact: true })).toHaveCount(2);
  const { name, bytes } = await contentOf(portal, loan, 'masked-aadhaar');
  expect(name).toBe('eaadhaar.jpg');
  const { format, width, height } = await sharp(bytes).metadata();
  expect(format).toBe('jpeg');
  expect(height).toBeGreaterThan(width);
  const { dominant } = await sharp(bytes).stats();
  // The page is drawn, and not left black.
  expect(dominant).toEqual({ r: 248, g: 248, b: 248 });
});

test('a PDF that only forbids printing is sent as it is @web', async ({ page, portal, visit }) => {
  const loan = await begunApplication(portal);
  const row = await openRow(page, loan, visit, 'Bank statement for six months');
  const file = await notToBePrinted();
  await chooseFile(page, row, file);
  await row.getByRole('button', { name: 'Send it' }).click();
  await expect(row.getByText('Received', { exact: true })).toHaveCount(2);
  const { bytes } = await contentOf(portal, loan, 'bank-statement');
  expect(Buffer.from(bytes).equals(file.buffer)).toBe(true);
});

test('a HEIC picture is known by its content, and a blurred one by its looks @web', async ({
  page,
  portal,
  visit,
}) => {
  const loan = await begunApplication(portal);
  const row = await openRow(page, loan, visit, 'Proof of address');
  await chooseFile(page, row, await heicPicture('IMG_0001.jpg'));
  await expect(row.getByRole('alert').filter({ hasText: 'HEIC' })).toContainText('Most Compatible');
  expect(await faultsInLightAndDark(page)).toEqual([]);

  const letter = sharp(await photographedLetter());
  const picture = async (taken: Sharp) => ({
    name: 'letter.jpg',
    mimeType: 'image/jpeg',
    buffer: await taken.jpeg().toBuffer(),
  });
  await chooseFile(page, row, await picture(letter.clone().blur(3)));
  await expect(row.getByRole('status').filter({ hasText: 'looks blurred' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Send anyway' })).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);

  await chooseFile(
    page,
    row,
    await picture(letter.clone().linear(0.2, 0)),
    'Choose another picture',
  );
  await expect(row.getByRole('status').filter({ hasText: 'is dark' })).toBeVisible();
  await expect(row.getByText('looks blurred')).toHaveCount(0);
  await row.getByRole('button', { name: 'Send anyway' }).click();
  await expect(row.getByText('Received', { exact: true })).toHaveCount(2);

  await chooseFile(page, row, await picture(letter));
  await expect(row.getByRole('img', { name: 'The picture as it will be sent' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Send it' })).toBeVisible();
});
