import type { ApplicationId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { application, myApplications } from '#contract/applications/loans.ts';
import { requestChanges } from '#contract/operators/review.ts';
import { DAY_MS } from '#domain/days.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { storedDocuments } from '#gateway/lending/documents/stored-documents.ts';
import { signChains } from '#gateway/foundation/audit/checkpoints.ts';
import { applyRetention } from '#gateway/upkeep/retention/apply-retention.ts';
import type { RetentionDeps } from '#gateway/upkeep/retention/apply-retention.ts';
import { countDue } from '#gateway/upkeep/retention/retention-classes.ts';
import { fill, newDraft, publishTestCatalogue, submitted } from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { newOperator, newPerson } from '#gateway/testing/people.ts';
import { change, handedOver, waitingForBorrower } from '#gateway/testing/review.ts';
import { auditProblem, keysOf, testDocuments } from '#gateway/testing/privacy.ts';

const DAYS = { drafts: 30, deliveredDocuments: 7, idleDocuments: 30, records: 365 };
const NONE = { drafts: 0, deliveredDocuments: 0, idleDocuments: 0, records: 0 };

describeOnBothStores('retention', (gateway) => {
  beforeEach(() => publishTestCatalogue(gateway().store));

  const db = () => gateway().store.records.db;
  const deps = (changes: Partial<RetentionDeps> = {}): RetentionDeps => ({
    records: gateway().store.records,
    keys: keysOf(gateway().store),
    documents: storedDocuments(gateway().store.records, keysOf(gateway().store), gateway().vault),
    days: DAYS,
    onFailure: () => {},
    ...changes,
  });
  const due = () => countDue(db(), DAYS, gateway().clock.now);
  const pass = (days: number) => {
    gateway().clock.now += days * DAY_MS;
  };
  const addDocument = (applicationId: ApplicationId) =>
    db()
      .insertInto('documents')
      .values({
        id: randomUUID(),
        application_id: applicationId,
        kind: 'photograph',
        state: 'CLEAN',
        version: 1,
        bytes: 1,
        sha256: '0'.repeat(64),
        begun_at: gateway().clock.now,
        changed_at: gateway().clock.now,
      })
      .execute();
  /** The applications whose documents are all purged. */
  const purged = async () => {
    const rows = await db().selectFrom('documents').select(['application_id', 'state']).execute();
    return rows.filter(({ state }) => state === 'PURGED').map((row) => row.application_id);
  };
  const idOf = async (number: string) => {
    const { id } = await db()
      .selectFrom('applications')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    return id;
  };

  it('lets a draft expire after 30 days without changes, with its content and key', async () => {
    const person = await newPerson(gateway());
    const idle = await fill(person, await newDraft(person));
    pass(15);
    const again = await newPerson(gateway());
    const touched = await fill(again, await newDraft(again));
    const id = await idOf(idle.number);
    await addDocument(id);
    pass(15);
    expect(await due()).toStrictEqual(NONE);
    pass(15);
    expect(await due()).toStrictEqual({ ...NONE, drafts: 2, idleDocuments: 1 });
    await db()
      .updateTable('applications')
      .set({ changed_at: gateway().clock.now })
      .where('number', '=', touched.number)
      .execute();
    expect(await applyRetention(deps())).toStrictEqual({ ...NONE, drafts: 1 });
    expect(await purged()).toStrictEqual([id]);
    for (const table of ['application_sections', 'matches', 'guarantors'] as const) {
      const left = await db()
        .selectFrom(table)
        .selectAll()
        .where('application_id', '=', id)
        .execute();
      expect(left, table).toStrictEqual([]);
    }
    expect(await keysOf(gateway().store).find(db(), ownerOf(id))).toBeNull();
    expect(
      await keysOf(gateway().store).find(db(), ownerOf(await idOf(touched.number))),
    ).not.toBeNull();

    const signedIn = await gateway().signInByPhone(person.mobileNumber);
    const headers = { Authorization: signedIn.token };
    const mine = await gateway().call(myApplications, {}, headers);
    expect(mine.json).toMatchObject({ applications: [{ state: 'CLOSED', outcome: 'EXPIRED' }] });
    const seen = await gateway().call(application, { number: idle.number }, headers);
    expect(seen.json).toMatchObject({ match: null, sections: { identity: {} }, guarantor: null });
    expect(await applyRetention(deps())).toStrictEqual(NONE);
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('lets corrections expire after 30 days, unless lenders have the application', async () => {
    const person = await newPerson(gateway());
    const operator = await newOperator(gateway());
    const idle = await waitingForBorrower(person, operator);
    const given = await handedOver(gateway(), person, operator);
    await operator.done(requestChanges, {
      ...change(given),
      sections: [],
      documents: ['photograph'],
      reason: 'not-readable',
    });
    pass(30);
    expect(await due()).toMatchObject({ drafts: 1 });
    expect(await applyRetention(deps())).toMatchObject({ drafts: 1 });
    const rows = await db()
      .selectFrom('applications')
      .select(['number', 'state', 'outcome', 'claimed_by', 'returns_to'])
      .execute();
    expect(rows).toContainEqual({
      number: idle.number,
      state: 'CLOSED',
      outcome: 'EXPIRED',
      claimed_by: null,
      returns_to: null,
    });
    expect(rows).toContainEqual(
      expect.objectContaining({ number: given.number, state: 'ACTION_REQUIRED' }),
    );
    const notified = await db()
      .selectFrom('notifications')
      .select('number')
      .where('event', '=', 'expired')
      .execute();
    expect(notified).toEqual([{ number: idle.number }]);
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('removes documents 7 days after all lenders have them, or after 30 idle days', async () => {
    const person = await newPerson(gateway());
    const { number } = await submitted(person);
    const id = await idOf(number);
    await addDocument(id);
    const other = { lender_id: 'other', product_id: 'p', product_version: 1 };
    await db()
      .insertInto('lender_cases')
      .values({ ...other, state: 'CREATED', application_id: id, changed_at: gateway().clock.now })
      .execute();
    const acknowledge = (lender: string) =>
      db()
        .updateTable('lender_cases')
        .set({ acknowledged_at: gateway().clock.now })
        .where('application_id', '=', id)
        .where('lender_id', '=', lender)
        .execute();
    await acknowledge('test-lender');
    pass(8);
    expect(await due()).toStrictEqual(NONE);
    await acknowledge('other');
    pass(6);
    expect(await due()).toStrictEqual(NONE);
    pass(1);
    expect(await due()).toStrictEqual({ ...NONE, deliveredDocuments: 1 });
    expect(await applyRetention(deps())).toStrictEqual({ ...NONE, deliveredDocuments: 1 });
    expect(await purged()).toStrictEqual([id]);
    expect(await due()).toStrictEqual(NONE);

    const idle = await submitted(await newPerson(gateway()));
    await addDocument(await idOf(idle.number));
    pass(30);
    expect(await applyRetention(deps())).toStrictEqual({ ...NONE, idleDocuments: 1 });
    expect((await purged()).toSorted()).toStrictEqual([id, await idOf(idle.number)].toSorted());
    pass(30);
    expect(await due()).toStrictEqual(NONE);
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('keeps documents that were uploaded after lenders had the others, until these have them too', async () => {
    const { number } = await submitted(await newPerson(gateway()));
    const id = await idOf(number);
    await addDocument(id);
    await db().updateTable('lender_cases').set({ acknowledged_at: gateway().clock.now }).execute();
    pass(8);
    // A lender has asked for one more.
    await addDocument(id);
    expect(await applyRetention(deps())).toStrictEqual(NONE);
    pass(6);
    expect(await due()).toStrictEqual(NONE);
    pass(1);
    expect(await applyRetention(deps())).toStrictEqual({ ...NONE, deliveredDocuments: 1 });
    expect(await purged()).toStrictEqual([id, id]);
  });

  it('removes the whole record a year after closing, and leaves its signed end in the audit', async () => {
    const person = await newPerson(gateway());
    const { number } = await newDraft(person);
    await newDraft(await newPerson(gateway()));
    const id = await idOf(number);
    pass(31);
    await applyRetention(deps());
    await signChains(gateway().store.records, keysOf(gateway().store));
    pass(364);
    expect((await due()).records).toBe(0);
    pass(1);
    expect((await due()).records).toBe(2);
    expect(await applyRetention(deps())).toMatchObject({ records: 2 });
    for (const table of ['applications', 'consents', 'lender_cases'] as const) {
      expect(await db().selectFrom(table).selectAll().execute()).toStrictEqual([]);
    }
    const entries = await db()
      .selectFrom('audit_entries')
      .select('subject')
      .where('subject', '=', ownerOf(id))
      .execute();
    expect(entries).toStrictEqual([]);
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('is done once by many gateways, and leaves for the next time what fails', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      ids.push(await idOf((await newDraft(await newPerson(gateway()))).number));
    }
    const [broken = ''] = ids;
    pass(31);
    const failures: unknown[] = [];
    const documents = {
      ...testDocuments(),
      async purge(id: string) {
        if (id === broken) throw new Error('the vault is away');
        return 0;
      },
    };
    const counts = await Promise.all(
      [1, 2, 3].map(() =>
        applyRetention(deps({ documents, onFailure: (error) => failures.push(error) })),
      ),
    );
    expect(counts.map(({ drafts }) => drafts).reduce((sum, count) => sum + count)).toBe(3);
    expect(failures.length).toBeGreaterThan(0);
    const expired = await db()
      .selectFrom('audit_entries')
      .select('subject')
      .where('action', '=', 'expire')
      .execute();
    expect(expired).toHaveLength(3);
    expect(await applyRetention(deps())).toMatchObject({ drafts: 1 });
  });

  it('forgets answers to repeated requests after a day', async () => {
    await newDraft(await newPerson(gateway()));
    const answers = () => db().selectFrom('answered_requests').selectAll().execute();
    const terms = { idleSeconds: 1800, absoluteSeconds: 43_200 };
    pass(0.9);
    await gateway().store.removeOutdated(terms);
    expect(await answers()).toHaveLength(1);
    pass(0.1);
    await gateway().store.removeOutdated(terms);
    expect(await answers()).toStrictEqual([]);
  });
});
