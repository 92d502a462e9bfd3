import { asId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { BodyOf } from '#contract/gateway.ts';
import { emptyWithdrawn } from '#gateway/lending/applications/empty-withdrawn.ts';
import { dropOldMatches } from '#gateway/lending/applications/matches.ts';
import { addToAudit, SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { verifyChain } from '#gateway/foundation/audit/verify-chains.ts';
import { signChains } from '#gateway/foundation/audit/checkpoints.ts';
import { draftsOf, keptOf } from '#gateway/lending/catalogue/impact.ts';
import { storedCatalogue } from '#gateway/lending/catalogue/published.ts';
import { allMessages, messagesAfter } from '#gateway/people/contact/all-messages.ts';
import { keepMessage } from '#gateway/people/contact/keep-message.ts';
import { sealOldMessages } from '#gateway/people/contact/seal-old-messages.ts';
import { countServiceLevels } from '#gateway/areas/dashboard/service-levels.ts';
import { countFigures } from '#gateway/areas/dashboard/dashboard.ts';
import { keepDealer } from '#gateway/lending/delivery/dealers.ts';
import { followedBy } from '#gateway/lending/leads/followed.ts';
import { dropChecks, readComparing } from '#gateway/lending/documents/document-checks.ts';
import { bytesOfPerson } from '#gateway/lending/documents/begin-document.ts';
import { findSentDocument, personSending } from '#gateway/lending/documents/senders.ts';
import { answer, raise } from '#gateway/lending/grievances/change-grievances.ts';
import { retainGrievances } from '#gateway/lending/grievances/grievance-retention.ts';
import { grievancesOf, pageOfGrievances } from '#gateway/lending/grievances/read-grievances.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { linkForCustomer, readInvitation } from '#gateway/lending/leads/invitations.ts';
import { countDueLeads, retainLeads } from '#gateway/lending/leads/lead-retention.ts';
import { endBranch, keepBranch, keepBranchesOf } from '#gateway/lending/leads/dealer-branches.ts';
import { keepDetails } from '#gateway/lending/leads/dealer-details.ts';
import { readSharedQuote } from '#gateway/lending/leads/shared-quotes.ts';
import { NO_DETAILS } from '#domain/lending/dealer-details.ts';
import { showroomOf } from '#gateway/lending/leads/showroom.ts';
import { dropContact, keepContact } from '#gateway/lending/leads/lead-contacts.ts';
import { putOff } from '#gateway/lending/leads/put-off-cards.ts';
import { todayOf } from '#gateway/lending/leads/today.ts';
import { keepQuote, quotesOf } from '#gateway/lending/leads/quotes.ts';
import { deskOf, leadsOf, readLeadOf } from '#gateway/lending/leads/read-leads.ts';
import { dropLead, dropLeadsOf } from '#gateway/lending/leads/drop-leads.ts';
import {
  keepImported,
  keepNote,
  loseLeadsOf,
  moveLeadsTo,
  passLeadsOn,
  withSameNumber,
} from '#gateway/lending/leads/lead-work.ts';
import { keepLead } from '#gateway/lending/leads/save-lead.ts';
import { CASES_ONLY, CASE_ORDERS } from '#contract/lenders/case-calls.ts';
import { casesPage } from '#gateway/areas/lenders/list-cases.ts';
import { openLendersCase } from '#gateway/areas/lenders/open-case.ts';
import { searchForCases } from '#gateway/areas/lenders/search-cases.ts';
import { findSent } from '#gateway/areas/lenders/sent-document.ts';
import { LEAD_ORDERS, leads, saveLead, saveQuote } from '#contract/dealers/leads.ts';
import { COME_BACK, DUE_CLASSES, LENDER_STEPS } from '#contract/operators/review.ts';
import {
  accountOfIdentity,
  accountToLink,
  addBegunSignIn,
  claimSessionsToRead,
  endProviderSessions,
  noteGroupsRead,
  takeBegunSignIn,
} from '#gateway/foundation/store/provider-rows.ts';
import { emailCodes } from '#gateway/people/accounts/email-codes.ts';
import { argon2Passwords } from '#gateway/people/accounts/passwords.ts';
import { NO_MESSAGING } from '#gateway/foundation/messaging/read-messaging.ts';
import { channelsOf } from '#gateway/lending/notifications/channels.ts';
import type { NoticeChannel } from '#gateway/foundation/messaging/notice-channel.ts';
import { NotHandedOver } from '#gateway/foundation/messaging/notice-channel.ts';
import type { Channels } from '#gateway/lending/notifications/channels.ts';
import { addChoice, lockAccount } from '#gateway/lending/notifications/choices.ts';
import { notifyPerson } from '#gateway/lending/notifications/notify.ts';
import { noteAnswer, noteReceipt } from '#gateway/lending/notifications/receipts.ts';
import {
  costsToday,
  waitingNotifications,
} from '#gateway/lending/notifications/notification-gauges.ts';
import { pageOfNotifications } from '#gateway/areas/review/notification-routes.ts';
import {
  mailLimits,
  removeOldNotifications,
  sendNotifications,
} from '#gateway/lending/notifications/send-notifications.ts';
import { announceLapses, expireOffers } from '#gateway/lending/offers/offer-jobs.ts';
import { acceptedOffer, shownOffers } from '#gateway/lending/lender-cases/stored-offers.ts';
import { removeEndedJobs, workOnPrivacyJobs } from '#gateway/upkeep/privacy/privacy-jobs.ts';
import { applyRetention } from '#gateway/upkeep/retention/apply-retention.ts';
import { showRetention } from '#gateway/upkeep/retention/show-retention.ts';
import { claimMessage } from '#gateway/lending/sending/claim-message.ts';
import { removeOldLinks } from '#gateway/lending/sending/clean-up.ts';
import {
  deadLettersAfter,
  messageCounts,
  stateOfMessage,
  waitingBehind,
} from '#gateway/lending/sending/dead-letters.ts';
import { readInbox } from '#gateway/lending/sending/inbox.ts';
import { keyInUse } from '#gateway/areas/connected-systems/api-keys.ts';
import { keepSubscription } from '#gateway/areas/connected-systems/change-subscriptions.ts';
import {
  applicationNow,
  composeEvent,
  eventsAfter,
} from '#gateway/areas/connected-systems/compose-events.ts';
import { systemsNow } from '#gateway/areas/connected-systems/list-systems.ts';
import { eventSender } from '#gateway/areas/connected-systems/send-events.ts';
import { EVENT_KINDS, PERSONAL_FIELD_NAMES } from '#domain/lending/events.ts';
import { removeOldEvents } from '#gateway/lending/events/number-events.ts';
import { oldestMessages } from '#gateway/lending/sending/message-gauges.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { noteMentionsRead, notesOf } from '#gateway/lending/applications/notes.ts';
import {
  answersSince,
  letterRead,
  lettersOf,
  lettersSoFar,
} from '#gateway/lending/applications/letters.ts';
import { applicationsOf } from '#gateway/lending/own-applications/read-application.ts';
import { templatesFor } from '#gateway/areas/review/letter-templates.ts';
import { colleaguesFor, mentionsPage } from '#gateway/areas/review/notes.ts';
import { changeRequestsOf } from '#gateway/lending/applications/change-requests.ts';
import { duplicatesOf } from '#gateway/areas/review/duplicates.ts';
import { readReport } from '#gateway/areas/reports/read-report.ts';
import { searchFor } from '#gateway/areas/review/search.ts';
import { fillQuoteEnds } from '#gateway/lending/leads/quote-ends.ts';
import { fillSearchDigests } from '#gateway/lending/lender-cases/search-digests.ts';
import { answersFor, findQueued, lendersOf, queuePage } from '#gateway/areas/review/queue.ts';
import { jobsPage } from '#gateway/upkeep/privacy/list-jobs.ts';
import { findMissingMasterKeys } from '#gateway/foundation/sealing/check-data-keys.ts';
import { REPORT_NAMES, REPORTS } from '#domain/lending/reports.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { publish, TEST_LENDER, TEST_PRODUCT } from '#gateway/testing/applications.ts';
import { leadBody, leadsBody, quoteBody } from '#gateway/testing/leads.ts';
import { EVERYTHING } from '#gateway/testing/review.ts';
import { testPrivacy } from '#gateway/testing/privacy.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';
import { TEST_MASTER_KEYS, TEST_RETENTION } from '#gateway/testing/test-gateway.ts';
import { removeUsedSignatures } from '#gateway/areas/lenders/used-signatures.ts';
import { removeLapsedLinks } from '#gateway/lending/applications/continuation.ts';

type Heard = { readonly sql: string; readonly values: readonly unknown[] };

const GROWING = [
  'accounts',
  'sessions',
  'email_codes',
  'provider_identities',
  'provider_sessions',
  'provider_sign_ins',
  'contact_messages',
  'repeat_marks',
  'tallies',
  'answered_requests',
  'lender_signatures',
  'data_keys',
  'applications',
  'application_digests',
  'asked_matches',
  'lender_cases',
  'case_drafts',
  'change_requests',
  'application_notes',
  'note_mentions',
  'letters',
  'continuation_links',
  'documents',
  'document_checks',
  'finished_steps',
  'audit_entries',
  'audit_heads',
  'privacy_jobs',
  'erasures',
  'offers',
  'outbox',
  'events',
  'document_links',
  'lender_signatures',
  'delivery_orders',
  'delivery_payments',
  'grievances',
  'grievance_answers',
  'notifications',
  'notice_sends',
  'notice_choices',
  'notice_costs',
  'leads',
  'lead_notes',
  'price_lists',
  'quotes',
  'quote_numbers',
  'quote_links',
  'invitations',
  'lead_contacts',
  'put_off_cards',
  'dealer_branches',
  'branch_members',
];
/** Hold only what is still there, or still to be done: all of it is looked at. */
const SMALL_INDEXES = [
  'documents_not_purged',
  'contact_messages_in_clear',
  'applications_to_digest',
  'letters_to_read',
];
const PROOF = { phoneProvedAt: null, byPassword: true };
const ACCOUNT = {
  userId: asId('user', 'RS12345678'),
  firstName: 'Asha',
  lastName: 'Verma',
  category: 'CSR',
  email: 'asha@example.in',
  mobileNumber: '9876543210',
  passwordHash: '$argon2id$',
} as const;
const MESSAGE = {
  txnDate: 'd',
  name: 'n',
  email: 'a@b.in',
  phone: '12345',
  category: 'c',
  remarks: 'r',
};
/** One of each kind. */
const SEARCHED = [
  'LA0000000001',
  'GR0000000000',
  'RS12345678',
  '98765 43210',
  'MB7ABCDE1FG234567',
  'Asha',
];
const MARK = { key: 'digest of a key', body: 'digest of a body' };
const TERMS = { idleSeconds: 60, absoluteSeconds: 600 };

/** Does everything that the gateway does with a store. */
async function useAll(store: Store, erasures: string): Promise<void> {
  await store.addAccount(ACCOUNT, MARK);
  await store.addAccount(ACCOUNT);
  await store.addSession('one', ACCOUNT, PROOF, 1);
  await store.addSession('two', ACCOUNT, PROOF, 1);
  await store.findSession('two');
  await store.noteSessionUse('two');
  await store.changeAccount(ACCOUNT.userId, { ...ACCOUNT, mobileNumber: '9876500000' }, 'two');
  await store.accountByUserId(ACCOUNT.userId);
  await useMessages(store);
  await store.repeatState(MARK);
  await store.addToTally('key', 1, 1000);
  await store.tally('key');
  await store.endSession('two');
  await store.removeOutdated(TERMS);
  await useEmailCodes(store);
  await useProviders(store);
  await store.ping();
  await useForApplications(store, erasures);
}

/** Messages that are sent, read, and sealed later. */
async function useMessages(store: Store): Promise<void> {
  const keys = dataKeys(store.records, TEST_MASTER_KEYS);
  const message = { content: MESSAGE, userId: null };
  await keepMessage(store, keys, { ...message, mark: null, counted: null });
  const sender = { kind: 'address', key: 'address', spent: 1 } as const;
  const counted = { limits: { perMinute: 10, perDay: 100 }, sender };
  await keepMessage(store, keys, { ...message, mark: MARK, counted });
  await sealOldMessages(store, keys);
  for await (const _message of allMessages(keys, store.records.db)) continue;
}

/** A sign-in at a provider from its beginning to the notice that it has ended. */
async function useProviders({ records }: Store): Promise<void> {
  const { db } = records;
  const begun = { state: 'state', binding: 'binding', provider: 'office' };
  const nobody = { phone: null, phone_proved_at: null };
  await addBegunSignIn(db, { ...begun, ...nobody, expires_at: 1 });
  await takeBegunSignIn(db, begun);
  await accountOfIdentity(db, 'identity');
  await accountToLink(db, 'office', ACCOUNT.email);
  await claimSessionsToRead(records, { until: (now) => now, most: 10 });
  await noteGroupsRead(db, 'two', { opens: [], goodUntil: 1, readNextAt: 1, sealed: null });
  await endProviderSessions(db, 'identity', 'sid');
  await endProviderSessions(db, 'identity', null);
  await endProviderSessions(db, null, 'sid');
}

async function useEmailCodes({ records }: Store): Promise<void> {
  const passwords = await argon2Passwords(
    { concurrency: 1, queue: 8 },
    { memoryCost: 8, timeCost: 1 },
  );
  const codes = emailCodes(records, passwords);
  const made = await codes.make(ACCOUNT);
  if (typeof made === 'string') throw new Error(made);
  await codes.status(ACCOUNT.userId);
  await codes.confirm(ACCOUNT, made.code);
  await codes.drop(ACCOUNT.userId, made.hash);
}

/** Does what goes on all the time where there are loan applications. A replay of erasures reads all, and is rare. */
async function useForApplications(store: Store, erasures: string): Promise<void> {
  const { records } = store;
  const privacy = await testPrivacy(store, erasures);
  const event = { subject: 'application:one', actor: SYSTEM, action: 'create' };
  await records.transact((runner) => addToAudit(runner, 1, event));
  await signChains(records, privacy.keys);
  const days = { drafts: 30, deliveredDocuments: 7, idleDocuments: 30, records: 365 };
  await applyRetention({ ...privacy, days });
  await emptyWithdrawn(privacy);
  await bytesOfPerson(records.db, ACCOUNT.userId);
  await records.transact((runner) =>
    dropOldMatches({ runner }, asId('application', 'one'), 'shown'),
  );
  await workOnPrivacyJobs(privacy);
  await removeEndedJobs(privacy);
  await privacy.erasures.followOthers(records);
  await privacy.erasures.missingFrom(records);
  await useGrievances(store, privacy.keys);
  await useEvents(store, privacy.keys);
  await useOffers(store);
  await useNotifications(store);
  await useReview(store);
  await findMissingMasterKeys(records, TEST_MASTER_KEYS);
  await useOutbox(store);
  await useLeads(store);
  await useCases(store);
}

const DEALER = { id: 'dealer', names: { en: 'D', hi: 'D' } };

const listed = (asked: Partial<BodyOf<typeof leads>>) => z.parse(leads.body, leadsBody(asked));

/** Every order and filter of leads, with quotes and invitations, and what a dealer follows. */
async function useLeads({ records }: Store): Promise<void> {
  const keys = dataKeys(records, TEST_MASTER_KEYS);
  const deps = { records, keys, catalogue: storedCatalogue(records) };
  const member = {
    id: asId('membership', 'one'),
    role: 'dealer',
    organisation: DEALER.id,
  } as const;
  const saved = z.parse(saveLead.body, leadBody());
  const { lead } = saved;
  const quoted = z.parse(saveQuote.body, quoteBody(lead));
  await change(records, async (tx) => {
    await keepDealer(tx, SYSTEM, DEALER);
    await keepLead(deps, tx, member, saved);
    await keepQuote(deps, tx, member, quoted);
    await keepDetails(deps, tx, member, {
      requestId: randomUUID(),
      version: null,
      details: NO_DETAILS,
    });
    return linkForCustomer(deps, tx, member, { ...quoted, requestId: randomUUID() });
  });
  for (const orderBy of LEAD_ORDERS) {
    for (const after of [null, lead]) {
      const narrow = {
        state: 'OPEN',
        dueBy: '2026-11-30',
        step: 'call',
        search: 'seeded',
        owner: 'nobody',
        source: 'walk-in',
        from: '2026-11-01',
        to: '2026-11-30',
      } as const;
      await leadsOf(deps, member, listed({ orderBy, after }));
      await leadsOf(deps, member, listed({ ...narrow, orderBy, after }));
    }
  }
  await change(records, async (tx) => {
    await keepNote(deps, tx, member, { lead, note: randomUUID(), text: 'Seeded note' });
    await passLeadsOn(deps, tx, member, { leads: [lead], owner: null });
    await keepImported(deps, tx, member, {
      leads: [{ lead: randomUUID(), values: { ...saved.values, source: null } }],
      onDuplicate: 'merge',
      branch: null,
    });
    return loseLeadsOf(deps, tx, member, { leads: [{ lead, version: 9 }], reason: 'other' });
  });
  await withSameNumber(deps, member, { mobileNumbers: ['9812300045'], except: lead });
  await showroomOf(records.db, DEALER.id, {
    from: '2026-11-01',
    to: '2026-11-30',
    branch: null,
  });
  await readLeadOf(deps, member, { lead });
  await todayOf(deps, member, { today: '2026-11-30', branch: null });
  await useBranches(deps, member, lead);
  const contact = { requestId: randomUUID(), contact: randomUUID(), lead };
  const said = { at: 1, outcome: 'reached', note: 'x', next: null, card: null } as const;
  const card = `step:${lead}:1`;
  await change(records, async (tx) => {
    await keepContact(deps, tx, member, { ...contact, ...said });
    await putOff(tx, member, { requestId: randomUUID(), card, until: null });
    await readLeadOf(deps, member, { lead });
    return dropContact(deps, tx, member, { ...contact, card });
  });
  await quotesOf(deps, member, { lead, after: quoted.quote });
  await deskOf(deps, member, { ...ACCOUNT, createdAt: 1 }, { today: '2026-11-22' });
  await readSharedQuote(deps, { token: 'x'.repeat(43) });
  await readInvitation(deps, { token: 'x'.repeat(43), language: 'en' });
  for (const search of [null, 'seeded']) {
    await followedBy(deps, member, { search, stage: null, branch: null, after: null });
    await followedBy(deps, member, {
      search,
      stage: 'agreed',
      branch: 'none',
      after: 'LA0000000000',
    });
  }
  await findSentDocument(records.db, personSending(ACCOUNT.userId), randomUUID());
  await countDueLeads(records.db, 90, 1);
  await retainLeads(deps, 90);
  await change(records, (tx) => dropLead(deps, tx, member, { ...saved, version: 1 }));
  await change(records, (tx) =>
    dropLeadsOf(deps, tx, SYSTEM, { requestId: saved.requestId, dealerId: DEALER.id }),
  );
}

/** The same where the dealer has branches, and somebody does not work in all of them. */
async function useBranches(
  deps: Parameters<typeof keepQuote>[0],
  member: Parameters<typeof leadsOf>[1],
  lead: string,
): Promise<void> {
  const { records } = deps;
  const [here, there] = [randomUUID(), randomUUID()];
  const details = { name: 'Here', address: null, district: null, phone: null };
  const opened = { requestId: randomUUID(), version: null };
  await records.db
    .insertInto('memberships')
    .values({
      id: member.id,
      user_id: ACCOUNT.userId,
      role: member.role,
      organisation: member.organisation,
      state: 'ACTIVE',
      invited_by: member.id,
      created_at: 1,
      changed_at: 1,
    })
    .execute();
  await change(records, async (tx) => {
    await keepBranch(deps, tx, member, { ...opened, branch: here, details });
    await keepBranch(deps, tx, member, {
      ...opened,
      branch: there,
      details: { ...details, name: 'There' },
    });
    const choice = { membership: member.id, branches: [here] };
    await keepBranchesOf(deps, tx, member, { ...opened, ...choice });
    return moveLeadsTo(deps, tx, member, { leads: [lead], branch: here });
  });
  for (const branch of ['none', here]) {
    await leadsOf(deps, member, listed({ branch }));
    await todayOf(deps, member, { today: '2026-11-30', branch });
    await followedBy(deps, member, { search: null, stage: null, branch, after: null });
    const days = { from: '2026-11-01', to: '2026-11-30' };
    await showroomOf(records.db, member.organisation, { ...days, branch });
  }
  await change(records, (tx) =>
    endBranch(deps, tx, member, { ...opened, branch: here, version: 1, to: there }),
  );
}

/** A case that was handed over, with nothing else of its application. */
async function addCase({ db }: Store['records']): Promise<string> {
  const id = asId('application', randomUUID());
  const number = 'LA0000000001';
  await db
    .insertInto('applications')
    .values({
      id,
      number,
      state: 'WITH_LENDER',
      version: 1,
      language: 'en',
      created_at: 1,
      changed_at: 1,
      handed_over_at: 1,
    })
    .execute();
  await db
    .insertInto('lender_cases')
    .values({
      application_id: id,
      lender_id: TEST_LENDER.id,
      product_id: TEST_PRODUCT.productId,
      product_version: TEST_PRODUCT.version,
      state: 'PROCESSING',
      changed_at: 1,
    })
    .execute();
  return number;
}

/** Every order and filter of a lender's cases, and one that is opened. */
async function useCases(store: Store): Promise<void> {
  const { records } = store;
  const deps = { records, keys: dataKeys(records, TEST_MASTER_KEYS) };
  await publish(store, [TEST_LENDER], [TEST_PRODUCT]);
  const number = await addCase(records);
  const lender = {
    lenderId: TEST_LENDER.id,
    actor: { role: 'lender', id: asId('membership', 'one') },
  } as const;
  for (const order of CASE_ORDERS) {
    for (const only of [null, ...CASES_ONLY]) {
      for (const after of [null, { at: 1, number }]) {
        await casesPage(deps, lender, { states: [], only, order, after });
        const states = ['CREATED', 'PROCESSING'] as const;
        await casesPage(deps, lender, { states: [...states], only, order, after });
      }
    }
  }
  await change(records, (tx) => openLendersCase(deps, tx, lender, number));
  for (const typed of SEARCHED) await searchForCases(deps, lender, typed);
  await findSent(records.db, TEST_LENDER.id, { number, document: randomUUID() });
}

async function useOutbox({ records }: Store): Promise<void> {
  await claimMessage(records, ['two']);
  await readInbox(
    { records, keys: dataKeys(records, TEST_MASTER_KEYS), log: () => {} },
    { lenderId: 'one', actor: SYSTEM, received: ['one'] },
  );
  await deadLettersAfter(records.db, { after: 'one' });
  await waitingBehind(records.db, [
    { application_id: asId('application', 'one'), lender_id: 'one', position: 1 },
  ]);
  await stateOfMessage(records.db, 'one');
  await messageCounts(records.db);
  await oldestMessages(records.db);
  await waitingNotifications(records);
  await removeOldLinks(records);
  await removeUsedSignatures(records);
  await removeLapsedLinks(records);
}

/** Every filter and order of the queue, and the other lists of operators. */
async function useReview({ records }: Store): Promise<void> {
  const { id } = SYSTEM;
  const states = ['SUBMITTED', 'IN_REVIEW'] as const;
  const narrow = { lenderId: 'one', pinArea: '226', submittedFrom: 1, submittedBefore: 2 };
  for (const claimed of [null, 'by-me', 'by-somebody', 'by-nobody'] as const) {
    for (const order of ['submitted', 'due'] as const) {
      for (const filter of [
        { ...EVERYTHING, claimed },
        { ...EVERYTHING, ...narrow, claimed, states: [...states], hasUncheckedDocuments: true },
        { ...EVERYTHING, claimed, waitsForSecond: true },
        { ...EVERYTHING, claimed, hasAnswer: true },
        { ...EVERYTHING, claimed, states: ['CLOSED' as const] },
      ]) {
        await queuePage(records, { filter, order, after: null }, { operatorId: id, at: 1 });
      }
    }
  }
  const counted = {
    submittedFrom: 1,
    submittedBefore: 2,
    lenderId: 'one',
    outcome: 'REJECTED',
  } as const;
  for (const due of DUE_CLASSES) {
    for (const lenderStep of LENDER_STEPS) {
      const filter = { ...EVERYTHING, ...counted, due, lenderStep, firstAnswer: 'given' } as const;
      await queuePage(
        records,
        { filter, order: 'submitted', after: null },
        { operatorId: id, at: 1 },
      );
    }
  }
  for (const comeBack of COME_BACK) {
    const wanted = { filter: { ...EVERYTHING, comeBack }, order: 'due', after: null } as const;
    await queuePage(records, wanted, { operatorId: id, at: 1 });
  }
  const looking = { role: 'operator', id: asId('membership', 'one') } as const;
  const deps = { records, keys: dataKeys(records, TEST_MASTER_KEYS) };
  for (const typed of SEARCHED) await searchFor(deps, looking, typed);
  await fillSearchDigests(deps);
  await fillQuoteEnds(deps);
  await countFigures(records, null);
  await countServiceLevels(records, null);
  for (const name of REPORT_NAMES) {
    for (const by of REPORTS[name].groups) {
      const period = { monthly: false, from: '2026-01', to: '2026-12' };
      await readReport(records, { role: 'operator', id }, { report: name, by, ...period });
    }
  }
  await lendersOf(records.db, [{ id: asId('application', 'one') }]);
  await findQueued(records.db, 'LA0000000000');
  await deps.keys.findOrCreate(records.db, 'application:one');
  for (const document of [null, 'one']) {
    await readComparing(deps.keys, records.db, asId('application', 'one'), document);
  }
  await dropChecks(records.db, 'one');
  await duplicatesOf(records.db, { id: asId('application', 'one'), user_id: null });
  await changeRequestsOf(records.db, asId('application', 'one'));
  for (const lenderId of [null, 'one']) {
    await notesOf(
      records.db,
      Buffer.alloc(32),
      { applicationId: asId('application', 'one'), lenderId },
      id,
    );
  }
  const operator = { role: 'operator', id } as const;
  await templatesFor(records.db, operator);
  await lettersOf(records.db, Buffer.alloc(32), asId('application', 'one'));
  await answersSince(records.db, asId('application', 'one'));
  await lettersSoFar(records.db, asId('application', 'one'), 1);
  await applicationsOf(deps, ACCOUNT.userId);
  for (const reader of ['borrower', 'operator'] as const) {
    await records.transact((runner) =>
      letterRead({ runner, at: 1 }, asId('application', 'one'), { reader, upTo: 'one' }),
    );
  }
  await answersFor(records, id);
  await mentionsPage(records, operator, { after: null });
  await mentionsPage(records, operator, { after: { at: 1, note: 'one' } });
  await colleaguesFor(records, operator, 'LA0000000000');
  await records.transact((runner) =>
    noteMentionsRead({ runner, at: 1 }, asId('application', 'one'), id),
  );
  await jobsPage(records.db, { state: 'QUEUED', after: null });
  await showRetention(records, TEST_RETENTION);
  for (const status of [null, 'NEW'] as const) {
    await messagesAfter(records.db, { status, after: null }, 51);
    await messagesAfter(records.db, { status, after: { receivedAt: 1, id: 'one' } }, 51);
  }
  await draftsOf(records.db, 'test-loan');
  await keptOf(records.db, 'test-loan');
  const counts = { entries: 0, chains: 0, checkpoints: 0, removed: 0, lastCheckpoint: null };
  await verifyChain(records.db, 'application:one', counts);
}

async function useGrievances({ records }: Store, keys: DataKeys): Promise<void> {
  const deps = { records, keys };
  const words = { text: 'Why?', subject: 'other', language: 'en', application: null } as const;
  const requestId = randomUUID();
  await change(records, async (tx) => {
    const seen = await raise(deps, tx, ACCOUNT.userId, { ...words, requestId });
    return answer(deps, tx, { role: 'operator', id: '' }, { ...seen, ...words, requestId });
  });
  await grievancesOf(keys, records.db, ACCOUNT.userId);
  const after = { dueAt: 1, number: 'GR0000000000' };
  for (const state of [null, 'TO_ANSWER'] as const) {
    await pageOfGrievances(records.db, { state, after: null });
    await pageOfGrievances(records.db, { state, after });
  }
  await retainGrievances(deps, 365);
}

async function useEvents({ records }: Store, keys: DataKeys): Promise<void> {
  const actor = { role: 'operator', id: asId('membership', 'one') } as const;
  await change(records, (tx) =>
    keepSubscription({ keys, mayBeNear: true }, tx, actor, {
      requestId: randomUUID(),
      name: 'CRM',
      terms: { url: 'http://127.0.0.1:9/events', kinds: [...EVENT_KINDS], fields: [] },
      secret: 'secret',
    }),
  );
  const quiet = { log: () => {}, metrics: { observeUse: () => {} }, tracing: null };
  const sender = eventSender({ records, keys, ...quiet, mayBeNear: true });
  await sender.look();
  await sender.stop();
  const [event] = await eventsAfter(records.db, 0, EVENT_KINDS, 51);
  if (event === undefined) throw new Error('nothing has happened');
  await composeEvent(records.db, keys, event, PERSONAL_FIELD_NAMES);
  await applicationNow(records.db, keys, 'LA0000000000', PERSONAL_FIELD_NAMES);
  await systemsNow(records.db, actor.id, 1);
  await keyInUse(records, `rk_abcdefgh_${'a'.repeat(43)}`, '203.0.113.7');
  await removeOldEvents(records);
}

async function useOffers({ records }: Store): Promise<void> {
  const onFailure = (error: unknown) => {
    throw error;
  };
  await expireOffers({ records, onFailure });
  await announceLapses({ records, onFailure });
  await shownOffers(records.db, null, asId('application', ''));
  await acceptedOffer(records.db, asId('application', ''));
}

/** The answer to a grievance waits to be mailed. */
async function useNotifications(store: Store): Promise<void> {
  const { records } = store;
  const mailing = { mailer: async () => {}, portalUrl: '' };
  const channels = channelsOf(mailing, NO_MESSAGING, { portalUrl: '', service: '' });
  const deps = { records, limits: mailLimits(store), log: () => {}, tracing: null };
  const { signal } = new AbortController();
  await sendNotifications({ ...deps, channels }, signal);
  await sendNotifications({ ...deps, channels: { ...channels, inOrder: [] } }, signal);
  const after = { createdAt: 1, id: randomUUID() };
  await pageOfNotifications(records.db, { state: 'SENT', after: null });
  await pageOfNotifications(records.db, { state: 'SENT', after });
  await removeOldNotifications(records, 365);
  await useChannels(store);
}

/** A notice that fails on one channel and goes by the next, its receipts, an answer, and what that cost. */
async function useChannels(store: Store): Promise<void> {
  const { records } = store;
  const sent: NoticeChannel = {
    name: 'sms',
    receiptWait: 60_000,
    templateFor: () => 'template',
    send: async () => ({ providerId: 'theirs', paise: 14 }),
  };
  const failing: NoticeChannel = {
    ...sent,
    name: 'whatsapp',
    send: async () => {
      throw new NotHandedOver('131026', 'notice');
    },
  };
  const channels: Channels = {
    inOrder: [failing, sent],
    quietHours: { from: '00:00', to: '00:00' },
    portalUrl: '',
    service: '',
  };
  const { userId } = ACCOUNT;
  for (const channel of ['sms', 'whatsapp'] as const) {
    await records.transact(async (runner) => {
      await lockAccount(records, runner, userId);
      const said = { channel, is_on: 1, origin: 'page', language: 'en', wording: 'w' } as const;
      await addChoice(runner, userId, 1, said);
    });
  }
  await change(records, async (tx) => {
    await notifyPerson(tx, { userId, number: 'LA0000000001', language: 'en' }, 'offer-made');
    return {};
  });
  const deps = { records, limits: mailLimits(store), log: () => {}, tracing: null };
  await sendNotifications({ ...deps, channels }, new AbortController().signal);
  for (const reference of [null, randomUUID()]) {
    const receipt = { reference, providerId: 'theirs', problem: null, isOptOut: true };
    await noteReceipt(records, 'sms', { ...receipt, state: 'DELIVERED' });
  }
  const stop = { from: ACCOUNT.mobileNumber, text: 'STOP', at: null };
  await noteAnswer(records, 'whatsapp', stop);
  await costsToday(records);
}

/** Lines of SQLite's plan that read a whole table, with or without an index. */
function sqliteScans(file: string, { sql, values }: Heard): string[] {
  const database = new DatabaseSync(file);
  const lines = database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...values.map((value) => (typeof value === 'number' ? value : String(value))));
  database.close();
  return lines
    .map(({ detail }) => String(detail))
    .filter((detail) => !SMALL_INDEXES.some((index) => detail.endsWith(index)))
    .filter((detail) => GROWING.some((table) => detail.startsWith(`SCAN ${table}`)));
}

/** Lines of PostgreSQL's plan that read a whole table, although it may do so only if nothing else will do. */
async function postgresScans(client: Client, { sql, values }: Heard): Promise<string[]> {
  const { rows } = await client.query<Record<string, string>>(`EXPLAIN ${sql}`, [...values]);
  return rows
    .map((row) => row['QUERY PLAN'] ?? '')
    .filter((line) => GROWING.some((table) => line.includes(`Seq Scan on ${table}`)));
}

for (const { name, leftOut, prepare } of STORE_KINDS) {
  describe.skipIf(leftOut !== null)(`every statement of the store, on ${name}`, () => {
    let prepared: PreparedStore;
    let place: string;
    let home: string;
    const heard = new Map<string, Heard>();

    beforeAll(async () => {
      prepared = await prepare();
      place = await prepared.newPlace();
      const store = await prepared.open(place, {
        onStatement: (sql, values) => heard.set(sql, { sql, values }),
      });
      // Migrations run once, and may read a table as a whole.
      heard.clear();
      home = await mkdtemp(join(tmpdir(), 'rinsetu-erasures-'));
      await useAll(store, join(home, 'erasures.jsonl'));
      await store.close();
    });
    afterAll(async () => {
      await prepared.stop();
      await rm(home, { recursive: true });
    });

    it('finds its rows by an index, so that it takes no longer when there are more of them', async () => {
      const statements = [...heard.values()].filter(({ sql }) =>
        /^(select|update|delete|insert)/.test(sql),
      );
      expect(statements.length).toBeGreaterThan(15);
      const scans: Record<string, string[]> = {};
      if (name === 'SQLite') {
        for (const statement of statements) {
          scans[statement.sql] = sqliteScans(join(place, 'gateway.sqlite'), statement);
        }
      } else {
        const client = new Client({ connectionString: place });
        await client.connect();
        await client.query('SET enable_seqscan = off');
        for (const statement of statements) {
          scans[statement.sql] = await postgresScans(client, statement);
        }
        await client.end();
      }
      expect(Object.entries(scans).filter(([, lines]) => lines.length > 0)).toStrictEqual([]);
    });
  });
}
