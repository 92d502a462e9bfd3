import { randomUUID } from 'node:crypto';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { acceptInvitation, invitation } from '#contract/applications/invitations.ts';
import type { leads } from '#contract/dealers/leads.ts';
import { inviteCustomer, saveLead, saveQuote } from '#contract/dealers/leads.ts';
import { saveSubsidyScheme } from '#contract/operators/subsidy-schemes.ts';
import { match } from '#contract/applications/loans.ts';
import { paise } from '#domain/money/money.ts';
import { TEST_INPUT } from '#gateway/testing/applications.ts';
import type { TestPerson } from '#gateway/testing/people.ts';

type Values = BodyOf<typeof saveLead>['values'];
type Terms = BodyOf<typeof saveQuote>['terms'];

/** With values that a test can search for. */
export const LEAD: Values = {
  name: 'Seeded Leadname',
  mobileNumber: '9812300045',
  vehicleKind: 'e-rickshaw',
  source: 'walk-in',
  language: 'hi',
  note: 'Seeded note of a customer',
  status: { state: 'OPEN', next: { step: 'call', on: '2026-11-25' } },
};

export const leadBody = (
  values: Partial<Values> = {},
  body: Partial<Omit<BodyOf<typeof saveLead>, 'values'>> = {},
): BodyOf<typeof saveLead> => ({
  requestId: randomUUID(),
  lead: randomUUID(),
  version: null,
  values: { ...LEAD, ...values },
  isDuplicateKnown: false,
  ...body,
});

/** A lead that is written now; gives its ID. */
export async function newLead(dealer: TestPerson, values: Partial<Values> = {}): Promise<string> {
  return (await dealer.done(saveLead, leadBody(values, { isDuplicateKnown: true }))).lead;
}

/** The first page of all leads, unless it says otherwise. */
export const leadsBody = (asked: Partial<BodyOf<typeof leads>> = {}): BodyOf<typeof leads> => ({
  search: null,
  state: null,
  dueBy: null,
  step: null,
  owner: null,
  source: null,
  reason: null,
  from: null,
  to: null,
  orderBy: 'newest',
  after: null,
  ...asked,
});

/** A quote that comes to the prices of `TEST_INPUT`. */
export const QUOTE: Terms = {
  vehicleKind: 'e-rickshaw',
  model: 'Seeded Model X',
  exShowroomPrice: paise(190_000_00),
  registration: paise(4_000_00),
  insurance: paise(5_000_00),
  accessories: paise(1_000_00),
  discount: paise(10_000_00),
  subsidy: null,
  downPayment: paise(40_000_00),
  months: [12, 24, 30],
  validUntil: '2026-11-30',
  language: 'hi',
};

/** A scheme that runs from the day of the tests' clock. */
export const SCHEME: BodyOf<typeof saveSubsidyScheme>['scheme'] = {
  names: { en: 'Seeded Scheme', hi: 'योजना' },
  amount: paise(7_500_00),
  from: '2026-11-21',
  to: '2026-11-22',
  source: 'S.O. 4253(E) of 29 September 2024',
};

/** The subsidy of a quote by a new scheme. */
export async function newSubsidy(
  operator: TestPerson,
  changes: Partial<typeof SCHEME> = {},
): Promise<NonNullable<Terms['subsidy']>> {
  const kept = { ...SCHEME, ...changes };
  const { scheme } = await operator.done(saveSubsidyScheme, {
    requestId: randomUUID(),
    scheme: kept,
  });
  const { names, amount, source } = kept;
  return { scheme, names, amount, source };
}

export const quoteBody = (lead: string, terms: Partial<Terms> = {}): BodyOf<typeof saveQuote> => ({
  requestId: randomUUID(),
  quote: randomUUID(),
  lead,
  terms: { ...QUOTE, ...terms },
});

export async function newQuote(dealer: TestPerson, lead: string): Promise<string> {
  return (await dealer.done(saveQuote, quoteBody(lead))).quote;
}

/** The token of a new link to a lead's customer. */
export async function invited(
  dealer: TestPerson,
  lead: string,
  quote: string | null = null,
): Promise<string> {
  const { token } = await dealer.done(inviteCustomer, { requestId: randomUUID(), lead, quote });
  return token;
}

/** What accepts an invitation, with consent to share the status with the dealer or without. */
export async function acceptance(
  customer: TestPerson,
  token: string,
  isShared: boolean,
): Promise<BodyOf<typeof acceptInvitation>> {
  const { catalogueHash } = await customer.done(match, { input: TEST_INPUT });
  const { notice } = await customer.done(invitation, { token, language: 'hi' });
  return {
    requestId: randomUUID(),
    token,
    language: 'hi',
    input: TEST_INPUT,
    catalogueHash,
    noticeHash: isShared ? notice.hash : null,
  };
}

/** An application that a dealer has invited to. */
export async function acceptedFrom(
  customer: TestPerson,
  token: string,
  isShared = true,
): Promise<ReplyOf<typeof acceptInvitation>> {
  return customer.done(acceptInvitation, await acceptance(customer, token, isShared));
}
