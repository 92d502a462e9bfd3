import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { giveConsent, notices } from '#contract/applications/consents.ts';
import {
  correctVehicle,
  followed,
  reportDelivery,
  reportInvoice,
  requestDeliveryOrder,
  completeDelivery,
} from '#contract/applications/delivery.ts';
import { beginDocumentAsDealer } from '#contract/applications/documents.ts';
import { DEALER_CALLS } from '#contract/dealers/dealer-calls.ts';
import { asId } from '#domain/ids.ts';
import {
  addLeadNote,
  assignLeads,
  changeDealerDuty,
  importLeads,
  loseLeads,
  moveLeads,
  sameNumber,
  team,
} from '#contract/dealers/lead-work.ts';
import {
  desk,
  inviteCustomer,
  leads,
  quotes,
  readLead,
  removeLead,
  saveLead,
  runningSchemes,
  saveQuote,
} from '#contract/dealers/leads.ts';
import { goToVisitor, visitors } from '#contract/dealers/visitors.ts';
import { chooseBranches, closeBranch, saveBranch } from '#contract/dealers/branches.ts';
import { saveDetails } from '#contract/dealers/dealer-details.ts';
import { NO_DETAILS } from '#domain/lending/dealer-details.ts';
import { showroom } from '#contract/dealers/showroom.ts';
import {
  noteContact,
  putOffCard,
  takeBackCard,
  takeBackContact,
  today,
} from '#contract/dealers/today.ts';
import { priceList, priceLists, savePriceList } from '#contract/dealers/price-list.ts';
import { application, match, myApplications } from '#contract/applications/loans.ts';
import { invite, revokeMembership } from '#contract/operators/memberships.ts';
import { offers } from '#contract/applications/offers.ts';
import { acceptInvitation, invitation } from '#contract/applications/invitations.ts';
import { rejectApplication } from '#contract/operators/review.ts';
import { FILLED, TEST_INPUT, TEST_LENDER } from '#gateway/testing/applications.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import {
  agreedLoan,
  deliverUntil,
  INVOICE,
  newDelivering,
  TEST_DEALER,
  TODAY,
} from '#gateway/testing/delivery.ts';
import {
  acceptedFrom,
  invited,
  LEAD,
  leadBody,
  leadsBody,
  newLead,
  newQuote,
  quoteBody,
} from '#gateway/testing/leads.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newPerson } from '#gateway/testing/people.ts';
import { change, inReview } from '#gateway/testing/review.ts';

type Known = { readonly lead: string; readonly number: string };
type Ask = (person: TestPerson, known: Known) => ReturnType<TestPerson['call']>;
const requestId = () => randomUUID();

/** Every call of dealer-service, about what a dealer has. */
const CALLS = {
  [desk.path]: (person) => person.call(desk, { today: TODAY }),
  [saveLead.path]: (person, { lead }) => person.call(saveLead, leadBody({}, { lead, version: 1 })),
  [leads.path]: (person) => person.call(leads, leadsBody()),
  [readLead.path]: (person, { lead }) => person.call(readLead, { lead }),
  [removeLead.path]: (person, { lead }) =>
    person.call(removeLead, { requestId: requestId(), lead, version: 1 }),
  [saveQuote.path]: (person, { lead }) => person.call(saveQuote, quoteBody(lead)),
  [quotes.path]: (person, { lead }) => person.call(quotes, { lead, after: null }),
  [inviteCustomer.path]: (person, { lead }) =>
    person.call(inviteCustomer, { requestId: requestId(), lead, quote: null }),
  [followed.path]: (person) => person.call(followed, { search: null, stage: null, after: null }),
  [requestDeliveryOrder.path]: (person, { number }) =>
    person.call(requestDeliveryOrder, { requestId: requestId(), number }),
  [reportInvoice.path]: (person, { number }) =>
    person.call(reportInvoice, { requestId: requestId(), number, version: 1, ...INVOICE }),
  [correctVehicle.path]: (person, { number }) =>
    person.call(correctVehicle, {
      requestId: requestId(),
      number,
      version: 1,
      chassisNumber: INVOICE.chassisNumber,
      reason: 'mistyped',
    }),
  [reportDelivery.path]: (person, { number }) =>
    person.call(reportDelivery, { requestId: requestId(), number, version: 1, deliveredOn: TODAY }),
  [completeDelivery.path]: (person, { number }) =>
    person.call(completeDelivery, { requestId: requestId(), number, version: 1, documents: [] }),
  [beginDocumentAsDealer.path]: (person, { number }) =>
    person.call(beginDocumentAsDealer, {
      requestId: requestId(),
      number,
      kind: 'proforma-invoice',
      bytes: 10,
      sha256: '0'.repeat(64),
    }),
  [runningSchemes.path]: (person) => person.call(runningSchemes, {}),
  [today.path]: (person) => person.call(today, { today: TODAY }),
  [noteContact.path]: (person, { lead }) =>
    person.call(noteContact, {
      requestId: requestId(),
      contact: requestId(),
      lead,
      at: 1,
      outcome: 'reached',
      note: '',
      next: null,
      card: null,
    }),
  [takeBackContact.path]: (person) =>
    person.call(takeBackContact, { requestId: requestId(), contact: requestId(), card: null }),
  [putOffCard.path]: (person, { lead }) =>
    person.call(putOffCard, { requestId: requestId(), card: `step:${lead}:1`, until: null }),
  [takeBackCard.path]: (person, { number }) =>
    person.call(takeBackCard, { requestId: requestId(), card: `money:${number}:1` }),
  [priceList.path]: (person) => person.call(priceList, { version: null }),
  [priceLists.path]: (person) => person.call(priceLists, {}),
  [visitors.path]: (person) => person.call(visitors, {}),
  [goToVisitor.path]: (person) =>
    person.call(goToVisitor, {
      requestId: requestId(),
      terminal: randomUUID(),
      call: randomUUID(),
    }),
  [saveDetails.path]: (person) =>
    person.call(saveDetails, { requestId: requestId(), version: null, details: NO_DETAILS }),
  [savePriceList.path]: (person) =>
    person.call(savePriceList, { requestId: requestId(), version: null, models: [] }),
  [showroom.path]: (person) => person.call(showroom, { from: TODAY, to: TODAY }),
  [team.path]: (person) => person.call(team, {}),
  [changeDealerDuty.path]: (person) =>
    person.call(changeDealerDuty, {
      requestId: requestId(),
      membership: asId('membership', randomUUID()),
      duty: 'manager',
    }),
  [assignLeads.path]: (person, { lead }) =>
    person.call(assignLeads, { requestId: requestId(), leads: [lead], owner: null }),
  [moveLeads.path]: (person, { lead }) =>
    person.call(moveLeads, { requestId: requestId(), leads: [lead], branch: requestId() }),
  [saveBranch.path]: (person) =>
    person.call(saveBranch, {
      requestId: requestId(),
      branch: requestId(),
      version: null,
      details: { name: 'Branch', address: null, district: null, phone: null },
    }),
  [closeBranch.path]: (person) =>
    person.call(closeBranch, {
      requestId: requestId(),
      branch: requestId(),
      version: 1,
      to: null,
    }),
  [chooseBranches.path]: (person) =>
    person.call(chooseBranches, {
      requestId: requestId(),
      membership: asId('membership', randomUUID()),
      branches: [],
    }),
  [loseLeads.path]: (person, { lead }) =>
    person.call(loseLeads, {
      requestId: requestId(),
      leads: [{ lead, version: 1 }],
      reason: 'other',
    }),
  [sameNumber.path]: (person) =>
    person.call(sameNumber, { mobileNumbers: [LEAD.mobileNumber], except: null }),
  [addLeadNote.path]: (person, { lead }) =>
    person.call(addLeadNote, { requestId: requestId(), lead, note: randomUUID(), text: 'Note' }),
  [importLeads.path]: (person, { lead }) =>
    person.call(importLeads, {
      requestId: requestId(),
      leads: [{ lead, values: LEAD }],
      onDuplicate: 'skip',
    }),
} as const satisfies Readonly<Record<string, Ask>>;

/** Calls that answer any dealer: with a page of one's own, which is empty for another, or with what all may know. */
const LISTS: readonly string[] = [
  desk.path,
  leads.path,
  followed.path,
  runningSchemes.path,
  today.path,
  priceList.path,
  priceLists.path,
  savePriceList.path,
  showroom.path,
  team.path,
  visitors.path,
  sameNumber.path,
  saveDetails.path,
  saveBranch.path,
];

describeOnBothStores('who may use a dealer’s desk', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  let known: Known;
  beforeEach(async () => {
    people = await newDelivering(gateway());
    const lead = await newLead(people.dealer);
    const { number } = await acceptedFrom(people.borrower, await invited(people.dealer, lead));
    known = { lead, number };
  });

  it('is checked for every call', () => {
    const paths = Object.values(DEALER_CALLS).map(({ path }) => path);
    const own = paths.filter((path) => path.startsWith('/dealer-service/'));
    expect(Object.keys(CALLS).toSorted()).toEqual(own.toSorted());
  });

  it('is an active member of a dealer, and another dealer’s member finds nothing', async () => {
    const { operator, borrower } = people;
    const other = { id: 'other-dealer', names: TEST_DEALER.names };
    await gateway()
      .store.records.db.insertInto('dealers')
      .values({ id: other.id, content: JSON.stringify(other), changed_at: 1 })
      .execute();
    const rival = await newMember(gateway(), operator, 'dealer', other.id);
    const left = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id);
    const membership = await membershipOf(left);
    await operator.done(revokeMembership, { requestId: requestId(), membership });
    const asked = await newPerson(gateway(), true);
    const { userId } = asked;
    const organisation = TEST_DEALER.id;
    await operator.done(invite, { requestId: requestId(), userId, role: 'dealer', organisation });
    const lender = await newMember(gateway(), operator, 'lender', TEST_LENDER.id);
    for (const [path, ask] of Object.entries<Ask>(CALLS)) {
      for (const [who, person] of Object.entries({ borrower, operator, lender, left, asked })) {
        expect((await ask(person, known)).status, `${who} ${path}`).toBe(403);
      }
      const answer = await ask(rival, known);
      expect(answer.status, path).toBe(LISTS.includes(path) ? 200 : 404);
      expect(answer.text).not.toContain(known.lead);
      expect(answer.text).not.toContain(known.number);
    }
    for (const path of Object.keys(CALLS)) {
      const bare = await gateway().post(path, '{}');
      expect([400, 401], path).toContain(bare.status);
    }
  });

  it('finds none of a borrower’s calls open to a dealer', async () => {
    const { dealer } = people;
    const { number } = known;
    expect((await dealer.call(application, { number })).status).toBe(404);
    expect((await dealer.call(offers, { number })).status).toBe(404);
    expect((await dealer.call(notices, { number, language: 'en' })).status).toBe(404);
    expect((await dealer.done(myApplications, {})).applications).toEqual([]);
    const consent = {
      requestId: requestId(),
      number,
      purpose: 'contact-me',
      lenderId: null,
      noticeHash: '0'.repeat(64),
      language: 'en',
    } as const;
    expect((await dealer.call(giveConsent, consent)).status).toBe(404);
  });

  it('sees nothing of incomes, statements, offers or reasons, however far the loan is', async () => {
    const { dealer, borrower, operator } = people;
    const { db } = gateway().store.records;
    await newQuote(dealer, known.lead);
    const turnedDown = await inReview(await newPerson(gateway()), operator);
    await operator.done(rejectApplication, {
      ...change(turnedDown),
      reason: 'documents-not-genuine',
    });
    const agreed = await agreedLoan(gateway(), people);
    await deliverUntil(gateway(), people, agreed, 'COMPLETE');
    await db.updateTable('applications').set({ dealer_id: TEST_DEALER.id }).execute();
    const given = await db
      .selectFrom('consents')
      .selectAll()
      .where('purpose', '=', 'share-status-with-dealer')
      .executeTakeFirstOrThrow();
    for (const { id } of await db.selectFrom('applications').select('id').execute()) {
      await db
        .insertInto('consents')
        .values({ ...given, id: requestId(), application_id: id })
        .execute();
    }
    const shown = await borrower.done(offers, { number: agreed });
    const [accepted] = shown.offers;
    if (accepted === undefined) throw new Error('there is no offer');
    const texts: string[] = [];
    for (const ask of Object.values<Ask>(CALLS)) {
      texts.push((await ask(dealer, { ...known, number: agreed })).text);
    }
    const all = texts.join('\n');
    expect(all).toContain(agreed);
    expect(all).toContain(turnedDown.number);
    const { identity, address, work, bank } = FILLED;
    const forbidden = [
      ...Object.values({ ...identity, ...address, ...bank }).filter(
        (value) => typeof value === 'string' && value.length > 3,
      ),
      work.income,
      TEST_INPUT.earnings.income,
      accepted.offer,
      accepted.keyFactsHash,
      'documents-not-genuine',
      'REJECTED',
      'eligibility',
    ];
    for (const value of forbidden) expect(all, String(value)).not.toContain(String(value));
    expect(Object.keys(CALLS)[8]).toBe(followed.path);
    const { applications } = z.parse(followed.reply, JSON.parse(texts[8] ?? ''));
    // Of the lenders, only the one whose delivery order the dealer has.
    expect(applications.filter(({ lender }) => lender !== null)).toMatchObject([
      { number: agreed, lender: TEST_LENDER.names },
    ]);
    expect(JSON.parse(texts[8] ?? '')).not.toHaveProperty('applications.0.offers');
  });

  it('has invitations that show no more in another person’s session', async () => {
    const token = await invited(people.dealer, known.lead);
    const { catalogueHash } = await people.borrower.done(match, { input: TEST_INPUT });
    const shown = await gateway().call(invitation, { token, language: 'en' });
    expect(shown.status).toBe(200);
    const body = {
      requestId: requestId(),
      token,
      language: 'en',
      input: TEST_INPUT,
      catalogueHash,
      noticeHash: null,
    } as const;
    expect((await gateway().call(acceptInvitation, body)).status).toBe(401);
  });
});
