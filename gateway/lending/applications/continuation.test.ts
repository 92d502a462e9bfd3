import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { continueHere, continueOnPhone, withdraw } from '#contract/applications/loans.ts';
import { newDraft, publishTestCatalogue, submitted } from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { removeLapsedLinks } from '#gateway/lending/applications/continuation.ts';

const A_MINUTE = 60_000;

describeOnBothStores('a link to continue an application elsewhere', (gateway) => {
  beforeEach(() => publishTestCatalogue(gateway().store));

  const asked = (person: TestPerson, number: string, requestId: string = randomUUID()) =>
    person.done(continueOnPhone, { requestId, number });
  const followed = (person: TestPerson, token: string, requestId: string = randomUUID()) =>
    person.call(continueHere, { requestId, token });
  const links = () =>
    gateway().store.records.db.selectFrom('continuation_links').selectAll().execute();

  it('leads the person who asked for it to the application, once', async () => {
    const person = await newPerson(gateway());
    const { number } = await newDraft(person);
    const { token, expiresAt } = await asked(person, number);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(expiresAt).toBe(gateway().clock.now + 15 * A_MINUTE);
    expect((await followed(person, token)).json).toStrictEqual({ number });
    expect((await followed(person, token)).status).toBe(404);
    expect(await links()).toStrictEqual([]);
  });

  it('leads there again when the answer was lost and the same request is repeated', async () => {
    const person = await newPerson(gateway());
    const { number } = await newDraft(person);
    const requestId = randomUUID();
    const { token } = await asked(person, number, requestId);
    expect((await asked(person, number, requestId)).token).toBe(token);
    const following = randomUUID();
    await followed(person, token, following);
    expect((await followed(person, token, following)).json).toStrictEqual({ number });
  });

  it('is one at a time: a new one ends the one before', async () => {
    const person = await newPerson(gateway());
    const { number } = await newDraft(person);
    const first = await asked(person, number);
    const second = await asked(person, number);
    expect((await followed(person, first.token)).status).toBe(404);
    expect((await followed(person, second.token)).status).toBe(200);
  });

  it('works for 15 minutes, and its row is removed afterwards', async () => {
    const person = await newPerson(gateway());
    const { number } = await submitted(person);
    const { token } = await asked(person, number);
    gateway().clock.now += 15 * A_MINUTE - 1;
    await removeLapsedLinks(gateway().store.records);
    expect(await links()).toHaveLength(1);
    gateway().clock.now += 1;
    expect((await followed(person, token)).status).toBe(404);
    await removeLapsedLinks(gateway().store.records);
    expect(await links()).toStrictEqual([]);
  });

  it('is refused in the same words to others, when used up, and when it never was; others do not use it up', async () => {
    const person = await newPerson(gateway());
    const { number } = await newDraft(person);
    const { token } = await asked(person, number);
    const stranger = await newPerson(gateway());
    const others = await followed(stranger, token);
    expect((await followed(person, token)).status).toBe(200);
    const used = await followed(person, token);
    const unknown = await followed(person, 'x'.repeat(43));
    expect(others.status).toBe(404);
    expect([used.text, unknown.text]).toStrictEqual([others.text, others.text]);
    const nobody = await gateway().call(continueHere, { requestId: randomUUID(), token });
    expect(nobody.status).toBe(401);
  });

  it('works once when two phones follow it at the same moment', async () => {
    const person = await newPerson(gateway());
    const { token } = await asked(person, (await newDraft(person)).number);
    const answers = await Promise.all([followed(person, token), followed(person, token)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toStrictEqual(
      [200, 404],
    );
  });

  it('is stored and noted in the audit without its token', async () => {
    const person = await newPerson(gateway());
    const { number } = await newDraft(person);
    const { token } = await asked(person, number);
    const { db } = gateway().store.records;
    const answers = await db.selectFrom('answered_requests').selectAll().execute();
    expect(JSON.stringify([await links(), answers])).not.toContain(token);
    await followed(person, token);
    const entries = await db
      .selectFrom('audit_entries')
      .select(['action', 'facts'])
      .where('action', 'like', 'continue%')
      .orderBy('seq')
      .execute();
    expect(entries.map(({ action, facts }) => [action, facts])).toStrictEqual([
      ['continueOnPhone', '{"state":"DRAFT"}'],
      ['continueHere', '{"state":"DRAFT"}'],
    ]);
  });

  it('is not made for another’s application, nor for a closed one, whose state is given', async () => {
    const person = await newPerson(gateway());
    const draft = await newDraft(person);
    const stranger = await newPerson(gateway());
    const body = { requestId: randomUUID(), number: draft.number };
    expect((await stranger.call(continueOnPhone, body)).status).toBe(404);
    await person.done(withdraw, { requestId: randomUUID(), ...draft });
    const closed = await person.call(continueOnPhone, body);
    expect([closed.status, closed.json]).toMatchObject([409, { current: { state: 'CLOSED' } }]);
  });
});
