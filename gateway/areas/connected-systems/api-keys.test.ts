import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import {
  API_KEY_HEADER,
  readApplication,
  readEvents,
} from '#contract/connected/connected-calls.ts';
import { addApiKey, changeApiKey } from '#contract/operators/connected-systems.ts';
import { DAY_MS } from '#domain/days.ts';
import { numberEvents } from '#gateway/lending/events/number-events.ts';
import { publishTestCatalogue, submitted } from '#gateway/testing/applications.ts';
import { newKeyOf, PLAIN_KEY, systemsOf } from '#gateway/testing/connected-systems.ts';
import { raised } from '#gateway/testing/grievances.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const MINUTE_MS = 60_000;

describeOnBothStores('keys of connected systems', (gateway) => {
  let operator: TestPerson;
  let borrower: TestPerson;
  let number: string;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    operator = await newOperator(gateway());
    borrower = await newPerson(gateway());
    ({ number } = await submitted(borrower));
    await numberEvents(gateway().store.records);
  });

  const later = (milliseconds: number) => {
    gateway().clock.now += milliseconds;
  };
  const asks = (key: string, about = number) =>
    gateway().call(readApplication, { number: about }, { [API_KEY_HEADER]: key });
  const reads = (key: string, after = 0) =>
    gateway().call(readEvents, { after }, { [API_KEY_HEADER]: key });
  const decide = (by: TestPerson, key: string, change: 'approve' | 'refuse' | 'revoke') =>
    by.call(changeApiKey, { requestId: randomUUID(), key, change });
  const wrong = { status: 401, json: { code: 'api-key-wrong' } };

  it('read an application and what has happened, by IDs, states and times alone', async () => {
    const { text } = await newKeyOf(gateway(), operator);
    const now = await asks(text);
    expect(now).toMatchObject({
      status: 200,
      json: { number, state: 'SUBMITTED', outcome: null, personal: {} },
    });
    const first = await reads(text);
    const { events, after } = readEvents.reply.parse(first.json);
    expect(events).toMatchObject([
      { kind: 'application-changed', application: number, state: 'DRAFT' },
      { kind: 'application-changed', application: number, state: 'SUBMITTED' },
    ]);
    for (const { text: said } of [now, first]) {
      expect(said).not.toContain('Asha');
      expect(said).not.toContain(borrower.mobileNumber);
    }
    await raised(borrower, number);
    await numberEvents(gateway().store.records);
    expect(await reads(text, after)).toMatchObject({
      json: { events: [{ kind: 'grievance-changed' }], after: after + 1, isLastPage: true },
    });
    expect(await asks(text, 'LA0000000000')).toMatchObject({ status: 404 });
  });

  it('page through many events without losing one', async () => {
    const { text } = await newKeyOf(gateway(), operator);
    for (let count = 0; count < 5; count += 1) await raised(borrower);
    const { db } = gateway().store.records;
    const [row] = await db.selectFrom('events').selectAll().where('number', 'is', null).execute();
    if (row === undefined) throw new Error('there is no event');
    const { entry: _own, ...copied } = row;
    const more = Array.from({ length: 60 }, () => ({ ...copied, id: randomUUID() }));
    await db.insertInto('events').values(more).execute();
    await numberEvents(gateway().store.records);
    const first = readEvents.reply.parse((await reads(text)).json);
    expect(first).toMatchObject({ isLastPage: false, after: 50 });
    const second = readEvents.reply.parse((await reads(text, first.after)).json);
    expect(second).toMatchObject({ isLastPage: true, after: 67 });
    expect([...first.events, ...second.events].map((event) => event.number)).toEqual(
      Array.from({ length: 67 }, (_, index) => index + 1),
    );
  });

  it('are refused at once when they are revoked, everywhere', async () => {
    const { text, key } = await newKeyOf(gateway(), operator);
    expect((await asks(text)).status).toBe(200);
    expect((await decide(operator, key, 'revoke')).status).toBe(200);
    expect(await asks(text)).toMatchObject(wrong);
    expect(await reads(text)).toMatchObject(wrong);
    expect(await decide(operator, key, 'revoke')).toMatchObject({
      status: 409,
      json: { code: 'api-key-out-of-order', current: { state: 'REVOKED' } },
    });
    expect((await systemsOf(operator)).keys).toEqual([]);
    expect(await auditOf(gateway(), `api-key:${key}`)).toMatchObject([
      { action: 'api-key.add' },
      { action: 'api-key.revoke', facts: { from: 'ACTIVE', to: 'REVOKED' } },
    ]);
  });

  it('count with personal fields only once another operator has approved them', async () => {
    const { text, key, state } = await newKeyOf(gateway(), operator, {
      fields: ['borrowerMobileNumber'],
    });
    expect(state).toBe('PROPOSED');
    expect(await asks(text)).toMatchObject(wrong);
    expect(await decide(operator, key, 'approve')).toMatchObject({
      status: 403,
      json: { code: 'own-proposal' },
    });
    const checker = await newMember(gateway(), operator, 'operator');
    expect((await decide(checker, key, 'approve')).status).toBe(200);
    expect(await asks(text)).toMatchObject({
      json: { personal: { borrowerMobileNumber: borrower.mobileNumber } },
    });
    expect((await asks(text)).text).not.toContain('Asha');
  });

  it('are good for what they were given for, from where, how often and how long', async () => {
    const { text: one } = await newKeyOf(gateway(), operator, { calls: ['readApplication'] });
    expect(await reads(one)).toMatchObject({ status: 403, json: { code: 'api-key-not-for-this' } });
    const { text: near } = await newKeyOf(gateway(), operator, { addresses: ['198.51.100.0/24'] });
    expect(await asks(near)).toMatchObject(wrong);
    gateway().client.address = '198.51.100.9';
    expect((await asks(near)).status).toBe(200);
    gateway().client.address = '203.0.113.7';
    const { text: few } = await newKeyOf(gateway(), operator, { callsAMinute: 2 });
    expect([await asks(few), await asks(few), await asks(few)]).toMatchObject([
      { status: 200 },
      { status: 200 },
      { status: 429, json: { code: 'too-often' } },
    ]);
    later(MINUTE_MS + 1);
    expect((await asks(few)).status).toBe(200);
    const { text: brief } = await newKeyOf(gateway(), operator, {}, gateway().clock.now + 1000);
    expect((await asks(brief)).status).toBe(200);
    later(1000);
    expect(await asks(brief)).toMatchObject(wrong);
    const { text: others } = await newKeyOf(gateway(), operator, { kinds: ['offer-changed'] });
    expect(await reads(others)).toMatchObject({ status: 200, json: { events: [] } });
  });

  it('from before a restore have ended, as they may have been revoked since', async () => {
    const { text } = await newKeyOf(gateway(), operator);
    later(1000);
    const { now } = gateway().clock;
    const { db } = gateway().store.records;
    const restored = { restored_at: now, backup_begun_at: null, first_position: 1 };
    await db.insertInto('restores').values(restored).execute();
    expect(await asks(text)).toMatchObject(wrong);
    expect((await systemsOf(operator)).keys).toMatchObject([{ endsAt: now }]);
    later(1000);
    const { text: next } = await newKeyOf(gateway(), operator);
    expect((await asks(next)).status).toBe(200);
  });

  it('are known by their first letters, with when they were used last', async () => {
    const { text, key } = await newKeyOf(gateway(), operator);
    const listed = async () => (await systemsOf(operator)).keys[0];
    expect(await listed()).toMatchObject({ key, prefix: text.slice(0, 11), usedAt: null });
    await asks(text);
    const usedAt = gateway().clock.now;
    expect(await listed()).toMatchObject({ usedAt });
    later(1000);
    await asks(text);
    expect(await listed()).toMatchObject({ usedAt });
    expect(JSON.stringify(await systemsOf(operator))).not.toContain(text);
    const { db } = gateway().store.records;
    expect(JSON.stringify(await db.selectFrom('api_keys').selectAll().execute())).not.toContain(
      text,
    );
    expect(JSON.stringify(gateway().logged)).not.toContain(text);
  });

  it('are not guessed: wrong ones are counted against the address, and read nothing', async () => {
    const { text } = await newKeyOf(gateway(), operator);
    const guess = `${text.slice(0, -1)}${text.endsWith('a') ? 'b' : 'a'}`;
    for (const sent of [guess, 'rk_', '', text.toUpperCase()]) {
      expect(await asks(sent)).toMatchObject(wrong);
    }
    // What is wrong with a body is not said without a key.
    expect(await gateway().post(readEvents.path, '{"after":"x"}')).toMatchObject(wrong);
    for (let count = 0; count < 60; count += 1) await asks(guess);
    expect(await asks(text)).toMatchObject({ status: 429 });
  });

  it('are given with proper terms, and to few systems', async () => {
    const body = {
      requestId: randomUUID(),
      name: 'CRM',
      prefix: 'rk_abcdefgh',
      digest: '0'.repeat(64),
      terms: PLAIN_KEY,
      endsAt: gateway().clock.now + DAY_MS,
    };
    const refused = async (changes: Partial<typeof body>) =>
      operator.call(addApiKey, { ...body, requestId: randomUUID(), ...changes });
    for (const changes of [
      { endsAt: gateway().clock.now },
      { endsAt: gateway().clock.now + 400 * DAY_MS },
      { terms: { ...PLAIN_KEY, addresses: ['999.1.1.1'] } },
      { terms: { ...PLAIN_KEY, callsAMinute: 100_000 } },
      { terms: { ...PLAIN_KEY, calls: [] } },
      { prefix: 'something' },
    ]) {
      expect(await refused(changes)).toMatchObject({ status: 400, json: { code: 'fields-wrong' } });
    }
    const support = await newMember(gateway(), operator, 'operator', null, ['reviewer']);
    expect(await support.call(addApiKey, body)).toMatchObject({ status: 403 });
    expect(await decide(operator, randomUUID(), 'revoke')).toMatchObject({
      status: 404,
      json: { code: 'no-such-api-key' },
    });
  });
});
