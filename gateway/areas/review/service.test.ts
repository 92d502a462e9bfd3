import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { BodyOf } from '#contract/gateway.ts';
import { addContactUs } from '#contract/gateway.ts';
import { exportMine } from '#contract/applications/privacy.ts';
import { exportApplications } from '#contract/operators/review.ts';
import { contactMessages, jobs, verifyAuditPart } from '#contract/operators/service.ts';
import { indianTimeOf } from '#domain/days.ts';
import { signChains } from '#gateway/foundation/audit/checkpoints.ts';
import { keepMessage } from '#gateway/people/contact/keep-message.ts';
import {
  FILLED,
  newDraft,
  publishTestCatalogue,
  submitted,
} from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { keysOf } from '#gateway/testing/privacy.ts';
import { EVERYTHING } from '#gateway/testing/review.ts';

const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Seeded Sendername',
  email: 'seeded@example.in',
  phone: '9876543210',
  category: 'Help',
  remarks: 'Please call me.',
};

describeOnBothStores('what operators see of the service', (gateway) => {
  let operator: TestPerson;
  let person: TestPerson;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    operator = await newOperator(gateway());
    person = await newPerson(gateway());
  });

  const db = () => gateway().store.records.db;
  const entriesOf = (subject: string) =>
    db()
      .selectFrom('audit_entries')
      .select(['actor', 'action', 'facts'])
      .where('subject', '=', subject)
      .orderBy('seq')
      .execute();
  const wanted = (
    changes: Partial<BodyOf<typeof exportApplications>> = {},
  ): BodyOf<typeof exportApplications> => ({
    filter: EVERYTHING,
    numbers: null,
    format: 'rows',
    reason: 'auditor',
    ticket: 'OPS-42',
    ...changes,
  });

  it('an export has no names, and the audit says who took it, and why', async () => {
    const { number } = await submitted(person);
    await newDraft(person);
    const rows = await operator.done(exportApplications, wanted());
    expect(rows).toMatchObject({
      applications: [
        { number, state: 'SUBMITTED', pinArea: '226', lenders: [{ lenderId: 'test-lender' }] },
      ],
      csv: null,
      count: 1,
      isWhole: true,
    });
    const file = await operator.done(exportApplications, wanted({ format: 'csv', ticket: null }));
    const at = indianTimeOf(gateway().clock.now);
    expect(at).toMatch(/\+05:30$/);
    expect(file.csv).toBe(
      [
        '\uFEFFnumber,state,outcome,submitted,changed,handed over,closed,pin area,lenders',
        `${number},SUBMITTED,,${at},${at},,,226,test-lender CREATED`,
        '',
      ].join('\r\n'),
    );
    expect(JSON.stringify([rows, file])).not.toContain(FILLED.identity.fullName);
    const entries = await entriesOf('exports');
    expect(entries).toMatchObject([
      { actor: await membershipOf(operator), action: 'exportApplications' },
      { actor: await membershipOf(operator) },
    ]);
    expect(JSON.parse(entries[0]?.facts ?? '')).toMatchObject({
      reason: 'auditor',
      ticket: 'OPS-42',
      count: 1,
    });
  });

  it('an export of some has those alone, and the audit says which', async () => {
    const sent = await submitted(person);
    const other = await submitted(await newPerson(gateway()));
    await submitted(await newPerson(gateway()));
    const numbers = [other.number, sent.number];
    const { applications, count } = await operator.done(exportApplications, wanted({ numbers }));
    expect(count).toBe(2);
    expect(applications?.map(({ number }) => number).toSorted()).toStrictEqual(numbers.toSorted());
    const [entry] = await entriesOf('exports');
    expect(JSON.parse(entry?.facts ?? '')).toMatchObject({ numbers: numbers.join(' '), count: 2 });
  });

  it('an export is refused without a reason from the list, with free text, and to others', async () => {
    await submitted(person);
    const send = (body: object, by = operator) =>
      gateway().post(exportApplications.path, JSON.stringify({ ...wanted(), ...body }), {
        Authorization: by.token,
      });
    expect((await send({ reason: 'because' })).status).toBe(400);
    expect((await send({ ticket: 'for Asha Verma' })).status).toBe(400);
    expect((await send({}, person)).status).toBe(403);
    expect(await entriesOf('exports')).toEqual([]);
  });

  it('exports at one moment are all in the audit', async () => {
    const other = await newMember(gateway(), operator, 'operator');
    await Promise.all(
      [operator, other, operator, other].map((each) => each.done(exportApplications, wanted())),
    );
    expect(await entriesOf('exports')).toHaveLength(4);
  });

  it('jobs say how far they are, and not whose they are', async () => {
    const { job } = await person.done(
      exportMine,
      { requestId: randomUUID() },
      await person.withProof(),
    );
    const queued = await operator.call(jobs, { state: 'QUEUED', after: null });
    expect(queued.json).toMatchObject({
      jobs: [{ id: job, kind: 'EXPORT', progress: 0 }],
      isLastPage: true,
    });
    expect(queued.text).not.toContain(person.userId);
    const after = { askedAt: gateway().clock.now, id: job };
    expect((await operator.done(jobs, { state: 'QUEUED', after })).jobs).toStrictEqual([]);
    expect((await operator.done(jobs, { state: 'DONE', after: null })).jobs).toStrictEqual([]);
  });

  it('contact messages come page by page, and each view is in the audit', async () => {
    for (let index = 0; index < 51; index += 1) {
      await keepMessage(gateway().store, keysOf(gateway().store), {
        content: MESSAGE,
        userId: null,
        mark: null,
        counted: null,
      });
    }
    await person.done(addContactUs, MESSAGE);
    const first = await operator.done(contactMessages, { status: null, after: null });
    expect([first.messages.length, first.isLastPage]).toStrictEqual([50, false]);
    expect(first.messages[0]).toMatchObject({ name: MESSAGE.name, remarks: MESSAGE.remarks });
    const { receivedAt = 0, id = '' } = first.messages.at(-1) ?? {};
    const second = await operator.done(contactMessages, {
      status: null,
      after: { receivedAt, id },
    });
    expect([second.messages.length, second.isLastPage]).toStrictEqual([2, true]);
    const ids = [...first.messages, ...second.messages].map((message) => message.id);
    expect(new Set(ids).size).toBe(52);
    const looks = await entriesOf('contact-messages');
    expect(looks.map(({ action }) => action)).toStrictEqual(['viewMessages', 'viewMessages']);
    expect(JSON.stringify(looks)).not.toContain(MESSAGE.name);
    expect((await person.call(contactMessages, { status: null, after: null })).status).toBe(403);
  });

  it('the audit of one application, and the newest checkpoints, are checked', async () => {
    const { records } = gateway().store;
    const { number } = await submitted(person);
    await signChains(records, keysOf(gateway().store));
    await submitted(person);
    await signChains(records, keysOf(gateway().store));
    const ofApplication = { part: 'application', number } as const;
    const ofCheckpoints = (newest: number) => ({ part: 'checkpoints', newest }) as const;
    const whole = await operator.done(verifyAuditPart, ofApplication);
    expect(whole).toMatchObject({ checkpoints: 0, problem: null });
    expect(whole.entries).toBeGreaterThan(5);
    expect(await operator.done(verifyAuditPart, ofCheckpoints(1))).toMatchObject({
      checkpoints: 1,
      problem: null,
    });
    expect(await operator.done(verifyAuditPart, ofCheckpoints(100))).toMatchObject({
      checkpoints: 2,
      problem: null,
    });
    const unknown = { part: 'application', number: 'LA0000000000' } as const;
    expect((await operator.call(verifyAuditPart, unknown)).status).toBe(404);

    const { id } = await db()
      .selectFrom('applications')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    await db()
      .updateTable('audit_entries')
      .set({ hash: '0'.repeat(64) })
      .where('subject', '=', `application:${id}`)
      .where('seq', '=', whole.entries)
      .execute();
    const broken = await operator.done(verifyAuditPart, ofApplication);
    expect(broken.problem).toContain(`entry ${whole.entries}: it was changed`);
    // The first checkpoint signed that chain, the second another one.
    expect((await operator.done(verifyAuditPart, ofCheckpoints(1))).problem).toBeNull();
    expect((await operator.done(verifyAuditPart, ofCheckpoints(2))).problem).toContain(
      'checkpoint 1',
    );
  });
});
