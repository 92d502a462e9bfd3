import sharp from 'sharp';
import type { Page } from 'playwright/test';
import { fetchDocument, listDocuments } from '#contract/applications/documents.ts';
import { inviteGuarantor } from '#contract/applications/loans.ts';
import { picture, samplePdf } from '#gateway/testing/sample-files.ts';
import {
  begunApplication,
  chooseFile,
  openDocuments,
  rowOf,
} from '#tests/support/pages/application-documents.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { type Loan, openAs } from '#tests/support/people/loan-people.ts';
import { verifyPhone } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { type RunningPortal } from '#tests/support/running-portal.ts';
import { textFile } from '#tests/support/samples/sample-files.ts';

const PARTS = 5;
const pdf = {
  name: 'statement.pdf',
  mimeType: 'application/pdf',
  buffer: samplePdf(PARTS * 256 * 1024 - 10),
};
/** Half white, where the number would be, and half purple. */
const card = async () => ({
  name: 'card.png',
  mimeType: 'image/png',
  buffer: await picture(300, 400)
    .extend({ left: 300, background: 'white' })
    .withExif({ IFD0: { Copyright: 'somewhere' } })
    .png()
    .toBuffer(),
});

/** What the gateway has of the only document of its kind. */
async function contentOf({ gatewayUrl }: RunningPortal, { borrower, number, token }: Loan) {
  const { documents } = await borrower.done(listDocuments, { number });
  const sent = documents.find(({ kind }) => kind === 'masked-aadhaar');
  const answer = await fetch(gatewayUrl + fetchDocument.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify({ document: sent?.document }),
  });
  return Buffer.from(await answer.arrayBuffer());
}

/** Draws a box over the left half of the picture. */
async function coverLeftHalf(page: Page): Promise<void> {
  const shown = page.getByRole('img', { name: 'The picture as it will be sent' });
  await shown.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await shown.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + 1, y + 1);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.4, y + height * 0.8);
  await page.mouse.up();
}

// A connection that is lost, and a code to another number.
const complaints = {
  expected: [/ERR_INTERNET_DISCONNECTED/, /status of 403.*withdrawAsGuarantor/],
};
test.use({ complaints });

test.describe('documents', { tag: '@web' }, () => {
  test('are turned, covered, sent, resumed and removed', async ({ page, portal, visit }) => {
    const loan = await begunApplication(portal);
    const { borrower, number } = loan;
    const text = Buffer.from('no document');
    await expect(borrower.upload({ number, version: 1 }, 'proof-of-address', text)).rejects.toThrow(
      'REFUSED',
    );
    await openAs(loan, page, visit, `/apply?number=${number}`);
    await openDocuments(page, visit, number);

    await test.step('a picture of an Aadhaar card', async () => {
      const row = rowOf(page, 'Aadhaar card, masked');
      await chooseFile(page, row, await card());
      await coverLeftHalf(page);
      await expect(row.getByRole('button', { name: 'Box 1', exact: true })).toBeVisible();
      expect(await faultsInLightAndDark(page)).toEqual([]);
      await row.getByRole('button', { name: 'Turn right' }).click();
      await row.getByRole('button', { name: /^Send (?:it|anyway)$/ }).click();
      await expect(row.getByRole('alert').filter({ hasText: 'tick this' })).toBeVisible();
      await row.getByRole('checkbox').check();
      await row.getByRole('button', { name: /^Send (?:it|anyway)$/ }).click();
      await expect(row.getByText('card.jpg')).toBeVisible();
      await expect(row.getByText('Received', { exact: true })).toHaveCount(2);

      const kept = sharp(await contentOf(portal, loan));
      const { width, height, exif } = await kept.metadata();
      expect({ width, height, exif }).toEqual({ width: 400, height: 600, exif: undefined });
      // The left half is the upper one now; what was at its lower edge is at the left.
      const { data } = await kept.raw().toBuffer({ resolveWithObject: true });
      const redAt = (x: number, y: number) => data[(y * 400 + x) * 3] ?? -1;
      expect(redAt(300, 100)).toBeLessThan(20);
      expect(redAt(20, 100)).toBeGreaterThan(235);
    });

    await test.step('a PDF, cut off by a lost connection and a reload', async () => {
      const row = rowOf(page, 'Bank statement for six months');
      const arrived: string[] = [];
      page.on('response', (response) => {
        const isPart = response.request().method() === 'PUT' && response.ok();
        if (isPart) arrived.push(response.url().split('/').at(-1) ?? '');
      });
      await page.route('**/document-service/content/**', (route) =>
        arrived.length < 2 ? route.continue() : route.abort('internetdisconnected'),
      );
      await chooseFile(page, row, pdf);
      await row.getByRole('button', { name: 'Send it' }).click();
      await expect(row.getByText('There is no connection right now')).toBeVisible();
      await page.reload();
      await expect(row.getByText('There is no connection right now')).toBeVisible();
      await page.unroute('**/document-service/content/**');
      await row.getByRole('button', { name: 'Try again: statement.pdf' }).click();
      await expect(row.getByText('Received', { exact: true })).toHaveCount(2);
      expect(arrived.toSorted()).toEqual(['1', '2', '3', '4', '5']);
    });

    await test.step('a text that is called a PDF, and one that was refused', async () => {
      const pan = rowOf(page, 'PAN card or Form 60');
      await chooseFile(page, pan, textFile('pan.pdf'));
      await expect(pan.getByRole('alert')).toContainText('neither a picture');

      const address = rowOf(page, 'Proof of address');
      await expect(address).toContainText('Please send a photo or a PDF');
      await address.getByRole('button', { name: /^Remove/ }).click();
      await page.getByRole('button', { name: 'Remove it' }).click();
      await expect(address.getByText('Missing')).toBeVisible();
    });
  });
});

test('a guarantor reads, agrees, sends documents and withdraws by a link that is not kept in the address @web', async ({
  page,
  portal,
  visit,
}) => {
  const { borrower, number } = await begunApplication(portal);
  const mobileNumber = newMobileNumber();
  const { token } = await borrower.done(inviteGuarantor, {
    requestId: crypto.randomUUID(),
    number,
    version: 1,
    name: 'Ravi Madeup',
    mobileNumber,
  });
  await visit(`/guarantor#${token}`);
  await expect(page.getByText('Dear Ravi Madeup')).toBeVisible();
  expect(page.url()).toBe(`${portal.url}/guarantor`);
  await expect(page.getByText('₹1,30,000').first()).toBeVisible();
  const [lender] = await page.getByRole('heading', { level: 3 }).all();
  if (lender === undefined) throw new Error('no lender is named');
  await expect(lender).toContainText('Sample lender');
  await expect(page.getByText(/^Instalment a month/).first()).toBeVisible();
  await expect(page.getByText(/^Total paid: all instalments/).first()).toBeVisible();
  expect(await faultsInLightAndDark(page)).toEqual([]);

  await page.getByRole('button', { name: 'Agree' }).click();
  await verifyPhone(page, portal, mobileNumber);
  await expect(page.getByText('Thank you. You have agreed')).toBeVisible();

  const pan = rowOf(page, 'PAN card or Form 60');
  await chooseFile(page, pan, { ...pdf, name: 'guarantors-pan.pdf' });
  await pan.getByRole('button', { name: 'Send it' }).click();
  await expect(pan.getByText('Received', { exact: true })).toHaveCount(2);
  expect(await faultsInLightAndDark(page)).toEqual([]);
  // The borrower learns that it has arrived, and not what it is.
  const { documents } = await borrower.done(listDocuments, { number });
  expect(documents).toMatchObject([
    { kind: 'guarantor-pan-or-form-60', state: 'CLEAN', fileName: null, contentType: null },
  ]);

  await page.reload();
  await expect(pan.getByText('guarantors-pan.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw my consent' }).click();
  await verifyPhone(page, portal, newMobileNumber());
  await expect(page.getByRole('alert')).toContainText('was not sent to the number');
  await expect(page.getByText('You have agreed to be the guarantor')).toBeVisible();
});
