import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectedEvent } from '#contract/connected/events.ts';
import type { SubscriptionAct, SubscriptionChange } from '#contract/operators/connected-systems.ts';
import {
  addSubscription,
  changeSubscription,
  runSubscription,
} from '#contract/operators/connected-systems.ts';
import { withdraw } from '#contract/applications/loans.ts';
import { MAX_SUBSCRIPTIONS, OLD_SECRET_HOURS } from '#domain/connected-systems.ts';
import { EVENT_DAYS, EVENT_KINDS } from '#domain/lending/events.ts';
import { EVENT_SENDING } from '#gateway/areas/connected-systems/send-events.ts';
import { pauseAfter } from '#gateway/foundation/store/leases.ts';
import { removeOldEvents } from '#gateway/lending/events/number-events.ts';
import { publishTestCatalogue, submitted } from '#gateway/testing/applications.ts';
import {
  eventSenderOf,
  plainTerms,
  secretOfPage,
  subscribed,
  systemsOf,
} from '#gateway/testing/connected-systems.ts';
import { agreedLoan, deliverUntil, newDelivering } from '#gateway/testing/delivery.ts';
import { answered, raised } from '#gateway/testing/grievances.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { auditProblem } from '#gateway/testing/privacy.ts';
import type { Subscriber } from '#gateway/testing/servers/subscriber.ts';
import { startSubscriber } from '#gateway/testing/servers/subscriber.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('the pauses of sending', () => {
  it('go from five seconds to an hour, and end after some three days', () => {
    const pauses = Array.from({ length: EVENT_SENDING.most }, (_, index) =>
      pauseAfter(EVENT_SENDING, index + 1),
    );
    expect(pauses.slice(0, 3)).toEqual([5000, 10_000, 20_000]);
    expect(pauses.at(-2)).toBe(HOUR_MS);
    expect(pauses.at(-1)).toBeNull();
    const days = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / DAY_MS;
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(3.1);
  });
});

describeOnBothStores('events for connected systems', (gateway) => {
  let operator: TestPerson;
  let subscriber: Subscriber;
  let sender: ReturnType<typeof eventSenderOf>;
  let secrets: string[];
  let isPublished: boolean;
  beforeEach(async () => {
    secrets = [];
    isPublished = false;
    operator = await newOperator(gateway());
    subscriber = await startSubscriber({
      secrets: () => secrets,
      now: () => gateway().clock.now,
    });
    sender = eventSenderOf(gateway(), { postTimeout: 1500 });
  });
  afterEach(async () => {
    await sender.stop();
    await subscriber.stop();
  });

  /** Sessions end meanwhile. */
  const later = async (milliseconds: number) => {
    gateway().clock.now += milliseconds;
    operator = await newOperator(gateway());
  };
  /** Somebody sends an application: its draft and its sending are two events. */
  const applied = async (person?: TestPerson) => {
    if (!isPublished) await publishTestCatalogue(gateway().store);
    isPublished = true;
    return submitted(person ?? (await newPerson(gateway())));
  };
  const sendAll = async () => {
    await sender.look();
    await sender.idle();
  };
  const subscribe = async (terms = plainTerms(subscriber.url)) => {
    const made = await subscribed(operator, terms);
    secrets.push(made.secret);
    return made;
  };
  const only = async (by: TestPerson = operator) => {
    const [one] = (await systemsOf(by)).subscriptions;
    if (one === undefined) throw new Error('there is no subscription');
    return one;
  };
  const change = async (by: TestPerson, asked: SubscriptionChange, version?: number) => {
    const { subscription, version: now } = await only(by);
    const seen = { requestId: randomUUID(), subscription, version: version ?? now };
    return by.call(changeSubscription, { ...seen, change: asked });
  };
  const run = async (act: SubscriptionAct) => {
    const { subscription, version } = await only();
    return operator.call(runSubscription, {
      requestId: randomUUID(),
      subscription,
      version,
      act,
    });
  };
  /** The subscriber's numbers ascend, and each event came once. */
  const expectInOrder = () => {
    const numbers = subscriber.taken.map(({ number }) => number);
    expect(numbers).toStrictEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  };
  const statesOf = (kind: string) =>
    subscriber.taken
      .filter((event) => event.kind === kind)
      .map((event) => 'state' in event && event.state);

  it('tell of an application from its draft to the last payment, by IDs, states and times alone', async () => {
    await subscribe();
    const people = await newDelivering(gateway());
    const number = await agreedLoan(gateway(), people);
    await deliverUntil(gateway(), people, number, 'PAID');
    const grievance = await raised(people.borrower, number);
    await answered(people.operator, grievance);
    await sendAll();
    expectInOrder();
    expect(statesOf('application-changed')).toEqual(['DRAFT', 'SUBMITTED', 'CLOSED']);
    expect(statesOf('offer-changed')).toEqual(['OPEN', 'ACCEPTED']);
    expect(statesOf('grievance-changed')).toEqual(['OPEN', 'ANSWERED']);
    expect(subscriber.taken.filter(({ kind }) => kind === 'payment-reported')).toHaveLength(2);
    for (const event of subscriber.taken) {
      expect(event).toMatchObject({ application: number, personal: {} });
    }
    const sent = subscriber.received.map(({ body }) => body).join('\n');
    for (const secret of ['Asha', 'Verma', people.borrower.mobileNumber, 'example.in', 'UTR']) {
      expect(sent).not.toContain(secret);
    }
    const logged = JSON.stringify(gateway().logged);
    for (const hidden of [number, people.borrower.mobileNumber, subscriber.url, ...secrets]) {
      expect(logged).not.toContain(hidden);
    }
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('carry a personal field only once another operator has approved it', async () => {
    const checker = await newMember(gateway(), operator, 'operator');
    const terms = {
      url: subscriber.url,
      kinds: [...EVENT_KINDS],
      fields: ['borrowerName' as const, 'loanAskedFor' as const],
    };
    expect(await subscribe(terms)).toMatchObject({ state: 'PROPOSED' });
    const person = await newPerson(gateway());
    await applied();
    await sendAll();
    expect(subscriber.received).toEqual([]);
    expect(await only()).toMatchObject({ terms: null, proposal: { isMine: true, terms } });
    expect(await change(operator, { kind: 'approve' })).toMatchObject({
      status: 403,
      json: { code: 'own-proposal' },
    });
    const { status } = await change(checker, { kind: 'approve' });
    expect(status).toBe(200);
    const { number } = await applied(person);
    await sendAll();
    const loan = expect.any(Number);
    expect(subscriber.taken.at(-1)).toMatchObject({
      application: number,
      state: 'SUBMITTED',
      personal: { borrowerName: 'Asha Verma', loanAskedFor: loan },
    });
    expect(subscriber.received.at(-1)?.body).not.toContain(person.mobileNumber);

    // Another field waits again; until then what was approved goes on.
    const more = { ...terms, fields: [...terms.fields, 'borrowerMobileNumber' as const] };
    await change(operator, { kind: 'propose', terms: more });
    await applied();
    await sendAll();
    expect(Object.keys(subscriber.taken.at(-1)?.personal ?? {})).toEqual([
      'borrowerName',
      'loanAskedFor',
    ]);
    // Fewer fields need nobody else.
    await change(operator, { kind: 'propose', terms: { ...terms, fields: [] } });
    await applied();
    await sendAll();
    expect(subscriber.taken.at(-1)?.personal).toEqual({});
    const audit = JSON.stringify(
      await auditOf(gateway(), `subscription:${(await only()).subscription}`),
    );
    expect(audit).toContain('subscription.approve');
    expect(audit).not.toContain(subscriber.url);
  });

  it('reach a subscriber that was away for an hour once each and in order', async () => {
    await subscribe();
    subscriber.behave(() => 503);
    for (let count = 0; count < 60; count += 10) {
      if (count < 30) await applied();
      await sendAll();
      await later(10 * 60_000);
    }
    expect(subscriber.taken).toEqual([]);
    expect(await only()).toMatchObject({ waiting: 6, next: { problem: 'status-503' } });
    // What arrives is lost on the way back once.
    let isLost = true;
    subscriber.behave(() => {
      if (!isLost) return 'take';
      isLost = false;
      return 'close';
    });
    for (let count = 0; count < 3; count += 1) {
      await later(HOUR_MS);
      await sendAll();
    }
    expectInOrder();
    expect(statesOf('application-changed')).toEqual(
      Array.from({ length: 3 }, () => ['DRAFT', 'SUBMITTED']).flat(),
    );
    expect(await only()).toMatchObject({ waiting: 0, next: null, deliveredAt: expect.any(Number) });
  });

  it('come again with the same ID where a gateway ended before it noted that one arrived', async () => {
    const { store } = gateway();
    await subscribe();
    let isCrashed = false;
    const crashing = eventSenderOf(gateway(), {
      records: {
        ...store.records,
        transact: (work) =>
          isCrashed ? Promise.reject(new Error('killed')) : store.records.transact(work),
      },
    });
    subscriber.behave(() => {
      isCrashed = true;
      return 'take';
    });
    await applied();
    await crashing.look().catch(() => {});
    await crashing.idle();
    expect(subscriber.received).toHaveLength(1);
    subscriber.behave(() => 'take');
    await sendAll();
    // The lease of the killed gateway.
    expect(subscriber.received).toHaveLength(1);
    await later(EVENT_SENDING.lease + 1);
    await sendAll();
    const ids = subscriber.received.map(({ body }) => connectedEvent.parse(JSON.parse(body)).id);
    expect(ids[0]).toBe(ids[1]);
    expectInOrder();
    expect(statesOf('application-changed')).toEqual(['DRAFT', 'SUBMITTED']);
  });

  it('come once and in order where two gateways send', async () => {
    await subscribe();
    const other = eventSenderOf(gateway());
    for (let count = 0; count < 4; count += 1) await applied();
    await Promise.all([sender.look(), other.look()]);
    await Promise.all([sender.idle(), other.idle()]);
    await sendAll();
    await other.stop();
    expect(subscriber.received).toHaveLength(8);
    expectInOrder();
    expect(await only()).toMatchObject({ waiting: 0 });
  });

  it('wait behind one that never arrives, until an operator sends it again or leaves it out', async () => {
    await subscribe();
    subscriber.behave(() => 410);
    await applied();
    await sendAll();
    await later(DAY_MS);
    await sendAll();
    expect(subscriber.received).toHaveLength(1);
    const stuck = await only();
    expect(stuck).toMatchObject({
      waiting: 2,
      next: { kind: 'application-changed', tries: 1, problem: 'gone', dueAt: null },
    });
    expect(stuck.next?.givenUpAt).not.toBeNull();
    const { text } = await gateway().send('/metrics', {});
    expect(text).toContain('gateway_subscriptions_given_up 1');
    expect((await run({ kind: 'again' })).status).toBe(200);
    await sendAll();
    expect(subscriber.received).toHaveLength(2);
    const event = (await only()).next?.id ?? '';
    expect(await run({ kind: 'skip', event: randomUUID(), reason: 'not-needed' })).toMatchObject({
      status: 409,
      json: { code: 'subscription-changed' },
    });
    subscriber.behave(() => 'take');
    expect((await run({ kind: 'skip', event, reason: 'not-needed' })).status).toBe(200);
    await sendAll();
    expect(statesOf('application-changed')).toEqual(['SUBMITTED']);
    const { subscription } = await only();
    expect(await auditOf(gateway(), `subscription:${subscription}`)).toMatchObject([
      { action: 'subscription.add' },
      { action: 'event.giveUp' },
      { action: 'subscription.again' },
      { action: 'event.giveUp' },
      { action: 'subscription.skip', facts: { event, reason: 'not-needed' } },
    ]);
  });

  it.each<readonly [number | 'hang' | 'close', string]>([
    [500, 'status-500'],
    [302, 'status-302'],
    ['hang', 'timeout'],
    ['close', 'unreachable'],
  ])('are sent again after %s', async (behaving, problem) => {
    await subscribe();
    subscriber.behave((count) => (count === 1 ? behaving : 'take'));
    await applied();
    await sendAll();
    expect(await only()).toMatchObject({ waiting: 2, next: { tries: 1, problem } });
    await later(5000);
    await sendAll();
    expect(statesOf('application-changed')).toEqual(['DRAFT', 'SUBMITTED']);
  });

  it('are signed by the new secret and, for two days, by the one before', async () => {
    const { secret: old } = await subscribe();
    const next = secretOfPage();
    expect((await change(operator, { kind: 'secret', secret: next })).status).toBe(200);
    secrets = [old];
    await applied();
    await sendAll();
    expect(subscriber.taken).toHaveLength(2);
    secrets = [next];
    await applied();
    await sendAll();
    expect(subscriber.taken).toHaveLength(4);
    await later(OLD_SECRET_HOURS * HOUR_MS + 1);
    await applied();
    secrets = [old];
    await sendAll();
    expect(subscriber.taken).toHaveLength(4);
    expect((await only()).next).toMatchObject({ problem: 'status-401' });
  });

  it('of other kinds are passed over, and what happens while a subscription is paused is sent later', async () => {
    await subscribe({ ...plainTerms(subscriber.url), kinds: ['grievance-changed'] });
    const person = await newPerson(gateway());
    const { number } = await applied(person);
    await sendAll();
    expect(subscriber.received).toEqual([]);
    expect(await only()).toMatchObject({ waiting: 0 });
    expect((await run({ kind: 'pause' })).status).toBe(200);
    await raised(person, number);
    await sendAll();
    expect(await only()).toMatchObject({ state: 'PAUSED', waiting: 1 });
    expect(subscriber.received).toEqual([]);
    expect((await run({ kind: 'resume' })).status).toBe(200);
    await sendAll();
    expect(statesOf('grievance-changed')).toEqual(['OPEN']);
  });

  it('end at once where a subscription is revoked, and its secret is gone', async () => {
    const { subscription } = await subscribe();
    expect((await change(operator, { kind: 'revoke' })).status).toBe(200);
    await applied();
    await sendAll();
    expect(subscriber.received).toEqual([]);
    expect((await systemsOf(operator)).subscriptions).toEqual([]);
    const { db } = gateway().store.records;
    const keyOf = db.selectFrom('data_keys').selectAll();
    expect(await keyOf.where('owner', '=', `subscription:${subscription}`).execute()).toEqual([]);
    const seen = { requestId: randomUUID(), subscription, version: 2 };
    expect(
      await operator.call(runSubscription, { ...seen, act: { kind: 'resume' } }),
    ).toMatchObject({ status: 409 });
  });

  it('say nothing of a person who was erased meanwhile, and go on', async () => {
    const checker = await newMember(gateway(), operator, 'operator');
    await subscribe({ ...plainTerms(subscriber.url), fields: ['borrowerName', 'loanAskedFor'] });
    await change(checker, { kind: 'approve' });
    const person = await newPerson(gateway());
    const draft = await applied(person);
    await person.done(withdraw, { requestId: randomUUID(), ...draft });
    const { db } = gateway().store.records;
    // As the erasure of the person leaves it.
    await db.updateTable('applications').set({ user_id: null }).execute();
    await db.deleteFrom('data_keys').where('owner', 'like', 'application:%').execute();
    await sendAll();
    expect(statesOf('application-changed')).toEqual(['DRAFT', 'SUBMITTED', 'CLOSED']);
    for (const { personal } of subscriber.taken) {
      expect(personal).toEqual({ borrowerName: null, loanAskedFor: null });
    }
  });

  it('are sent to no address of the own network unless the deployment allows it', async () => {
    await subscribe();
    const strict = eventSenderOf(gateway(), { mayBeNear: false });
    await applied();
    await strict.look();
    await strict.idle();
    expect(subscriber.received).toEqual([]);
    expect((await only()).next).toMatchObject({ problem: 'address-not-allowed' });
    await strict.stop();
    // A name of the internet that leads into the own network.
    await change(operator, {
      kind: 'propose',
      terms: { ...plainTerms('https://crm.example.com/events') },
    });
    await later(HOUR_MS);
    const rebound = eventSenderOf(gateway(), {
      mayBeNear: false,
      resolve: async () => ['203.0.113.9', '10.0.0.7'],
    });
    await rebound.look();
    await rebound.idle();
    await rebound.stop();
    expect((await only()).next).toMatchObject({ problem: 'address-not-allowed', tries: 2 });
  });

  it('are removed once they can no longer be sent', async () => {
    await applied();
    await sendAll();
    await later(EVENT_DAYS * DAY_MS + 1);
    expect(await removeOldEvents(gateway().store.records)).toBe(2);
    expect(await removeOldEvents(gateway().store.records)).toBe(0);
  });

  it('wait after a restore until an operator resumes, as a subscription may have been revoked since', async () => {
    await subscribe();
    await later(1000);
    const { records } = gateway().store;
    const restored = { restored_at: gateway().clock.now, backup_begun_at: null, first_position: 1 };
    await records.db.insertInto('restores').values(restored).execute();
    await applied();
    await sendAll();
    expect(subscriber.received).toEqual([]);
    expect(await only()).toMatchObject({ state: 'PAUSED', waiting: 2 });
    await later(1000);
    expect((await run({ kind: 'resume' })).status).toBe(200);
    await sendAll();
    expect(statesOf('application-changed')).toEqual(['DRAFT', 'SUBMITTED']);
    expect(await only()).toMatchObject({ state: 'ACTIVE', waiting: 0 });
  });

  it('have numbers above those from before a restore', async () => {
    const { records } = gateway().store;
    const restored = { restored_at: 5, backup_begun_at: null, first_position: 5000 };
    await records.db.insertInto('restores').values(restored).execute();
    await subscribe();
    await applied();
    await sendAll();
    expect(subscriber.taken.map(({ number }) => number)).toEqual([5000, 5001]);
  });

  it('are subscribed to by few systems, each at a proper address', async () => {
    const add = (url: string) =>
      operator.call(addSubscription, {
        requestId: randomUUID(),
        name: 'CRM',
        terms: plainTerms(url),
        secret: secretOfPage(),
      });
    for (const url of [
      'http://crm.example.com/',
      'https://a:b@crm.example.com/',
      'ftp://x.example',
    ]) {
      expect(await add(url)).toMatchObject({ status: 400, json: { code: 'fields-wrong' } });
    }
    for (let count = 0; count < MAX_SUBSCRIPTIONS; count += 1) {
      expect((await add('https://crm.example.com/events')).status).toBe(200);
    }
    expect(await add('https://crm.example.com/events')).toMatchObject({
      status: 409,
      json: { code: 'too-many-systems' },
    });
  });

  it('are changed by operators with that duty alone, each change once', async () => {
    const auditor = await newMember(gateway(), operator, 'operator', null, ['auditor']);
    await subscribe();
    expect(await change(auditor, { kind: 'revoke' })).toMatchObject({
      status: 403,
      json: { code: 'not-among-duties' },
    });
    expect(await change(operator, { kind: 'approve' })).toMatchObject({ status: 409 });
    expect(await change(operator, { kind: 'revoke' }, 7)).toMatchObject({
      status: 409,
      json: { code: 'subscription-changed', current: { version: 1 } },
    });
    expect(await run({ kind: 'resume' })).toMatchObject({ status: 409 });
  });
});
