import { randomUUID } from 'node:crypto';
import { createLocalJWKSet } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isLenderAddress } from '#contract/operators/lender-systems.ts';
import { deadLetters, dropMessage, messageNow, retryMessage } from '#contract/operators/outbox.ts';
import { verifyDetached } from '#gateway/foundation/identity/detached-jws.ts';
import { SENDING } from '#gateway/lending/sending/claim-message.ts';
import { pauseAfter } from '#gateway/foundation/store/leases.ts';
import type { OutboxSender } from '#gateway/lending/sending/send-outbox.ts';
import { publishTestCatalogue, TEST_LENDER } from '#gateway/testing/applications.ts';
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
import { newOperator, newPerson } from '#gateway/testing/people.ts';
import { auditProblem } from '#gateway/testing/privacy.ts';

const TRIES = 12;
const TEN_MINUTES = 600_000;
/** For a lender that answers at last, on a busy machine: nearly as long as a lease. */
const LONG = 12_000;
const PATIENCE = { timeout: 10_000 };
const publicKeys = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })) });

describe('the pause after a failure', () => {
  it('doubles from a second to ten minutes, and ends with the twelfth try of a round', () => {
    const pauses = Array.from({ length: 13 }, (_, index) => pauseAfter(SENDING, index + 1));
    expect(pauses).toStrictEqual([
      ...[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600].map((seconds) => seconds * 1000),
      null,
      1000,
    ]);
  });
});

describe("a lender's address", () => {
  it.each(['https://lender.example/messages', 'http://127.0.0.1:9/x', 'http://localhost/'])(
    'may be %s',
    (url) => expect(isLenderAddress(url)).toBe(true),
  );
  it.each([
    'http://lender.example/',
    'http://127.0.0.1.lender.example/',
    'ftp://127.0.0.1/',
    'https://name:word@lender.example/',
    'lender.example',
    '',
  ])('may not be "%s"', (url) => expect(isLenderAddress(url)).toBe(false));
});

describeOnBothStores('messages to a lender', (gateway) => {
  let receiver: LenderReceiver;
  let sender: OutboxSender;
  beforeAll(async () => {
    receiver = await startLenderReceiver();
  });
  afterAll(() => receiver.stop());
  beforeEach(async () => {
    receiver.received.length = 0;
    receiver.behave(() => 'receipt');
    await publishTestCatalogue(gateway().store);
    await setAddress(gateway().store, receiver.url);
    sender = senderOf(gateway(), { postTimeout: 1500 });
  });
  afterEach(() => sender.stop());

  const later = (milliseconds: number) => {
    gateway().clock.now += milliseconds;
  };
  /** An application with three messages that wait. */
  const three = async () => {
    const { store } = gateway();
    const handed = await handedOver(gateway());
    const facts = { offer: randomUUID(), reason: 'no' };
    const others = [
      await queue(store, handed.applicationId, 'offer-declined', facts),
      await queue(store, handed.applicationId, 'offer-declined', facts),
    ];
    return { ...handed, messages: [handed.messageId, ...others] };
  };
  const states = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await messageOf(gateway().store, id)).state));

  it('are sent in order, each once the one before has arrived, and are in the audit', async () => {
    const { messages, applicationId } = await three();
    await sendAll(sender);
    expect(receiver.positions()).toStrictEqual([1, 2, 3]);
    expect(receiver.received.map(({ message }) => message.metadata.messageId)).toStrictEqual(
      messages,
    );
    expect(await states(messages)).toStrictEqual(['SENT', 'SENT', 'SENT']);
    const audited = await gateway()
      .store.records.db.selectFrom('audit_entries')
      .select('facts')
      .where('subject', '=', `application:${applicationId}`)
      .where('action', '=', 'message.send')
      .execute();
    expect(audited).toHaveLength(3);
    expect(await auditProblem(gateway().store)).toBeNull();
    await sendAll(sender);
    expect(receiver.received).toHaveLength(3);
  });

  it.each<readonly [Behaviour, string]>([
    ['error', 'status-500'],
    ['hang', 'timeout'],
    ['close', 'unreachable'],
    ['redirect', 'status-307'],
    ['nonsense', 'no-receipt'],
    ['other-message', 'other-message'],
    ['endless', 'no-receipt'],
  ])('keep their order when the lender answers with %s', async (behaviour, problem) => {
    const { messages } = await three();
    let failures = 2;
    receiver.behave(({ metadata }) => {
      if (metadata.position !== 2 || failures === 0) return 'receipt';
      failures -= 1;
      return behaviour;
    });
    await sendAll(sender);
    expect(receiver.positions()).toStrictEqual([1, 2]);
    const [, second = ''] = messages;
    const { now } = gateway().clock;
    expect(await messageOf(gateway().store, second)).toMatchObject({
      state: 'PENDING',
      tries: 1,
      may_have_arrived: 1,
      problem,
      due_at: now + 1000,
      leased_until: null,
    });
    later(999);
    await sendAll(sender);
    expect(receiver.positions()).toStrictEqual([1, 2]);
    later(1);
    await sendAll(sender);
    later(2000);
    await sendAll(sender);
    expect(receiver.positions()).toStrictEqual([1, 2, 2, 2, 3]);
    const ids = receiver.received.map(({ message }) => message.metadata.messageId);
    expect(new Set(ids)).toStrictEqual(new Set(messages));
    expect(receiver.elsewhere).toStrictEqual([]);
  });

  it('messages about other applications go on while a lender is slow with one', async () => {
    const [slow, quick] = [await three(), await three()];
    const held = Promise.withResolvers<Behaviour>();
    receiver.behave(({ metadata }) =>
      metadata.applicationNumber === slow.number ? held.promise : 'receipt',
    );
    sender = senderOf(gateway(), { postTimeout: LONG });
    await sender.look();
    await expect
      .poll(() => states(quick.messages), PATIENCE)
      .toStrictEqual(['SENT', 'SENT', 'SENT']);
    expect(await states(slow.messages)).toStrictEqual(['PENDING', 'PENDING', 'PENDING']);
    held.resolve('receipt');
    await sender.idle();
    expect(await states(slow.messages)).toStrictEqual(['SENT', 'SENT', 'SENT']);
  });

  it('messages to other lenders go on while one of them hangs', async () => {
    const handed = [await handedOver(gateway()), await handedOver(gateway())];
    await handedOver(gateway());
    const other = await startLenderReceiver();
    await setAddress(gateway().store, other.url, 'careful-lender');
    const [first] = handed;
    const facts = { reason: 'withdrawn' };
    await gateway()
      .store.records.db.insertInto('lender_cases')
      .values({
        application_id: first?.applicationId ?? '',
        lender_id: 'careful-lender',
        product_id: 'guaranteed-loan',
        product_version: 1,
        state: 'CANCELLED',
        changed_at: 1,
      })
      .execute();
    await queue(gateway().store, first?.applicationId ?? '', 'cancelled', facts, 'careful-lender');
    const held = Promise.withResolvers<Behaviour>();
    receiver.behave(() => held.promise);
    sender = senderOf(gateway(), { postTimeout: LONG });
    await sender.look();
    await expect.poll(() => other.received.length, PATIENCE).toBe(1);
    // No more than two to the one that hangs.
    expect(receiver.received.length).toBeLessThanOrEqual(2);
    held.resolve('receipt');
    await sender.idle();
    expect(receiver.received).toHaveLength(3);
    await other.stop();
  });

  it('are dead after twelve tries, hold up those behind them, and go on when an operator says so', async () => {
    const { messages, number } = await three();
    const [first = '', second = '', third = ''] = messages;
    receiver.behave(({ metadata }) => (metadata.position === 1 ? 'error' : 'receipt'));
    for (let tries = 0; tries < TRIES + 3; tries += 1) {
      await sendAll(sender);
      later(TEN_MINUTES);
    }
    expect(receiver.received).toHaveLength(TRIES);
    expect(await states(messages)).toStrictEqual(['DEAD', 'PENDING', 'PENDING']);

    const operator = await newOperator(gateway());
    const dead = await operator.done(deadLetters, { after: null });
    expect(dead).toMatchObject({
      isLastPage: true,
      messages: [{ messageId: first, number, tries: TRIES, problem: 'status-500', position: 1 }],
    });
    expect(dead.messages[0]?.behind).toStrictEqual(['offer-declined', 'offer-declined']);
    const now = async () => (await operator.done(messageNow, { messageId: first })).state;
    expect(await now()).toBe('DEAD');
    expect(await operator.done(deadLetters, { after: first })).toMatchObject({ messages: [] });
    const stranger = await newPerson(gateway());
    expect((await stranger.call(deadLetters, { after: null })).status).toBe(403);
    expect((await stranger.call(messageNow, { messageId: first })).status).toBe(403);
    const unknown = await operator.call(messageNow, { messageId: randomUUID() });
    expect(unknown.status).toBe(404);

    const again = { requestId: randomUUID(), messageId: first };
    expect(await operator.done(retryMessage, again)).toMatchObject({ state: 'PENDING' });
    await sendAll(sender);
    expect(await messageOf(gateway().store, first)).toMatchObject({
      state: 'PENDING',
      tries: TRIES + 1,
    });
    receiver.behave(() => 'receipt');
    later(1000);
    await sendAll(sender);
    expect(await states([first, second, third])).toStrictEqual(['SENT', 'SENT', 'SENT']);
    expect(await now()).toBe('SENT');
    const tooLate = await operator.call(retryMessage, { ...again, requestId: randomUUID() });
    expect(tooLate).toMatchObject({ status: 409, json: { current: { state: 'SENT' } } });
  });

  it('a message that an operator drops lets those behind it go', async () => {
    const { messages, applicationId } = await three();
    const [first = ''] = messages;
    receiver.behave(({ metadata }) => (metadata.position === 1 ? 'error' : 'receipt'));
    await gateway()
      .store.records.db.updateTable('outbox')
      .set({ tries: TRIES - 1 })
      .where('id', '=', first)
      .execute();
    await sendAll(sender);
    // It has the package all the same: only its receipt was lost.
    await gateway()
      .store.records.db.updateTable('lender_cases')
      .set({ state: 'PROCESSING' })
      .execute();
    const operator = await newOperator(gateway());
    const body = { messageId: first, reason: 'lender-informed-directly' as const };
    await operator.done(dropMessage, { requestId: randomUUID(), ...body });
    const other = { requestId: randomUUID(), ...body, messageId: randomUUID() };
    expect((await operator.call(dropMessage, other)).status).toBe(404);
    await sendAll(sender);
    expect(await states(messages)).toStrictEqual(['DROPPED', 'SENT', 'SENT']);
    const { facts } = await gateway()
      .store.records.db.selectFrom('audit_entries')
      .select('facts')
      .where('subject', '=', `application:${applicationId}`)
      .where('action', '=', 'message.drop')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(facts)).toMatchObject({ reason: 'lender-informed-directly' });
  });

  it('a message that cannot be written is not sent, and is dead in the end', async () => {
    const { applicationId } = await handedOver(gateway());
    const message = await queue(gateway().store, applicationId, 'offer-accepted', {
      offer: randomUUID(),
    });
    await sendAll(sender);
    expect(receiver.positions()).toStrictEqual([1]);
    expect(await messageOf(gateway().store, message)).toMatchObject({
      state: 'PENDING',
      may_have_arrived: 0,
      problem: 'not-written',
    });
  });

  it('have not arrived if nothing listens, unless an earlier try may have', async () => {
    const { messageId } = await handedOver(gateway());
    const gone = await startLenderReceiver();
    await gone.stop();
    const tryAt = async (url: string) => {
      await setAddress(gateway().store, url);
      later(TEN_MINUTES);
      await sendAll(sender);
      const { problem, may_have_arrived } = await messageOf(gateway().store, messageId);
      return [problem, may_have_arrived];
    };
    receiver.behave(() => 'error');
    expect(await tryAt(gone.url)).toStrictEqual(['unreachable', 0]);
    expect(await tryAt('http://nowhere.invalid/messages')).toStrictEqual(['bad-address', 0]);
    expect(await tryAt(receiver.url)).toStrictEqual(['status-500', 1]);
    expect(await tryAt(gone.url)).toStrictEqual(['unreachable', 1]);
  });

  it('carry a signature that the published key confirms, for this lender and this try', async () => {
    const { messageId } = await handedOver(gateway());
    await sendAll(sender);
    const [{ body, signature } = { body: Buffer.of(), signature: '' }] = receiver.received;
    const published = publicKeys.parse((await gateway().send('/.well-known/jwks.json', {})).json);
    expect(published.keys).toMatchObject([{ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' }]);
    expect(Object.keys(published.keys[0] ?? {})).not.toContain('d');
    const find = createLocalJWKSet(published);
    const verified = (bytes: Uint8Array, aud: string) =>
      verifyDetached(signature, bytes, {
        aud,
        now: gateway().clock.now,
        keyOf: (kid) => find({ alg: 'EdDSA', kid }),
      });
    expect(await verified(body, TEST_LENDER.id)).toMatchObject({
      ok: true,
      value: { jti: `${messageId}/1`, aud: TEST_LENDER.id },
    });
    const tampered = Buffer.from(body.toString('utf8').replace('"amount":1', '"amount":2'));
    expect(tampered.equals(body)).toBe(false);
    expect(await verified(tampered, TEST_LENDER.id)).toMatchObject({ failure: 'forged' });
    expect(await verified(body, 'careful-lender')).toMatchObject({ failure: 'wrong-audience' });
  });

  it('are counted in the metrics, and logged without anything of a person', async () => {
    const { messages, number } = await three();
    const text = async () => (await gateway().send('/metrics', {})).text;
    expect(await text()).toContain('gateway_lender_messages{state="PENDING"} 3');
    await sendAll(sender);
    expect(await text()).toContain('gateway_lender_messages{state="PENDING"} 0');
    expect(await text()).toContain('gateway_lender_messages{state="DEAD"} 0');
    const lines = gateway().logged.filter(({ event }) => event === 'message');
    expect(lines).toHaveLength(messages.length);
    expect(JSON.stringify(lines)).not.toContain(number);
  });
});
