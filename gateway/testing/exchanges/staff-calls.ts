/** The calls of operators, dealers and lenders, each answered with 200. */
import { randomUUID } from 'node:crypto';
import { callOfConsole } from '#gateway/testing/exchanges/console-calls.ts';
import { MESSAGE } from '#gateway/testing/exchanges/message.ts';
import { correctVehicle, followed } from '#contract/applications/delivery.ts';
import { answerLetters, letters, noteLettersRead } from '#contract/applications/letters.ts';
import { resubmit } from '#contract/applications/loans.ts';
import { invitation } from '#contract/applications/invitations.ts';
import { offers } from '#contract/applications/offers.ts';
import { goToVisitor, visitors } from '#contract/dealers/visitors.ts';
import { callStaff } from '#contract/terminals/terminal-calls.ts';
import { enrolledTerminal } from '#gateway/testing/terminals.ts';
import {
  desk,
  leads,
  quotes,
  readLead,
  removeLead,
  runningSchemes,
} from '#contract/dealers/leads.ts';
import {
  addLeadNote,
  assignLeads,
  changeDealerDuty,
  moveLeads,
  importLeads,
  loseLeads,
  sameNumber,
  team,
} from '#contract/dealers/lead-work.ts';
import { showroom } from '#contract/dealers/showroom.ts';
import {
  noteContact,
  putOffCard,
  takeBackCard,
  takeBackContact,
  today,
} from '#contract/dealers/today.ts';
import { priceList, priceLists, savePriceList } from '#contract/dealers/price-list.ts';
import { chooseBranches, closeBranch, saveBranch } from '#contract/dealers/branches.ts';
import { saveDetails } from '#contract/dealers/dealer-details.ts';
import { sharedQuote } from '#contract/applications/shared-quotes.ts';
import { NO_DETAILS } from '#domain/lending/dealer-details.ts';
import { priceListBody } from '#gateway/testing/price-lists.ts';
import { inbox, lenderCase, makeOffer, withdrawOffer } from '#contract/lenders/calls.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { addContactUs } from '#contract/gateway.ts';
import { lenderCases, openCase, previewOffer } from '#contract/lenders/case-calls.ts';
import { allProducts, catalogueNow, productImpact } from '#contract/operators/catalogue.ts';
import { dashboard } from '#contract/operators/dashboard.ts';
import { answerChecks, verifyDocument } from '#contract/operators/documents.ts';
import { caseViews, deleteCaseView, saveCaseView } from '#contract/lenders/case-views.ts';
import { searchCases } from '#contract/lenders/case-search.ts';
import { caseColleagues, writeCaseNote } from '#contract/lenders/case-notes.ts';
import {
  deleteOfferTemplate,
  offerTemplates,
  saveOfferTemplate,
} from '#contract/lenders/offer-templates.ts';
import {
  decideLenderDraft,
  decideLenderSecondPerson,
  draftOffer,
  draftPayment,
  lenderSecondPerson,
  proposeLenderSecondPerson,
} from '#contract/lenders/second-person.ts';
import { lenderSystems } from '#contract/operators/lender-systems.ts';
import { checksOf } from '#domain/lending/document-checks.ts';
import {
  allowNewPassword,
  changeDuties,
  members,
  revokeMembership,
} from '#contract/operators/memberships.ts';
import {
  answersWaiting,
  noteAnswersRead,
  retireLetterTemplate,
  sendLetter,
} from '#contract/operators/letters.ts';
import { colleagues, mentions, writeNote } from '#contract/operators/notes.ts';
import { notifications } from '#contract/operators/notifications.ts';
import { deadLetters } from '#contract/operators/outbox.ts';
import {
  assignApplication,
  besideInQueue,
  changeClaims,
  comeBackOn,
  exportApplications,
  handOver,
  queue,
  rejectApplication,
  releaseApplication,
  reviewedApplication,
} from '#contract/operators/review.ts';
import {
  readServiceLevels,
  saveServiceLevels,
  serviceLevelFigures,
} from '#contract/operators/service-levels.ts';
import { report } from '#contract/operators/reports.ts';
import { searchConsole } from '#contract/operators/search.ts';
import {
  decideDraft,
  decideSecondPerson,
  proposeSecondPerson,
  secondPersonTerms,
} from '#contract/operators/second-person.ts';
import {
  contactMessages,
  jobs,
  retention,
  saveMessageStatus,
  verifyAuditPart,
} from '#contract/operators/service.ts';
import { deleteView, saveView, views } from '#contract/operators/views.ts';
import { REPORT_NAMES, REPORTS } from '#domain/lending/reports.ts';
import type { Paise } from '#domain/money/money.ts';
import { paise } from '#domain/money/money.ts';
import { FILLED, TEST_PRODUCT } from '#gateway/testing/applications.ts';
import {
  acceptedLoan,
  deliverUntil,
  seenOrder,
  newDelivering,
  status,
  TEST_DEALER,
  TODAY,
  transfer,
} from '#gateway/testing/delivery.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import {
  acceptedFrom,
  invited,
  LEAD,
  leadsBody,
  newLead,
  newQuote,
} from '#gateway/testing/leads.ts';
import { approvedTemplate, letterBody, seenOf } from '#gateway/testing/letters.ts';
import { newLenderMember, passedOn } from '#gateway/testing/lender-members.ts';
import { handedOver, offerBody } from '#gateway/testing/offers.ts';
import { API_KEY_HEADER, readApplication } from '#contract/connected/connected-calls.ts';
import { newKeyOf } from '#gateway/testing/connected-systems.ts';
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

const SEARCHED = ['98765 43210', 'MB7ABCDE1FG234567', 'GR0123456789', 'Asha'];

async function callOfQueue(gateway: TestGateway, operator: TestPerson): Promise<void> {
  await gateway.call(addContactUs, MESSAGE);
  const filter = EVERYTHING;
  await operator.done(queue, { filter, order: 'submitted', after: null });
  await operator.done(besideInQueue, { filter, order: 'due', from: null, skipsTaken: true });
  const { states, ...others } = filter;
  const saved = await operator.done(saveView, {
    requestId: randomUUID(),
    seen: null,
    name: 'Everything',
    choice: { ...others, states, order: 'due' },
    columns: ['state'],
    isShared: true,
  });
  await operator.done(views, {});
  await operator.done(deleteView, { requestId: randomUUID(), ...saved });
  for (const searched of SEARCHED) await operator.done(searchConsole, { search: searched });
  await operator.done(dashboard, { period: null });
  for (const name of REPORT_NAMES) {
    const [by] = REPORTS[name].groups;
    const period = { from: '2026-01', to: '2026-12' };
    await operator.done(report, { report: name, by, monthly: false, ...period });
  }
  await operator.done(exportApplications, {
    filter,
    numbers: null,
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
  await operator.done(catalogueNow, {});
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
  await operator.done(writeNote, {
    requestId: randomUUID(),
    number,
    text: 'Called the employer.',
    mentioned: [],
  });
  await operator.done(colleagues, { number });
  const { text: key } = await newKeyOf(gateway, operator);
  await gateway.call(readApplication, { number }, { [API_KEY_HEADER]: key });
  await operator.done(mentions, { after: null });
  await operator.done(reviewedApplication, { number });
  await operator.done(verifyAuditPart, { part: 'application', number });
  const { version } = await operator.done(comeBackOn, { ...change(draft), day: TODAY });
  for (const kind of TEST_PRODUCT.documents.beforeSanction) {
    const document = await addDocument(gateway, number, kind);
    await operator.done(answerChecks, {
      requestId: randomUUID(),
      document,
      version: 1,
      answers: checksOf(kind, { sections: FILLED, guarantorName: null }).map((check) => ({
        check,
        outcome: 'yes' as const,
      })),
    });
    await operator.done(verifyDocument, {
      requestId: randomUUID(),
      document,
      version: 1,
      finding: { decision: 'VERIFIED', isMaskingConfirmed: kind === 'masked-aadhaar' },
    });
  }
  await operator.done(handOver, change({ number, version }));
  const asked = await waitingForBorrower(person, operator);
  await person.call(resubmit, change(asked));
  const colleague = await newMember(gateway, operator, 'operator');
  await operator.done(assignApplication, {
    ...change(await inReview(person, operator)),
    to: await membershipOf(colleague),
    note: null,
  });
  await operator.done(releaseApplication, change(await inReview(person, operator)));
  const { requestId, ...seen } = change(await inReview(person, operator));
  const act = { is: 'assign', to: await membershipOf(colleague) } as const;
  await operator.done(changeClaims, { requestId, act, applications: [seen] });
  await operator.done(rejectApplication, {
    ...change(await inReview(person, operator)),
    reason: 'outside-our-rules',
  });
}

async function callOfServiceLevels(operator: TestPerson): Promise<void> {
  const { version, levels } = await operator.done(readServiceLevels, {});
  await operator.done(saveServiceLevels, { requestId: randomUUID(), version, levels });
  await operator.done(serviceLevelFigures, { period: null });
}

/** A rejection that waits for a second operator. */
async function callOfSecondPerson(
  gateway: TestGateway,
  person: TestPerson,
  operator: TestPerson,
): Promise<void> {
  const second = await newMember(gateway, operator, 'operator');
  const setAmount = async (amount: Paise | null) => {
    await operator.done(proposeSecondPerson, { requestId: randomUUID(), amount });
    const { proposal } = await second.done(secondPersonTerms, {});
    await second.done(decideSecondPerson, {
      requestId: randomUUID(),
      seen: proposal?.at ?? 0,
      decision: 'approve',
    });
  };
  await setAmount(paise(1));
  const draft = await operator.done(rejectApplication, {
    ...change(await inReview(person, operator)),
    reason: 'outside-our-rules',
  });
  await second.done(decideDraft, { ...change(draft), decision: 'confirm', note: null });
  await setAmount(null);
}

/** A message from a template that two operators have made, its answer, and both read. */
async function callOfLetters(
  gateway: TestGateway,
  person: TestPerson,
  operator: TestPerson,
): Promise<void> {
  const second = await newMember(gateway, operator, 'operator');
  const template = await approvedTemplate(operator, second);
  const draft = await inReview(person, operator);
  const { number } = draft;
  const { letter } = await operator.done(sendLetter, letterBody(draft, template));
  const seen = await seenOf(second, template);
  await second.done(retireLetterTemplate, { requestId: randomUUID(), seen });
  await person.done(letters, { number });
  await person.done(noteLettersRead, { requestId: randomUUID(), number, upTo: letter });
  const answer = await person.done(answerLetters, {
    requestId: randomUUID(),
    number,
    language: 'en',
    text: 'It is on its way.',
  });
  await operator.done(answersWaiting, {});
  await operator.done(noteAnswersRead, { requestId: randomUUID(), number, upTo: answer.letter });
}

async function callOfLeads(
  gateway: TestGateway,
  dealer: TestPerson,
  operator: TestPerson,
): Promise<void> {
  const lead = await newLead(dealer);
  const quote = await newQuote(dealer, lead);
  await dealer.done(desk, { today: TODAY });
  await dealer.done(leads, leadsBody());
  await dealer.done(readLead, { lead });
  await dealer.done(runningSchemes, {});
  await dealer.done(showroom, { from: TODAY, to: TODAY });
  const { members: staff } = await dealer.done(team, {});
  const seller = await newMember(gateway, operator, 'dealer', TEST_DEALER.id, [], 'salesperson');
  await dealer.done(changeDealerDuty, {
    requestId: randomUUID(),
    membership: await membershipOf(seller),
    duty: 'manager',
  });
  await dealer.done(assignLeads, { requestId: randomUUID(), leads: [lead], owner: null });
  await dealer.done(assignLeads, {
    requestId: randomUUID(),
    leads: [lead],
    owner: staff[0]?.membership ?? null,
  });
  const [hisar, sirsa] = [randomUUID(), randomUUID()];
  const details = { name: 'Hisar', address: null, district: 'Hisar', phone: null };
  const opened = { requestId: randomUUID(), branch: hisar, version: null, details };
  await dealer.done(saveBranch, opened);
  await dealer.done(saveBranch, {
    ...opened,
    requestId: randomUUID(),
    branch: sirsa,
    details: { ...details, name: 'Sirsa' },
  });
  await dealer.done(chooseBranches, {
    requestId: randomUUID(),
    membership: await membershipOf(seller),
    branches: [hisar],
  });
  await dealer.done(moveLeads, { requestId: randomUUID(), leads: [lead], branch: hisar });
  await seller.done(desk, { today: TODAY });
  await seller.done(leads, leadsBody({ branch: hisar }));
  await dealer.done(closeBranch, {
    requestId: randomUUID(),
    branch: hisar,
    version: 1,
    to: sirsa,
  });
  await dealer.done(sameNumber, { mobileNumbers: [LEAD.mobileNumber], except: null });
  await dealer.done(addLeadNote, {
    requestId: randomUUID(),
    lead,
    note: randomUUID(),
    text: 'Came again',
  });
  await dealer.done(importLeads, {
    requestId: randomUUID(),
    leads: [{ lead: randomUUID(), values: { ...LEAD, mobileNumber: '9812300099' } }],
    onDuplicate: 'skip',
  });
  await dealer.done(loseLeads, {
    requestId: randomUUID(),
    leads: [{ lead: await newLead(dealer), version: 1 }],
    reason: 'not-reached',
  });
  await dealer.done(today, { today: TODAY });
  const { terminal, key } = await enrolledTerminal(gateway, operator, { dealerId: TEST_DEALER.id });
  const call = randomUUID();
  await gateway.call(callStaff, { key, call });
  await dealer.done(visitors, {});
  await dealer.done(goToVisitor, { requestId: randomUUID(), terminal, call });
  const contact = randomUUID();
  const card = `step:${lead}:${TODAY}`;
  await dealer.done(noteContact, {
    requestId: randomUUID(),
    contact,
    lead,
    at: 1,
    outcome: 'reached',
    note: 'Seeded note of a call',
    next: null,
    card,
  });
  await dealer.done(readLead, { lead });
  await dealer.done(takeBackContact, { requestId: randomUUID(), contact, card });
  await dealer.done(putOffCard, { requestId: randomUUID(), card, until: null });
  await dealer.done(takeBackCard, { requestId: randomUUID(), card });
  await dealer.done(savePriceList, priceListBody(null));
  await dealer.done(priceList, { version: null });
  await dealer.done(priceLists, {});
  const customer = await newPerson(gateway);
  await dealer.done(saveDetails, { requestId: randomUUID(), version: null, details: NO_DETAILS });
  const token = await invited(dealer, lead, quote);
  const [shown] = (await dealer.done(quotes, { lead, after: null })).quotes;
  await customer.done(invitation, { token, language: 'hi' });
  await customer.done(sharedQuote, { token: shown?.link ?? '' });
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

/** What two of a lender's people set, note, keep and leave to each other. */
async function callOfLendersPeople(gateway: TestGateway, people: Omit<Delivering, 'amount'>) {
  const { operator, lender } = people;
  const first = await newLenderMember(gateway, operator);
  const second = await newLenderMember(gateway, operator);
  const requestId = randomUUID;
  const rules = { offersAbove: paise(1), payments: true };
  const { proposal } = await first.done(proposeLenderSecondPerson, {
    requestId: requestId(),
    rules,
  });
  await second.done(decideLenderSecondPerson, {
    requestId: requestId(),
    seen: proposal?.at ?? 0,
    decision: 'approve',
  });
  await first.done(lenderSecondPerson, {});
  const offering = await handedOver(gateway, await newPerson(gateway));
  const { number } = offering;
  const body = await offerBody(gateway, number);
  const { draft } = await first.done(draftOffer, body);
  await second.done(openCase, { number });
  const { keyFactsHash } = await second.done(previewOffer, await previewBody(gateway, number));
  await second.done(decideLenderDraft, {
    requestId: requestId(),
    number,
    draft,
    decision: 'confirm',
    note: null,
    seenKeyFactsHash: keyFactsHash,
  });
  const { months, rate, fees } = body;
  const terms = { months, rate, fees, daysOpen: null };
  const saving = { requestId: requestId(), seen: null, name: 'Usual terms', terms };
  const kept = await first.done(saveOfferTemplate, saving);
  await first.done(offerTemplates, {});
  await first.done(deleteOfferTemplate, { requestId: requestId(), ...kept });
  const mentioned = [await membershipOf(second)];
  await first.done(searchCases, { search: number });
  const choice = { state: null, only: 'late', order: 'newest' } as const;
  const viewing = { requestId: requestId(), seen: null, name: 'Late', isShared: true, choice };
  const viewed = await first.done(saveCaseView, viewing);
  await first.done(caseViews, {});
  await first.done(deleteCaseView, { requestId: requestId(), ...viewed });
  await first.done(caseColleagues, { number });
  await first.done(writeCaseNote, { requestId: requestId(), number, text: 'Look.', mentioned });
  const borrower = await newPerson(gateway);
  const paid = (await acceptedLoan(gateway, { ...people, borrower })).number;
  await status(lender, await lender.seen(paid), 'AGREED');
  await deliverUntil(gateway, people, paid, 'DELIVERED');
  await people.dealer.done(correctVehicle, {
    ...(await seenOrder(gateway, paid)),
    chassisNumber: 'MDX7EK5RAWA999999',
    reason: 'mistyped',
  });
  await first.done(draftPayment, { ...(await first.seen(paid)), ...transfer(100_00) });
}

export async function callAsStaff(gateway: TestGateway): Promise<void> {
  const people = await newDelivering(gateway);
  const { borrower, operator, dealer, lender } = people;
  await callOfLeads(gateway, dealer, operator);
  const { number } = await acceptedLoan(gateway, people);
  await status(lender, await lender.seen(number), 'AGREED');
  await deliverUntil(gateway, people, number, 'COMPLETE');
  await callOfLenders(gateway, await newPerson(gateway), operator);
  await callOfLendersPeople(gateway, people);
  await callOfReview(gateway, borrower, operator);
  await callOfServiceLevels(operator);
  await callOfSecondPerson(gateway, borrower, operator);
  await callOfLetters(gateway, borrower, operator);
  await callOfQueue(gateway, operator);
  await callOfConsole(gateway, operator);
  const revoked = await newMember(gateway, operator, 'dealer', TEST_DEALER.id);
  const membership = await membershipOf(revoked);
  await operator.done(revokeMembership, { requestId: randomUUID(), membership });
  const forgetful = await newMember(gateway, operator, 'operator');
  const theirs = { requestId: randomUUID(), membership: await membershipOf(forgetful) };
  await operator.done(allowNewPassword, theirs);
  await operator.done(changeDuties, { ...theirs, requestId: randomUUID(), duties: ['support'] });
  const seller = await newMember(gateway, operator, 'dealer', TEST_DEALER.id);
  await operator.done(changeDuties, {
    requestId: randomUUID(),
    membership: await membershipOf(seller),
    dealerDuty: 'salesperson',
  });
}
