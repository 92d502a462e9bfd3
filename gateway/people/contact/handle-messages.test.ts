import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { addContactUs } from '#contract/gateway.ts';
import { contactMessages, saveMessageStatus } from '#contract/operators/service.ts';
import { erasePerson } from '#gateway/upkeep/privacy/erase-person.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { testPrivacy } from '#gateway/testing/privacy.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Seeded Sendername',
  email: 'seeded@example.in',
  phone: '9876543210',
  category: 'Help',
  remarks: 'Please call me.',
};
const NOTE = 'Called back on Monday; wants Hindi.';

describeOnBothStores('contact messages that operators deal with', (gateway) => {
  let operator: TestPerson;
  let other: TestPerson;
  beforeEach(async () => {
    operator = await newOperator(gateway());
    other = await newMember(gateway(), operator, 'operator');
  });

  const db = () => gateway().store.records.db;
  const listed = async (status: 'NEW' | 'IN_HAND' | 'ANSWERED' | null = null, by = operator) =>
    (await by.done(contactMessages, { status, after: null })).messages;
  const written = async () => {
    await gateway().call(addContactUs, MESSAGE);
    const [message] = await listed('NEW');
    if (message === undefined) throw new Error('there is no message');
    return message;
  };
  const body = (id: string, version: number) =>
    ({ requestId: randomUUID(), id, version, status: 'IN_HAND', note: NOTE }) as const;

  it('have a status and a sealed note, and who changed them', async () => {
    const { id, ...fresh } = await written();
    expect(fresh).toMatchObject({ status: 'NEW', version: 1, note: '', changed: null });
    expect(await operator.done(saveMessageStatus, body(id, 1))).toStrictEqual({
      id,
      status: 'IN_HAND',
      version: 2,
    });
    expect(await listed('NEW')).toStrictEqual([]);
    expect(await listed('IN_HAND', other)).toMatchObject([
      { id, note: NOTE, changed: { by: await membershipOf(operator), isMine: false } },
    ]);
    const row = await db().selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
    expect(row.sealed_note).not.toContain('Monday');
    const done = { ...body(id, 2), status: 'ANSWERED', note: '' } as const;
    await other.done(saveMessageStatus, done);
    expect(await listed()).toMatchObject([{ status: 'ANSWERED', note: '', version: 3 }]);
    const entries = await db()
      .selectFrom('audit_entries')
      .select('facts')
      .where('action', '=', 'saveMessageStatus')
      .orderBy('seq')
      .execute();
    expect(entries.map(({ facts }) => JSON.parse(facts))).toMatchObject([
      { message: id, from: 'NEW', to: 'IN_HAND', hasNote: true },
      { from: 'IN_HAND', to: 'ANSWERED', hasNote: false },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Monday');
  });

  it('are changed by one of two operators who do so at the same moment', async () => {
    const { id } = await written();
    const answers = await Promise.all(
      [operator, other].map((each) => each.call(saveMessageStatus, body(id, 1))),
    );
    expect(new Set(answers.map(({ status }) => status))).toStrictEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      current: { status: 'IN_HAND', version: 2, note: NOTE },
    });
    // The refusal shows a note that is sealed.
    const looks = await db()
      .selectFrom('audit_entries')
      .select('facts')
      .where('action', '=', 'viewMessages')
      .orderBy('seq')
      .execute();
    expect(looks.map(({ facts }) => JSON.parse(facts))).toEqual([
      { count: 1, status: 'NEW', after: null },
      { message: id },
    ]);
  });

  it('accept no Aadhaar number in a note, must exist, and are for operators only', async () => {
    const { id } = await written();
    const numbered = { ...body(id, 1), note: 'Aadhaar 2341 2341 2346' };
    expect(await operator.call(saveMessageStatus, numbered)).toMatchObject({
      status: 400,
      json: { fields: ['note'] },
    });
    expect((await operator.call(saveMessageStatus, body('none', 1))).status).toBe(404);
    const person = await newPerson(gateway());
    expect((await person.call(saveMessageStatus, body(id, 1))).status).toBe(403);
    expect(await listed('NEW')).toHaveLength(1);
  });

  it('are removed with their note and its key when their author is erased', async () => {
    const person = await newPerson(gateway());
    await person.done(addContactUs, MESSAGE);
    const [message] = await listed();
    await operator.done(saveMessageStatus, body(message?.id ?? '', 1));
    const folder = await mkdtemp(join(tmpdir(), 'rinsetu-erasures-'));
    const privacy = await testPrivacy(gateway().store, join(folder, 'erasures.jsonl'));
    const account = await gateway().store.accountByUserId(person.userId);
    await erasePerson(privacy, { userId: person.userId, createdAt: account?.createdAt ?? 0 });
    await rm(folder, { recursive: true });
    expect(await listed()).toStrictEqual([]);
    const keys = await db()
      .selectFrom('data_keys')
      .select('owner')
      .where('owner', 'like', 'contact-message:%')
      .execute();
    expect(keys).toStrictEqual([]);
  });
});
