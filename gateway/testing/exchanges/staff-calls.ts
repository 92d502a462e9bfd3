/** The calls of operators, dealers and lenders, each answered with 200. */
import { randomUUID } from 'node:crypto';
import { callOfConsole } from '#gateway/testing/exchanges/console-calls.ts';
import { MESSAGE } from '#gateway/testing/exchanges/message.ts';
import { followed } from '#contract/applications/delivery.ts';
import { resubmit } from '#contract/applications/loans.ts';
import { invitation } from '#contract/applications/invitations.ts';
import { offers } from '#contract/applications/offers.ts';
import { desk, leads, quotes, readLead, removeLead } from '#contract/dealers/leads.ts';
import { inbox, lenderCase, makeOffer, withdrawOffer } from '#contract/lenders/calls.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { addContactUs } from '#contract/gateway.ts';
import { lenderCases, openCase, previewOffer } from '#contract/lenders/case-calls.ts';
import { allProducts, productImpact } from '#contract/operators/catalogue.ts';
import { dashboard } from '#contract/operators/dashboard.ts';
import { verifyDocument } from '#contract/operators/documents.ts';
import { lenderSystems } from '#contract/operators/lender-systems.ts';
import { allowNewPassword, members, revokeMembership } from '#contract/operators/memberships.ts';
import { notifications } from '#contract/operators/notifications.ts';
import { deadLetters } from '#contract/operators/outbox.ts';
import {
  exportApplications,
  handOver,
  queue,
  rejectApplication,
  releaseApplication,
  reviewedApplication,
} from '#contract/operators/review.ts';
import {
  contactMessages,
  jobs,
  retention,
  saveMessageStatus,
  verifyAuditPart,
} from '#contract/operators/service.ts';
import { TEST_PRODUCT } from '#gateway/testing/applications.ts';
import {
  acceptedLoan,
  deliverUntil,
  newDelivering,
  status,
  TEST_DEALER,
  TODAY,
} from '#gateway/testing/delivery.ts';
import { acceptedFrom, invited, leadsBody, newLead, newQuote } from '#gateway/testing/leads.ts';
import { newLenderMember, passedOn } from '#gateway/testing/lender-members.ts';
import { handedOver, offerBody } from '#gateway/testing/offers.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newPerson } from '#gateway/testing/people.ts';
import {
  addDocument,
  change,
  EVERYTHING,
  inReview,
  waitingForBorrower,
} from '#gateway/testing/review.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

async function callOfQueue(gateway: TestGateway, operator: TestPerson): Promise<void> {
  await gateway.call(addContactUs, MESSAGE);
  const filter = EVERYTHING;
  await operator.done(queue, { filter, order: 'submitted', after: null });
  await operator.done(dashboard, { period: null });
  await operator.done(exportApplications, {
    filter,
    format: 'rows',
    reason: 'auditor',
    ticket: null,
  });
  await operator.done(jobs, { state: 'QUEUED', after: null });
  await operator.done(retention, {});
  await operator.done(deadLetters, { after: null });
  await operator.done(notifications, { state: 'WAITING', after: null });
  await operator.done(lenderSystems, { after: null });
  await operator.done(members, { role: 'operator', after: null });
  await operator.done(allProducts, { state: null, lenderId: null, after: null });
  const { productId, version } = TEST_PRODUCT;
  await operator.done(productImpact, { productId, version });
  const { messages } = await operator.done(contactMessages, { status: null, after: null });
  for (const { id, version: seen } of messages) {
    await operator.done(saveMessageStatus, {
      requestId: randomUUID(),
      id,
      version: seen,
      status: 'IN_HAND',
      note: 'Called.',
    });
  }
}

async function callOfReview(
  gateway: TestGateway,
  person: TestPerson,
  operator: TestPerson,
): Promise<void> {
  const draft = await inReview(person, operator);
  const { number } = draft;
  await operator.done(reviewedApplication, { number });
  await operator.done(verifyAuditPart, { part: 'application', number });
  for (const kind of TEST_PRODUCT.documents.beforeSanction) {
    const document = await addDocument(gateway, number, kind);
    await operator.done(verifyDocument, {
      requestId: randomUUID(),
      document,
      version: 1,
      finding: { decision: 'VERIFIED', isMaskingConfirmed: kind === 'masked-aadhaar' },
    });
  }
  await operator.done(handOver, change(draft));
  const asked = await waitingForBorrower(person, operator);
  await person.call(resubmit, change(asked));
  await operator.done(releaseApplication, change(await inReview(person, operator)));
  await operator.done(rejectApplication, {
    ...change(await inReview(person, operator)),
    reason: 'outside-our-rules',
  });
}

async function callOfLeads(gateway: TestGateway, dealer: TestPerson): Promise<void> {
  const lead = await newLead(dealer);
  const quote = await newQuote(dealer, lead);
  await dealer.done(desk, { today: TODAY });
  await dealer.done(leads, leadsBody());
  await dealer.done(readLead, { lead });
  await dealer.done(quotes, { lead, after: null });
  const customer = await newPerson(gateway);
  const token = await invited(dealer, lead, quote);
  await customer.done(invitation, { token, language: 'hi' });
  await acceptedFrom(customer, token);
  await dealer.done(followed, { search: null, stage: null, after: null });
  await dealer.done(removeLead, {
    requestId: randomUUID(),
    lead: await newLead(dealer),
    version: 1,
  });
}

/** What an offer would be asked by, which is not made. */
async function previewBody(gateway: TestGateway, number: string) {
  const { version, amount, months, rate, fees, validUntil } = await offerBody(gateway, number);
  return { number, version, amount, months, rate, fees, validUntil };
}

async function callOfLenders(
  gateway: TestGateway,
  person: TestPerson,
  operator: TestPerson,
): Promise<void> {
  const member = await newLenderMember(gateway, operator);
  await passedOn(gateway, await newPerson(gateway), operator);
  await member.done(inbox, { received: [] });
  const { number } = await handedOver(gateway, person);
  const page: BodyOf<typeof lenderCases> = {
    states: [],
    only: null,
    order: 'newest',
    after: null,
  };
  await member.done(lenderCases, page);
  await member.done(lenderCase, { number });
  await member.done(openCase, { number });
  await member.done(previewOffer, await previewBody(gateway, number));
  const made = await member.done(makeOffer, await offerBody(gateway, number));
  await person.done(offers, { number });
  await member.done(withdrawOffer, { ...(await member.seen(number)), offer: made.offer });
}

export async function callAsStaff(gateway: TestGateway): Promise<void> {
  const people = await newDelivering(gateway);
  const { borrower, operator, dealer, lender } = people;
  await callOfLeads(gateway, dealer);
  const { number } = await acceptedLoan(gateway, people);
  await status(lender, await lender.seen(number), 'AGREED');
  await deliverUntil(gateway, people, number, 'COMPLETE');
  await callOfLenders(gateway, await newPerson(gateway), operator);
  await callOfReview(gateway, borrower, operator);
  await callOfQueue(gateway, operator);
  await callOfConsole(gateway, operator);
  const revoked = await newMember(gateway, operator, 'dealer', TEST_DEALER.id);
  const membership = await membershipOf(revoked);
  await operator.done(revokeMembership, { requestId: randomUUID(), membership });
  const forgetful = await newMember(gateway, operator, 'operator');
  await operator.done(allowNewPassword, {
    requestId: randomUUID(),
    membership: await membershipOf(forgetful),
  });
}
