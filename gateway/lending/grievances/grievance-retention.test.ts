import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { myGrievances } from '#contract/applications/grievances.ts';
import { withdraw } from '#contract/applications/loans.ts';
import { DAY_MS } from '#domain/days.ts';
import { storedDocuments } from '#gateway/lending/documents/stored-documents.ts';
import {
  countDueGrievances,
  retainGrievances,
} from '#gateway/lending/grievances/grievance-retention.ts';
import { applyRetention } from '#gateway/upkeep/retention/apply-retention.ts';
import { newDraft, publishTestCatalogue } from '#gateway/testing/applications.ts';
import { answered, GRIEVANCE_TEXT, grievanceIn, raised } from '#gateway/testing/grievances.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newOperator, newPerson } from '#gateway/testing/people.ts';
import { auditProblem, keysOf } from '#gateway/testing/privacy.ts';

const RECORD_DAYS = 365;

describeOnBothStores('keeping grievances', (gateway) => {
  let person: TestPerson;
  let operator: TestPerson;
  beforeEach(async () => {
    person = await newPerson(gateway());
    operator = await newOperator(gateway());
  });
  const db = () => gateway().store.records.db;
  const deps = () => ({ records: gateway().store.records, keys: keysOf(gateway().store) });
  const pass = (days: number) => {
    gateway().clock.now += days * DAY_MS;
  };
  const retain = () => retainGrievances(deps(), RECORD_DAYS);
  const states = async () => {
    const rows = await db().selectFrom('grievances').select('state').orderBy('raised_at').execute();
    return rows.map(({ state }) => state);
  };

  it('ends 365 days after one was closed, with its key; its audit stays whole', async () => {
    await grievanceIn('CLOSED', person, operator);
    await grievanceIn('OPEN', person, operator);
    pass(364);
    expect(await retain()).toBe(0);
    pass(1);
    expect(await countDueGrievances(db(), RECORD_DAYS, gateway().clock.now)).toBe(1);
    const removed = await Promise.all([retain(), retain(), retain()]);
    expect(removed.reduce((sum, count) => sum + count)).toBe(1);
    expect(await states()).toStrictEqual(['OPEN']);
    const owners = await db()
      .selectFrom('data_keys')
      .select('owner')
      .where('owner', 'like', 'grievance:%')
      .execute();
    expect(owners).toHaveLength(1);
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('closes one 90 days after its answer, and never one that waits for an answer', async () => {
    await answered(operator, await raised(person));
    gateway().clock.now += 1;
    await grievanceIn('ESCALATED', person, operator);
    gateway().clock.now += 1;
    await raised(person);
    pass(89);
    await retain();
    expect(await states()).toStrictEqual(['ANSWERED', 'ESCALATED', 'OPEN']);
    pass(1);
    await Promise.all([retain(), retain()]);
    expect(await states()).toStrictEqual(['CLOSED', 'ESCALATED', 'OPEN']);
    const lapses = await db()
      .selectFrom('audit_entries')
      .select('role')
      .where('action', '=', 'lapse')
      .execute();
    expect(lapses).toMatchObject([{ role: 'system' }]);
  });

  it('continues when the application of a notification is gone', async () => {
    await publishTestCatalogue(gateway().store);
    const draft = await newDraft(person);
    await raised(person, draft.number);
    await person.done(withdraw, { requestId: randomUUID(), ...draft });
    pass(RECORD_DAYS);
    const documents = storedDocuments(deps().records, deps().keys, gateway().vault);
    const days = { drafts: 30, deliveredDocuments: 7, idleDocuments: 30, records: RECORD_DAYS };
    await applyRetention({ ...deps(), documents, days, onFailure: () => {} });
    expect(await db().selectFrom('applications').selectAll().execute()).toStrictEqual([]);
    const { token } = await gateway().signInByPhone(person.mobileNumber);
    const { json } = await gateway().call(myGrievances, {}, { Authorization: token });
    expect(json).toMatchObject({ grievances: [{ text: GRIEVANCE_TEXT, application: null }] });
  });
});
