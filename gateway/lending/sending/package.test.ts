import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { consentAsGuarantor, guarantee } from '#contract/applications/consents.ts';
import { inviteGuarantor, submit } from '#contract/applications/loans.ts';
import type { DataItem } from '#domain/lending/notifications/notices.ts';
import { DATA_ITEMS } from '#domain/lending/notifications/notices.ts';
import { paise } from '#domain/money/money.ts';
import { keyOfApplication } from '#gateway/lending/applications/find-application.ts';
import { keepSection } from '#gateway/lending/applications/sealed-sections.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import type { OutboxSender } from '#gateway/lending/sending/send-outbox.ts';
import {
  chosen,
  consentToAll,
  fill,
  FILLED,
  newDraft,
  publishTestCatalogue,
  refreshed,
  TEST_LENDER,
} from '#gateway/testing/applications.ts';
import {
  addVerified,
  handedOver,
  queue,
  sendAll,
  senderOf,
  setAddress,
} from '#gateway/testing/handed-over.ts';
import type { LenderReceiver } from '#gateway/testing/servers/lender-receiver.ts';
import { startLenderReceiver } from '#gateway/testing/servers/lender-receiver.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { keysOf } from '#gateway/testing/privacy.ts';

const GUARANTOR_NUMBER = '9123456780';

/** What a lender sees of each kind of data: a value of the test's application. */
const VALUES = {
  name: FILLED.identity.fullName,
  'date-of-birth': FILLED.identity.dateOfBirth,
  address: FILLED.address.house,
  identifiers: FILLED.identity.pan,
  'work-and-income': `"income":${FILLED.work.income}`,
  'vehicle-and-prices': FILLED.vehicle.model,
  'bank-account': `"accountNumber":"${FILLED.bank.accountNumber}"`,
  documents: '"token":',
} as const satisfies Partial<Record<DataItem, string>>;

describeOnBothStores('a package', (gateway) => {
  let receiver: LenderReceiver;
  let sender: OutboxSender;
  beforeAll(async () => {
    receiver = await startLenderReceiver();
  });
  afterAll(() => receiver.stop());
  beforeEach(async () => {
    receiver.received.length = 0;
    await publishTestCatalogue(gateway().store);
    await setAddress(gateway().store, receiver.url);
    sender = senderOf(gateway());
  });
  afterEach(() => sender.stop());

  const sentPackage = async () => {
    await sendAll(sender);
    const sent = receiver.received.find(({ message }) => message.kind === 'package')?.message;
    if (sent?.kind !== 'package') throw new Error('no package was sent');
    return sent;
  };
  const consentToItems = (applicationId: string, items: readonly DataItem[]) =>
    gateway()
      .store.records.db.updateTable('consents')
      .set({ items: JSON.stringify(items) })
      .where('application_id', '=', applicationId)
      .where('purpose', '=', 'share-with-lender')
      .execute();

  it('holds what was consented to, with the consent and links to verified documents that were asked for', async () => {
    const { store } = gateway();
    const { applicationId, number, person, messageId } = await handedOver(gateway());
    const photograph = await addVerified(store, applicationId, 'photograph');
    await addVerified(store, applicationId, 'bank-statement');
    const unchecked = await addVerified(store, applicationId, 'masked-aadhaar');
    await store.records.db
      .updateTable('documents')
      .set({ state: 'CLEAN' })
      .where('id', '=', unchecked)
      .execute();
    const { metadata, body } = await sentPackage();
    expect(metadata).toMatchObject({
      messageId,
      lenderId: TEST_LENDER.id,
      applicationNumber: number,
      position: 1,
      case: { state: 'CREATED', version: 1 },
    });
    const { hasNoPan: _, ...named } = FILLED.identity;
    const { fullName, dateOfBirth, ...identifiers } = named;
    const { months, ...vehicle } = FILLED.vehicle;
    expect(body).toMatchObject({
      language: 'hi',
      product: { productId: 'test-loan', version: 1 },
      loan: { amount: paise(150_000_00), months },
      borrower: {
        fullName,
        dateOfBirth,
        identifiers,
        mobileNumber: person.mobileNumber,
        address: FILLED.address,
        work: FILLED.work,
        bankAccount: FILLED.bank,
      },
      vehicle,
      guarantor: null,
      documents: [{ document: photograph, kind: 'photograph', bytes: 900 }],
      consents: [{ purpose: 'share-with-lender', language: 'hi' }],
    });
    expect(body.documents).toHaveLength(1);
    expect(body.consents).toHaveLength(1);
  });

  it('asks for the loan of the sections, which may have been corrected since they were matched', async () => {
    const { store } = gateway();
    const { applicationId } = await handedOver(gateway());
    const key = await keyOfApplication(keysOf(store), store.records.db, applicationId);
    const corrected = { ...FILLED.vehicle, downPayment: paise(60_000_00), months: 24 };
    await change(store.records, async (tx) => {
      await keepSection(tx, key, applicationId, 'vehicle', corrected);
      return {};
    });
    const { body } = await sentPackage();
    expect(body.loan).toStrictEqual({
      amount: FILLED.vehicle.onRoadPrice - 60_000_00,
      months: 24,
    });
    expect(body.vehicle).toMatchObject({ downPayment: 60_000_00 });
  });

  it('lacks whatever the consent does not name', async () => {
    const named: DataItem[] = ['mobile-number', ...Object.keys(VALUES)].flatMap((name) =>
      DATA_ITEMS.filter((item) => item === name),
    );
    const { applicationId, person } = await handedOver(gateway());
    await addVerified(gateway().store, applicationId, 'photograph');
    await sendAll(sender);
    for (const missing of named) {
      receiver.received.length = 0;
      await consentToItems(
        applicationId,
        named.filter((item) => item !== missing),
      );
      await queue(gateway().store, applicationId, 'package');
      const { body } = await sentPackage();
      // The holder of the account is named like the borrower.
      const { bankAccount: _, ...others } = body.borrower;
      const text = JSON.stringify({ ...body, borrower: others });
      const account = JSON.stringify(body.borrower);
      const values = { ...VALUES, 'mobile-number': person.mobileNumber };
      for (const [item, value] of Object.entries(values)) {
        const seenIn = item === 'bank-account' ? account : text;
        expect(seenIn.includes(value), `${item} without ${missing}`).toBe(item !== missing);
      }
    }
  });

  it('names the guarantor only with the guarantor’s own consent', async () => {
    const person = await newPerson(gateway());
    const draft = await fill(person, await newDraft(person));
    const invited = await person.done(inviteGuarantor, {
      requestId: randomUUID(),
      ...draft,
      name: 'Seeded Guarantor',
      mobileNumber: GUARANTOR_NUMBER,
    });
    await consentToAll(person, draft.number, [TEST_LENDER.id]);
    const ready = await refreshed(person, { number: draft.number, version: invited.version });
    const link = { token: invited.token, language: 'en' } as const;
    const shown = guarantee.reply.parse((await gateway().call(guarantee, link)).json);
    const { store, clock, tokens } = gateway();
    const agreed = await gateway().call(
      consentAsGuarantor,
      { requestId: randomUUID(), ...link, noticeHash: shown.notice.hash },
      { 'Phone-Proof': await tokens.tokenFor(GUARANTOR_NUMBER, clock.now) },
    );
    expect(agreed.status).toBe(200);
    const { version } = await person.done(
      submit,
      { ...chosen({ ...ready, version: ready.version + 1 }) },
      await person.withProof(),
    );
    expect(version).toBeGreaterThan(ready.version);
    const { id } = await store.records.db
      .updateTable('applications')
      .set({ state: 'WITH_LENDER', handed_over_at: 1 })
      .where('number', '=', draft.number)
      .returning('id')
      .executeTakeFirstOrThrow();
    await queue(store, id, 'package');
    const { body } = await sentPackage();
    expect(body.guarantor).toStrictEqual({
      name: 'Seeded Guarantor',
      mobileNumber: GUARANTOR_NUMBER,
    });
    expect(body.consents.map(({ purpose }) => purpose)).toStrictEqual([
      'share-with-lender',
      'guarantee',
    ]);

    await store.records.db
      .updateTable('consents')
      .set({ state: 'WITHDRAWN' })
      .where('application_id', '=', id)
      .where('person', '=', 'guarantor')
      .execute();
    receiver.received.length = 0;
    await queue(store, id, 'package');
    const second = await sentPackage();
    expect(second.body.guarantor).toBeNull();
    expect(JSON.stringify(second)).not.toContain('Seeded Guarantor');
  });

  it('a package that is sent again has the same number and the same links', async () => {
    const { applicationId } = await handedOver(gateway());
    await addVerified(gateway().store, applicationId, 'photograph');
    let failures = 1;
    receiver.behave(() => (failures-- > 0 ? 'error' : 'receipt'));
    await sendAll(sender);
    gateway().clock.now += 1000;
    await sendAll(sender);
    const [first, second] = receiver.received.map(({ message }) => message);
    expect(second?.metadata.messageId).toBe(first?.metadata.messageId);
    expect(second?.metadata.timestamp).not.toBe(first?.metadata.timestamp);
    const tokens = receiver.received.map(({ message }) =>
      message.kind === 'package' ? message.body.documents.map(({ token }) => token) : [],
    );
    expect(tokens[0]).toStrictEqual(tokens[1]);
    expect(tokens[0]).toHaveLength(1);
  });

  it('is followed by the documents that the lender asked for, once they are verified', async () => {
    const { store } = gateway();
    const { applicationId } = await handedOver(gateway());
    const request = randomUUID();
    await store.records.db
      .insertInto('change_requests')
      .values({
        id: request,
        application_id: applicationId,
        lender_id: TEST_LENDER.id,
        sections: '[]',
        documents: '["bank-statement"]',
        reason: 'out-of-date',
        asked_at: 1,
        answered_at: 2,
      })
      .execute();
    const statement = await addVerified(store, applicationId, 'bank-statement');
    await queue(store, applicationId, 'documents', { request });
    await sendAll(sender);
    expect(receiver.received.at(-1)?.message).toMatchObject({
      kind: 'documents',
      metadata: { position: 2 },
      body: { documents: [{ document: statement, kind: 'bank-statement' }] },
    });
  });
});
