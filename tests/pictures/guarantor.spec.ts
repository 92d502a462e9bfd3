/** The guarantor's page, before and after the answer, and what the borrower sees of it. */
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { application, chooseLenders, inviteGuarantor } from '#contract/applications/loans.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { photograph, SCHEMES, showAll, VIEW_HEIGHT, WIDTHS } from '#scripts/lib/photograph.ts';
import { OUT } from '#scripts/lib/places.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';
import { begunApplication, chooseFile, rowOf } from '#tests/support/pages/application-documents.ts';
import { sayIn } from '#tests/support/in-language.ts';
import { openAs } from '#tests/support/people/loan-people.ts';
import { verifyPhone } from '#tests/support/people/people.ts';
import { test } from '#tests/support/portal.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';

const FOLDER = process.env['PICTURES'] ?? join(OUT.root, 'pictures');
const pdf = { name: 'pan.pdf', mimeType: 'application/pdf', buffer: samplePdf() };

// What the console complains of is for the journeys.
test.use({ complaints: { expected: [/./] } });

async function photographAll(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: VIEW_HEIGHT });
    await showAll(page);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await photograph(page, FOLDER, `${name}-${width}-${colorScheme}`);
    }
  }
}

for (const language of LANGUAGES) {
  test(`guarantor in ${language}`, async ({ page, portal, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const say = await sayIn(language);
    const at = (path: string) => addressOf(path, baseOf(language));
    const loan = await begunApplication(portal);
    const { borrower, number } = loan;
    const mobileNumber = newMobileNumber();
    const invited = await borrower.done(inviteGuarantor, {
      requestId: crypto.randomUUID(),
      number,
      version: 1,
      name: 'Ravi Madeup',
      mobileNumber,
    });
    const { match } = await borrower.done(application, { number });
    const asking = match?.matched.find(({ documents }) =>
      documents.beforeSanction.includes('guarantor-aadhaar'),
    );
    await borrower.done(chooseLenders, {
      requestId: crypto.randomUUID(),
      number,
      version: invited.version,
      products: [asking?.product.id ?? ''],
    });
    await visit(at(`/guarantor#${invited.token}`));
    const agree = page.getByRole('button', { name: say('Agree') });
    await agree.waitFor();
    await photographAll(page, `guarantor-invited-${language}`);

    await agree.click();
    await verifyPhone(page, portal, mobileNumber, say);
    const pan = page.getByRole('region', { name: say('PAN card or Form 60') });
    await pan.waitFor();
    await photographAll(page, `guarantor-agreed-${language}`);
    await chooseFile(page, pan, pdf);
    await pan.getByRole('button', { name: say('Send it'), exact: true }).click();
    await pan.getByText('pan.pdf').waitFor();
    await photographAll(page, `guarantor-sent-${language}`);

    await openAs(loan, page, visit, at(`/apply?number=${number}#documents`));
    await rowOf(page, say('Guarantor’s PAN card or Form 60')).waitFor();
    await photographAll(page, `guarantor-for-borrower-${language}`);
  });
}
