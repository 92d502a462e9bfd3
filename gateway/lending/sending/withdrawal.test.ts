import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withdrawConsent } from '#contract/applications/consents.ts';
import { withdraw } from '#contract/applications/loans.ts';
import { erase } from '#contract/applications/privacy.ts';
import { realWait } from '#gateway/foundation/http/wait.ts';
import { LEASE } from '#gateway/lending/sending/claim-message.ts';
import type { OutboxSender } from '#gateway/lending/sending/send-outbox.ts';
import { workOnPrivacyJobs } from '#gateway/upkeep/privacy/privacy-jobs.ts';
import { publishTestCatalogue, seen, TEST_LENDER } from '#gateway/testing/applications.ts';
import type { HandedOver } from '#gateway/testing/handed-over.ts';
import {
  handedOver,
  messageOf,
  queue,
  sendAll,
  senderOf,
  setAddress,
} from '#gateway/testing/handed-over.ts';
import type { Behaviour, LenderReceiver } from '#gateway/testing/servers/lender-receiver.ts';
import { startLenderReceiver } from '#gateway/testing/servers/lender-receiver.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { testPrivacy } from '#gateway/testing/privacy.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { testGateway } from '#gateway/testing/test-gateway.ts';

const ROUNDS = 30;
const PATIENCE = { timeout: 10_000 };

describeOnBothStores('a withdrawal', (given) => {
  let receiver: LenderReceiver;
  let gateway: TestGateway;
  beforeAll(async () => {
    receiver = await startLenderReceiver();
  });
  afterAll(() => receiver.stop());
  beforeEach(async () => {
    receiver.received.length = 0;
    receiver.behave(() => 'receipt');
    const { store, tokens, clock } = given();
    // Its calls wait by the real clock: what they wait for is another's answer.
    const wait = realWait(new AbortController().signal);
    gateway = await testGateway(store, tokens, { wait }, clock);
    await publishTestCatalogue(store);
    await setAddress(store, receiver.url);
  });

  const withdrawn = ({ person, number, version }: HandedOver) =>
    person.call(withdraw, { requestId: randomUUID(), number, version });
  const consentOf = async ({ person, number }: HandedOver) => {
    const { consents } = await seen(person, number);
    const found = consents.find(({ purpose }) => purpose === 'share-with-lender');
    if (found === undefined) throw new Error('no consent');
    return found.id;
  };
  const consentWithdrawn = async (handed: HandedOver) =>
    handed.person.call(withdrawConsent, {
      requestId: randomUUID(),
      number: handed.number,
      consent: await consentOf(handed),
    });
  const kindsFor = ({ number }: HandedOver) =>
    receiver.received
      .filter(({ message }) => message.metadata.applicationNumber === number)
      .map(({ message }) => message.kind);

  /** Withdraws while the message is being sent; `held` says how the lender answers in the end. */
  const whileSending = async (
    sender: OutboxSender,
    handed: HandedOver,
    how: () => Promise<number>,
  ) => {
    const held = Promise.withResolvers<Behaviour>();
    receiver.behave(({ kind }) => (kind === 'package' ? held.promise : 'receipt'));
    await sender.look();
    await expect.poll(() => kindsFor(handed), PATIENCE).toStrictEqual(['package']);
    let status = 0;
    const answered = how().then((code) => {
      status = code;
    });
    await pause(300);
    expect(status).toBe(0);
    return { answered, held, status: () => status };
  };

  it('a withdrawal of an application waits for the lender’s answer, and the lender is then notified of it', async () => {
    const handed = await handedOver(gateway);
    const sender = senderOf(gateway);
    const waiting = await whileSending(
      sender,
      handed,
      async () => (await withdrawn(handed)).status,
    );
    waiting.held.resolve('receipt');
    await waiting.answered;
    expect(waiting.status()).toBe(200);
    await sendAll(sender);
    expect(kindsFor(handed)).toStrictEqual(['package', 'cancelled']);
    await sender.stop();
  });

  it('a withdrawal of a consent waits as well, and the lender hears both of it and of the case', async () => {
    const handed = await handedOver(gateway);
    const sender = senderOf(gateway);
    const waiting = await whileSending(
      sender,
      handed,
      async () => (await consentWithdrawn(handed)).status,
    );
    waiting.held.resolve('error');
    await waiting.answered;
    expect(waiting.status()).toBe(200);
    await sendAll(sender);
    gateway.clock.now += 1000;
    await sendAll(sender);
    // What failed is not tried again; the lender may have read it all the same.
    expect(kindsFor(handed)).toStrictEqual(['package', 'cancelled', 'consent-withdrawn']);
    await sender.stop();
  });

  it('the lender is told nothing of a withdrawal before the first try', async () => {
    const handed = await handedOver(gateway);
    expect((await consentWithdrawn(handed)).status).toBe(200);
    const sender = senderOf(gateway);
    await sendAll(sender);
    expect(kindsFor(handed)).toStrictEqual([]);
    expect(await messageOf(gateway.store, handed.messageId)).toMatchObject({ state: 'DROPPED' });
    await sender.stop();
  });

  it('a withdrawal of a consent reaches a lender whose case has ended before', async () => {
    const handed = await handedOver(gateway);
    const sender = senderOf(gateway);
    await sendAll(sender);
    await gateway.store.records.db
      .updateTable('lender_cases')
      .set({ state: 'REJECTED' })
      .where('application_id', '=', handed.applicationId)
      .execute();
    const consent = await consentOf(handed);
    expect((await consentWithdrawn(handed)).status).toBe(200);
    await sendAll(sender);
    expect(kindsFor(handed)).toStrictEqual(['package', 'consent-withdrawn']);
    expect(receiver.received.at(-1)?.message.body).toStrictEqual({
      consent,
      purpose: 'share-with-lender',
    });
    await sender.stop();
  });

  it('is refused for now while a gateway that was killed may have been sending', async () => {
    const handed = await handedOver(given());
    const { now } = gateway.clock;
    await gateway.store.records.db
      .updateTable('outbox')
      .set({
        tries: 1,
        may_have_arrived: 1,
        leased_until: now + LEASE,
        due_at: now + LEASE,
      })
      .where('id', '=', handed.messageId)
      .execute();
    // This gateway's waiting takes no time.
    const refused = await withdrawn(handed);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('15');
    expect(await seen(handed.person, handed.number)).toMatchObject({ state: 'WITH_LENDER' });
    gateway.clock.now += LEASE;
    expect((await withdrawn(handed)).status).toBe(200);
  });

  it('an erasure waits for the lender too: it is tried again later', async () => {
    const handed = await handedOver(gateway);
    const { store, clock } = gateway;
    await store.records.db
      .updateTable('outbox')
      .set({
        tries: 1,
        may_have_arrived: 1,
        leased_until: clock.now + LEASE,
        due_at: clock.now + LEASE,
      })
      .where('id', '=', handed.messageId)
      .execute();
    const folder = await mkdtemp(join(tmpdir(), 'rinsetu-erasures-'));
    const privacy = await testPrivacy(store, join(folder, 'erasures.jsonl'));
    const { person } = handed;
    await person.done(erase, { requestId: randomUUID() }, await person.withProof());
    await workOnPrivacyJobs(privacy);
    expect(privacy.failures).toMatchObject([{ name: 'Refused' }]);
    const { state } = await store.records.db
      .selectFrom('applications')
      .select('state')
      .where('number', '=', handed.number)
      .executeTakeFirstOrThrow();
    expect(state).toBe('WITH_LENDER');
    clock.now += LEASE;
    await workOnPrivacyJobs(privacy);
    const sender = senderOf(gateway);
    await sendAll(sender);
    expect(receiver.received.map(({ message }) => [message.kind, message.body])).toStrictEqual([
      ['cancelled', { reason: 'erased' }],
    ]);
    await sender.stop();
    await rm(folder, { recursive: true });
  });

  it('a withdrawal of what is queued but no longer wanted drops it at the last moment', async () => {
    const handed = await handedOver(gateway);
    await gateway.store.records.db
      .updateTable('consents')
      .set({ state: 'WITHDRAWN' })
      .where('application_id', '=', handed.applicationId)
      .where('lender_id', '=', TEST_LENDER.id)
      .execute();
    const request = randomUUID();
    const others = [
      await queue(gateway.store, handed.applicationId, 'documents', { request }),
      await queue(gateway.store, handed.applicationId, 'invoiced'),
    ];
    const sender = senderOf(gateway);
    await sendAll(sender);
    expect(kindsFor(handed)).toStrictEqual([]);
    for (const id of [handed.messageId, ...others]) {
      expect(await messageOf(gateway.store, id)).toMatchObject({ state: 'DROPPED' });
    }
    await sender.stop();
  });

  it(`a withdrawal in a race with the sender is never followed by a package, in ${ROUNDS} rounds`, async () => {
    const sender = senderOf(gateway);
    const late: string[] = [];
    let sent = 0;
    receiver.behave(async (): Promise<Behaviour> => {
      await pause(5);
      return 'receipt';
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      const handed = await handedOver(gateway);
      const isConsent = round % 2 === 0;
      // From before the claim to after the answer.
      const looking = pause(round % 3 === 0 ? 20 : 0).then(() => sender.look());
      await pause(round % 10);
      const { status, text } = await (isConsent ? consentWithdrawn(handed) : withdrawn(handed));
      const acknowledgedAt = performance.now();
      expect([status, text]).toStrictEqual([200, expect.any(String)]);
      await looking;
      await sendAll(sender);
      gateway.clock.now += 1000;
      await sendAll(sender);
      const packages = receiver.received.filter(
        ({ message }) =>
          message.kind === 'package' && message.metadata.applicationNumber === handed.number,
      );
      sent += packages.length;
      late.push(
        ...packages
          .filter(({ begunAt }) => begunAt > acknowledgedAt)
          .map(({ message }) => message.metadata.applicationNumber),
      );
    }
    expect(late).toStrictEqual([]);
    // Else the rounds were no race.
    expect(sent).toBeGreaterThan(0);
    await sender.stop();
  }, 240_000);
});
