/** One loan from the home page to disbursal, with the fictional lenders, in each language; but for English on a small phone. */
import type { Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { type Language, LANGUAGES } from '#domain/languages.ts';
import {
  deliverAndPay,
  loanOnPage,
  orderDelivery,
  review,
  steerLenders,
  untilAgreed,
  untilOffered,
} from '#tests/support/people/loans.ts';
import { readCopy, readWords } from '#scripts/words/read-words.ts';
import { sayIn } from '#tests/support/in-language.ts';
import {
  fillInBriefRegistration,
  giveCode,
  personWith,
  verifyPhone,
} from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import {
  fillInStep,
  findLenders,
  nextStep,
  stepTitle,
} from '#tests/support/pages/borrower-pages.ts';
import { picture, samplePdf } from '#gateway/testing/sample-files.ts';
import { chooseFile, rowOf } from '#tests/support/pages/application-documents.ts';

test.setTimeout(90_000);
/** Each is another: the page asks about a file that was sent before. */
const paper = () => ({
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: samplePdf(),
});
const face = async () => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await picture(900, 700).png().toBuffer(),
});
const DOCUMENTS = [
  'Aadhaar card, masked',
  'PAN card or Form 60',
  'Driving licence',
  'Dealer’s quotation (proforma invoice)',
  'Photo of yourself',
  'Bank statement for six months',
  'Proof of address',
];
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** A text of the pages with anything in the place of its values. */
const like = (text: string) =>
  new RegExp(
    `^${text.replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`).replaceAll(/\{\{\w+\}\}/g, '.*')}`,
  );

/** Texts that only these pages have, or that contain a name. */
async function copyIn(language: Language) {
  const home = await readCopy(language, 'home');
  const { loanOffers, loanAnswer } = await readWords(language, 'offers');
  const [tile] = home.tiles.items;
  return {
    toEligibility: like(tile?.title ?? ''),
    readKeyFacts: like(loanOffers.readOf),
    haveRead: like(loanAnswer.haveRead),
    accepted: like(loanAnswer.accepted),
  };
}

/** On a phone, what is due stays at the lower edge while the loan is read, and hides no part of the menu. */
async function expectBarAboveMenu(page: Page, menuName: string | RegExp): Promise<void> {
  const bar = page.locator('[data-bottom-bar="instalment"]');
  await bar.evaluate((element) => element.parentElement?.scrollIntoView({ block: 'start' }));
  await expect(bar).toBeInViewport({ ratio: 1 });
  const place = await bar.boundingBox();
  const menu = await page.getByRole('navigation', { name: menuName }).boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual((menu?.y ?? 0) + 1);
  expect(place?.y).toBeGreaterThan((menu?.y ?? 0) - 120);
}

for (const language of LANGUAGES) {
  test(`a loan (${language}), from the home page to the money @web`, async ({
    page,
    portal,
    lenders,
    visit,
    mobileNumber,
  }) => {
    await steerLenders({ lenders });
    const person = personWith(mobileNumber);
    const say = await sayIn(language);
    const copy = await copyIn(language);

    await page.setViewportSize(language === 'en' ? DESKTOP : PHONE);
    await visit(addressOf('/', baseOf(language)));
    await page.getByRole('link', { name: copy.toEligibility }).first().click();
    await findLenders(page, say);
    await expect(page.getByRole('heading', { name: say('Lenders that match') })).toBeFocused();
    await page.getByRole('link', { name: say('Apply here'), exact: true }).click();

    await expect(stepTitle(page)).toHaveText(say('Sign in to apply'));
    await verifyPhone(page, portal, mobileNumber, say);
    await page.getByRole('button', { name: say('Register with this number') }).click();
    await fillInBriefRegistration(page, person, say);

    await expect(stepTitle(page)).toHaveText(say('Choose lenders'));
    await page.getByRole('checkbox', { name: /Neem|नीम/ }).check();
    await nextStep(page, 'What you agree to', say);
    const agreements = page.getByRole('checkbox', { name: say('I agree') });
    await expect(agreements.first()).not.toBeChecked();
    for (const each of await agreements.all()) await each.check();
    for (const title of [
      'About you',
      'Where you live',
      'Your work',
      'Vehicle and loan',
      'Bank account',
    ] as const) {
      await nextStep(page, title, say);
      await fillInStep(page, title, say);
    }
    await nextStep(page, 'Documents', say);
    for (const kind of DOCUMENTS) {
      const row = rowOf(page, say(kind));
      await chooseFile(page, row, kind === 'Photo of yourself' ? await face() : paper());
      if (kind === 'Aadhaar card, masked') await row.getByRole('checkbox').check();
      await row.getByRole('button', { name: say('Send it'), exact: true }).click();
      await expect(row.getByText(say('Received'), { exact: true }).first()).toBeVisible();
    }
    await nextStep(page, 'Check everything', say);
    await expect(page.getByText(say('Everything is complete. You can send it now.'))).toBeVisible();
    await nextStep(page, 'Send', say);
    await page.getByRole('button', { name: say('Get the code and send') }).click();
    await giveCode(page, portal, mobileNumber, say);
    await expect(stepTitle(page)).toHaveText(say('We have received your application'));

    const loan = await loanOnPage({ portal, lenders }, page, person, { hasDealer: false });
    await expect(page.getByText(loan.number)).toBeVisible();
    await review(loan);
    await untilOffered(loan);
    await page.getByRole('link', { name: say('Follow your application') }).click();
    await page.getByRole('button', { name: copy.readKeyFacts }).click();
    await page.getByRole('checkbox', { name: copy.haveRead }).check();
    await page.getByRole('button', { name: say('Accept with a code') }).click();
    await giveCode(page, portal, mobileNumber, say);
    await expect(page.getByText(copy.accepted)).toBeVisible();
    if (language === 'hi') await expectBarAboveMenu(page, say('My account'));

    await untilAgreed(loan);
    await orderDelivery(loan);
    await deliverAndPay(loan);
    await page.reload();
    await expect(page.getByText(say('Paid out')).first()).toBeVisible();
  });
}
