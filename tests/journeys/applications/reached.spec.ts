/** People choose how they are reached; an offer reaches them, and its link leads to the offer; an answer stops messages. */
import type { Page } from 'playwright/test';
import { faultsInLightAndDark as faults } from '#tests/support/checks/axe.ts';
import { open } from '#tests/support/pages/consumer-area.ts';
import { loanIn, openAs, review, untilOffered } from '#tests/support/people/loans.ts';
import { verifyPhone } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import { answerFrom, receiptOf, report } from '#scripts/dev/message-providers.ts';

// A borrower, an operator and lenders, and waiting for what is sent.
test.setTimeout(120_000);

const ways = (page: Page) => page.getByRole('group', { name: 'How we reach you' });
const howReached = async (page: Page) => {
  await page.getByText('How we reach you').click();
  await expect(page.getByRole('button', { name: 'I agree: turn on SMS' })).toBeVisible();
};

async function turnOn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I agree: turn on ${name}` }).press('Enter');
  await expect(ways(page).getByText(`Done: we now reach you by ${name}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Turn off ${name}` })).toBeVisible();
}

/** The newest message about an offer to a number by a provider. Waits until there is one. */
async function messageOfOffer(
  { providers }: RunningPortal,
  provider: 'sms' | 'whatsapp',
  number: string,
) {
  const found = () =>
    providers.messages.findLast(
      (each) => each.provider === provider && each.text.includes(`#offers=${number}`),
    );
  await expect.poll(found, { timeout: 30_000 }).toBeDefined();
  const message = found();
  if (message === undefined) throw new Error('no message');
  return message;
}

test('an offer comes by WhatsApp when the SMS does not arrive, and its link opens it after signing in @web', async ({
  page,
  browser,
  portal,
  lenders,
  visit,
}) => {
  const loan = await loanIn('submitted', { portal, lenders });
  const { number, person } = loan;
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(loan, page, visit, '/consumer-profile');
  await howReached(page);
  expect(await faults(page)).toEqual([]);
  await turnOn(page, 'SMS');
  await turnOn(page, 'WhatsApp');
  await expect(page.getByText('I want to be told by SMS')).toBeVisible();

  await review(loan);
  await untilOffered(loan);
  const sms = await messageOfOffer(portal, 'sms', number);
  expect(sms.to).toBe(person.mobileNumber);
  expect(sms.text).not.toContain(person.firstName);
  await report(portal.gatewayUrl, receiptOf(sms, 'failed', 'ABSENT'));
  const message = await messageOfOffer(portal, 'whatsapp', number);
  await report(portal.gatewayUrl, receiptOf(message, 'read'));

  const link = /https?:\S+/.exec(message.text)?.[0] ?? '';
  const asStranger = await browser.newContext();
  const phone = await asStranger.newPage();
  await phone.goto(link);
  const main = phone.getByRole('main');
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(phone).toHaveURL(/\/login\?then=%2Fconsumer-profile#offers=LA\d{10}$/);
  await verifyPhone(phone, portal, person.mobileNumber);
  await expect(phone.getByRole('heading', { name: `Application ${number}` })).toBeVisible();
  const offers = phone.locator('[data-part="offers"]');
  await expect(offers).toBeFocused();
  await expect(offers.getByRole('heading').first()).toBeInViewport();
  expect(new URL(phone.url()).hash).toBe('');
  await asStranger.close();
});

test('an answer of STOP turns SMS off, and only the person turns it on again @web', async ({
  page,
  portal,
  lenders,
  visit,
}) => {
  const loan = await loanIn('submitted', { portal, lenders });
  await openAs(loan, page, visit, '/consumer-profile');
  await howReached(page);
  await turnOn(page, 'SMS');
  const { mobileNumber } = loan.person;
  await report(portal.gatewayUrl, answerFrom('sms', mobileNumber, 'रोकें', Date.now() + 1000));
  await page.reload();
  await howReached(page);
  await expect(page.getByText(/because you answered STOP/)).toBeVisible();
  await turnOn(page, 'SMS');
  await open(page, 'Profile');
});
