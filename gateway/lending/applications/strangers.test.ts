import { asId } from '#domain/ids.ts';
import type { MembershipId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  giveConsent,
  listConsents,
  notices,
  withdrawConsent,
} from '#contract/applications/consents.ts';
import { chooseDealer, ownDelivery } from '#contract/applications/delivery.ts';
import {
  beginDocument,
  beginDocumentAsDealer,
  fetchDocument,
  finishDocument,
  listDocuments,
  pathOfPart,
  removeDocument,
} from '#contract/applications/documents.ts';
import {
  closeGrievance,
  escalateGrievance,
  raiseGrievance,
} from '#contract/applications/grievances.ts';
import {
  inviteCustomer,
  quotes,
  readLead,
  removeLead,
  saveLead,
  saveQuote,
} from '#contract/dealers/leads.ts';
import {
  application,
  chooseLenders,
  continueHere,
  continueOnPhone,
  inviteGuarantor,
  refreshMatch,
  resubmit,
  saveSection,
  submit,
  withdraw,
} from '#contract/applications/loans.ts';
import { answerOffer, exitInCoolingOff, offers } from '#contract/applications/offers.ts';
import { acceptMembership } from '#contract/applications/memberships.ts';
import { invite } from '#contract/operators/memberships.ts';
import { openSqliteStore } from '#gateway/foundation/store/sqlite-store.ts';
import { chosen, FILLED, newDraft, publishTestCatalogue } from '#gateway/testing/applications.ts';
import { borrower, partHeaders } from '#gateway/testing/draft-application.ts';
import { raised } from '#gateway/testing/grievances.ts';
import { leadBody, newLead, quoteBody } from '#gateway/testing/leads.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import type { PhoneTokens } from '#gateway/testing/phone-tokens.ts';
import { startTokenIssuer } from '#gateway/testing/phone-tokens.ts';
import { samplePdf } from '#gateway/testing/sample-files.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { testGateway } from '#gateway/testing/test-gateway.ts';

const UNKNOWN = 'LA0000000000';

/** Every call about one application, by somebody. */
const CALLS = {
  application: (person, number) => person.call(application, { number }),
  saveSection: (person, number) =>
    person.call(saveSection, { ...seen(number), section: 'bank', values: FILLED.bank }),
  chooseLenders: (person, number) => person.call(chooseLenders, { ...seen(number), products: [] }),
  refreshMatch: (person, number) => person.call(refreshMatch, seen(number)),
  withdraw: (person, number) => person.call(withdraw, seen(number)),
  inviteGuarantor: (person, number) =>
    person.call(inviteGuarantor, { ...seen(number), name: 'A B', mobileNumber: '9812345678' }),
  continueOnPhone: (person, number) =>
    person.call(continueOnPhone, { requestId: randomUUID(), number }),
  submit: async (person, number) =>
    person.call(submit, chosen({ number, version: 1 }), await person.withProof()),
  resubmit: (person, number) => person.call(resubmit, seen(number)),
  notices: (person, number) => person.call(notices, { number, language: 'en' }),
  listConsents: (person, number) => person.call(listConsents, { number }),
  giveConsent: (person, number) =>
    person.call(giveConsent, {
      requestId: randomUUID(),
      number,
      purpose: 'contact-me',
      lenderId: null,
      noticeHash: '0'.repeat(64),
      language: 'en',
    }),
  withdrawConsent: (person, number) =>
    person.call(withdrawConsent, { requestId: randomUUID(), number, consent: randomUUID() }),
  beginDocument: (person, number) =>
    person.call(beginDocument, {
      ...seen(number),
      kind: 'photograph',
      bytes: 1000,
      sha256: '0'.repeat(64),
      fileName: 'of me.jpg',
    }),
  chooseDealer: (person, number) => person.call(chooseDealer, { ...seen(number), dealerId: null }),
  ownDelivery: (person, number) => person.call(ownDelivery, { number }),
  listDocuments: (person, number) => person.call(listDocuments, { number }),
  offers: (person, number) => person.call(offers, { number }),
  answerOffer: async (person, number) =>
    person.call(
      answerOffer,
      {
        ...seen(number),
        offer: randomUUID(),
        decision: 'accept',
        keyFactsHash: '0'.repeat(64),
      },
      await person.withProof(),
    ),
  exitInCoolingOff: async (person, number) =>
    person.call(exitInCoolingOff, seen(number), await person.withProof()),
  raiseGrievance: (person, number) =>
    person.call(raiseGrievance, {
      requestId: randomUUID(),
      application: number,
      subject: 'application',
      text: 'It takes too long.',
      language: 'en',
    }),
} as const satisfies Readonly<
  Record<string, (person: TestPerson, number: string) => ReturnType<TestPerson['call']>>
>;

const seen = (number: string) => ({ requestId: randomUUID(), number, version: 1 });

describe('what a stranger learns of an application', () => {
  const statements: string[] = [];
  let folder: string;
  let tokens: PhoneTokens;
  let gateway: TestGateway;
  let stranger: TestPerson;
  let number: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-gateway-'));
    tokens = await startTokenIssuer();
    const onStatement = (sql: string) => statements.push(sql);
    gateway = await testGateway(await openSqliteStore(folder, { onStatement }), tokens);
    // Of this moment, as the store's own clock.
    gateway.clock.now = Date.now();
    await publishTestCatalogue(gateway.store);
    ({ number } = await newDraft(await newPerson(gateway)));
    stranger = await newPerson(gateway);
  });
  afterAll(async () => {
    await gateway.store.close();
    await tokens.stop();
    await rm(folder, { recursive: true });
  });

  const asked = async (work: () => ReturnType<TestPerson['call']>) => {
    statements.length = 0;
    const { status, text } = await work();
    return { status, text, statements: statements.map((sql) => sql.replaceAll(/\d+/g, 'n')) };
  };

  it.each(Object.entries(CALLS))(
    'is the same from %s as for one that never existed: the words, and the database’s work',
    async (_name, call) => {
      const others = await asked(() => call(stranger, number));
      const unknown = await asked(() => call(stranger, UNKNOWN));
      expect(others.status).toBe(404);
      expect(others).toStrictEqual(unknown);
    },
  );

  it('is the same for another’s document as for none', async () => {
    const pdf = samplePdf();
    const { document } = await (await borrower(gateway)).begun(pdf);
    const body = (id: string) => ({ requestId: randomUUID(), document: id });
    const calls = [
      (id: string) => stranger.call(finishDocument, body(id)),
      (id: string) => stranger.call(removeDocument, { ...body(id), version: 1 }),
      (id: string) => stranger.call(fetchDocument, { document: id }),
      (id: string) =>
        gateway.send(pathOfPart(id, 1), {
          method: 'PUT',
          body: new Uint8Array(pdf),
          headers: { Authorization: stranger.token, ...partHeaders(pdf) },
        }),
    ];
    for (const call of calls) {
      const others = await asked(() => call(document));
      expect(others).toStrictEqual(await asked(() => call(randomUUID())));
      expect(others.status).toBe(404);
    }
  });

  it('is the same for another’s link to continue elsewhere as for none', async () => {
    const person = await newPerson(gateway);
    const { token } = await person.done(continueOnPhone, {
      requestId: randomUUID(),
      number: (await newDraft(person)).number,
    });
    const follow = (link: string) => () =>
      stranger.call(continueHere, { requestId: randomUUID(), token: link });
    const others = await asked(follow(token));
    expect(others).toStrictEqual(await asked(follow('x'.repeat(43))));
    expect(others.status).toBe(404);
  });

  it('is the same for another dealer’s lead as for none', async () => {
    const operator = await newOperator(gateway);
    for (const id of ['one-dealer', 'other-dealer']) {
      const content = JSON.stringify({ id, names: { en: 'D', hi: 'D' } });
      await gateway.store.records.db
        .insertInto('dealers')
        .values({ id, content, changed_at: 1 })
        .execute();
    }
    const dealer = await newMember(gateway, operator, 'dealer', 'one-dealer');
    const rival = await newMember(gateway, operator, 'dealer', 'other-dealer');
    await newLead(rival);
    const lead = await newLead(dealer);
    const calls = [
      (of: string) => rival.call(saveLead, leadBody({}, { lead: of, version: 1 })),
      (of: string) => rival.call(readLead, { lead: of }),
      (of: string) => rival.call(removeLead, { requestId: randomUUID(), lead: of, version: 1 }),
      (of: string) => rival.call(saveQuote, quoteBody(of)),
      (of: string) => rival.call(quotes, { lead: of, after: null }),
      (of: string) =>
        rival.call(inviteCustomer, { requestId: randomUUID(), lead: of, quote: null }),
    ];
    for (const call of calls) {
      const others = await asked(() => call(lead));
      expect(others).toStrictEqual(await asked(() => call(randomUUID())));
      expect(others.status).toBe(404);
    }
  });

  it('is the same for another dealer’s customer as for none, also for an invited one', async () => {
    const operator = await newOperator(gateway);
    const dealer = await newMember(gateway, operator, 'dealer', 'other-dealer');
    const begin = (of: string) => () =>
      dealer.call(beginDocumentAsDealer, {
        requestId: randomUUID(),
        number: of,
        kind: 'proforma-invoice',
        bytes: 10,
        sha256: '0'.repeat(64),
      });
    const others = await asked(begin(number));
    expect(others).toStrictEqual(await asked(begin(UNKNOWN)));
    expect(others.status).toBe(404);
  });

  it('is the same for another’s grievance as for none', async () => {
    const { number: grievance } = await raised(await newPerson(gateway));
    const body = (of: string) => ({ requestId: randomUUID(), number: of, version: 1 });
    const calls = [
      (of: string) => stranger.call(closeGrievance, body(of)),
      (of: string) => stranger.call(escalateGrievance, { ...body(of), language: 'en' }),
    ];
    for (const call of calls) {
      const others = await asked(() => call(grievance));
      expect(others).toStrictEqual(await asked(() => call('GR0000000000')));
      expect(others.status).toBe(404);
    }
  });

  it('is the same for another’s invitation as for none', async () => {
    const operator = await newOperator(gateway);
    const invited = await newPerson(gateway);
    const { membership } = await operator.done(invite, {
      requestId: randomUUID(),
      userId: invited.userId,
      role: 'dealer',
      organisation: 'test-dealer',
    });
    const accept = (id: MembershipId) => () =>
      stranger.call(acceptMembership, { requestId: randomUUID(), membership: id });
    const others = await asked(accept(membership.id));
    expect(others).toStrictEqual(await asked(accept(asId('membership', randomUUID()))));
    expect(others.status).toBe(404);
  });
});
