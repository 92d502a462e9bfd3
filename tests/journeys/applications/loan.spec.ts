/** One loan from the home page to disbursal, with the fictional lenders, in each language; but for English on a small phone. */
import { createHash } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import * as z from 'zod/mini';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { offers } from '#contract/applications/offers.ts';
import { directionOf, type Language, LANGUAGES } from '#domain/languages.ts';
import { keyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import { KEY_FACTS } from '#domain/words/key-facts.ts';
import { wordsInLatin } from '#tests/support/checks/visible-texts.ts';
import { inDigitsOf } from '#tests/support/in-digits-of.ts';
import {
  type Loan,
  deliverAndPay,
  loanOnPage,
  orderDelivery,
  review,
  steerLenders,
  untilAgreed,
  untilOffered,
} from '#tests/support/people/loans.ts';
import { readCopy, readWords } from '#scripts/words/read-words.ts';
import { readReviewed } from '#translations/reviewed.ts';
import { sayIn } from '#tests/support/in-language.ts';
import { fillInBriefRegistration, giveCode, personWith } from '#tests/support/people/people.ts';
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
  const { unchecked } = (await readWords(language, 'applications')).applications;
  const [tile] = home.tiles.items;
  return {
    toEligibility: like(tile?.title ?? ''),
    readKeyFacts: like(loanOffers.readOf),
    haveRead: like(loanAnswer.haveRead),
    accepted: like(loanAnswer.accepted),
    unchecked: like(unchecked.says),
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

const offersFor = async ({ borrower, number }: Loan) =>
  (await borrower.done(offers, { number })).offers;

/** Amounts are in Latin digits, in lakh, whatever was typed. */
async function expectLatinAmounts(part: Locator, amount: string): Promise<void> {
  await expect(part).toContainText(amount);
  expect(await part.innerText()).not.toMatch(/(?!\d)\p{Nd}/u);
}

/** The statement that is shown is in the language of the application, and its hash is of that text. Gives the hash. */
async function expectStatementIn(
  language: Language,
  loan: Loan,
  article: Locator,
): Promise<string> {
  const [offer] = await offersFor(loan);
  const text = offer?.keyFacts ?? '';
  const { title, parts } = z.parse(keyFactsStatement, JSON.parse(text));
  expect(JSON.parse(text)).toHaveProperty('language', language);
  const hash = createHash('sha256').update(text, 'utf8').digest('hex');
  expect(offer?.keyFactsHash).toBe(hash);
  expect(title).toBe(KEY_FACTS[language].title);
  const heading = article.getByRole('heading', { level: 3, name: title });
  await expect(heading).toHaveAttribute('lang', language);
  await expect(heading).toHaveCSS('direction', directionOf(language));
  for (const { rows } of parts) {
    for (const { label } of rows) await expect(article).toContainText(label);
  }
  await expectLatinAmounts(article, '₹1,30,000.00');
  await expect(article).toContainText(hash);
  return hash;
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
    const typed = (text: string) => inDigitsOf(language, text);
    const { 'key-facts': reviewed } = await readReviewed();

    await page.setViewportSize(language === 'en' ? DESKTOP : PHONE);
    await visit(addressOf('/', baseOf(language)));
    await page.getByRole('link', { name: copy.toEligibility }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveCSS('direction', directionOf(language));
    await page.getByRole('button', { name: say('Find lenders') }).click();
    await expect(page.getByText(say('Please choose the kind of vehicle.'))).toBeVisible();
    await expect(page.getByText(say('Please enter a PIN code of six digits.'))).toBeVisible();
    if (language !== 'en') expect(await wordsInLatin(page)).toEqual([]);
    await findLenders(page, say, typed);
    await expect(page.getByRole('heading', { name: say('Lenders that match') })).toBeFocused();
    await expect(page).toHaveURL(/price=180000&onRoad=190000&down=60000&months=30&pin=226001/);
    await expectLatinAmounts(page.locator('#match'), '₹1,30,000');
    await page.getByRole('link', { name: say('Apply here'), exact: true }).click();

    await expect(stepTitle(page)).toHaveText(say('Sign in to apply'));
    await page.getByRole('textbox', { name: say('Mobile No.') }).fill(typed(mobileNumber));
    await giveCode(page, portal, mobileNumber, say);
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
    const statement = page.getByRole('article');
    const hash = await expectStatementIn(language, loan, statement);
    await expect(page.getByText(copy.unchecked)).toHaveCount(reviewed.includes(language) ? 0 : 1);
    await page.getByRole('button', { name: say('Accept with a code') }).click();
    await expect(
      page.getByText(say('Please tick that you have read the statement.')),
    ).toBeVisible();
    await page.getByRole('checkbox', { name: copy.haveRead }).check();
    await page.getByRole('button', { name: say('Accept with a code') }).click();
    await giveCode(page, portal, mobileNumber, say);
    await expect(page.getByText(copy.accepted)).toBeVisible();
    expect((await offersFor(loan)).map(({ state, keyFactsHash }) => [state, keyFactsHash])).toEqual(
      [['ACCEPTED', hash]],
    );
    if (language !== 'en') await expectBarAboveMenu(page, say('My account'));

    await untilAgreed(loan);
    await orderDelivery(loan);
    await deliverAndPay(loan);
    await page.reload();
    await expect(page.getByText(say('Paid out')).first()).toBeVisible();
  });
}
