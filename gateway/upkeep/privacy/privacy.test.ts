import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseLenders, inviteGuarantor } from '#contract/applications/loans.ts';
import { erase, exportMine, fetchExport, privacyJobs } from '#contract/applications/privacy.ts';
import { addContactUs, login, userDetails } from '#contract/gateway.ts';
import { DAY_MS } from '#domain/days.ts';
import type { LenderCaseState } from '#domain/lending/states/lender-case-states.ts';
import { withdrawAll } from '#gateway/upkeep/privacy/erase-person.ts';
import { removeEndedJobs, workOnPrivacyJobs } from '#gateway/upkeep/privacy/privacy-jobs.ts';
import { replayErasures } from '#gateway/upkeep/privacy/replay-erasures.ts';
import {
  fill,
  FILLED,
  newDraft,
  publishTestCatalogue,
  submitted,
  TEST_PRODUCT,
} from '#gateway/testing/applications.ts';
import {
  answered,
  ANSWER_TEXT,
  GRIEVANCE_TEXT,
  grievanceIn,
  raised,
} from '#gateway/testing/grievances.ts';
import { messagesIn } from '#gateway/testing/messages-in.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson, newPersonByPhone } from '#gateway/testing/people.ts';
import { waitingForBorrower } from '#gateway/testing/review.ts';
import { auditProblem, keysOf, testPrivacy } from '#gateway/testing/privacy.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';

const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Seeded Borrowername',
  email: 'seeded@example.in',
  phone: '9876543210',
  category: 'Help',
  remarks: 'Please call me.',
};

describeOnBothStores('export and erasure', (gateway) => {
  let home: string;
  let file: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'rinsetu-erasures-'));
    file = join(home, 'erasures.jsonl');
    await publishTestCatalogue(gateway().store);
  });
  afterEach(() => rm(home, { recursive: true }));

  const db = () => gateway().store.records.db;
  const deps = (changes = {}) => testPrivacy(gateway().store, file, changes);
  const body = () => ({ requestId: randomUUID() });
  const ask = async (person: TestPerson, what: typeof exportMine | typeof erase) =>
    (await person.done(what, body(), await person.withProof())).job;
  const jobsOf = async (person: TestPerson) => (await person.done(privacyJobs, {})).jobs;
  const signedInAgain = async ({ mobileNumber }: TestPerson) => {
    const { token } = await gateway().signInByPhone(mobileNumber);
    const { json } = await gateway().call(privacyJobs, {}, { Authorization: token });
    return { token, jobs: privacyJobs.reply.parse(json).jobs };
  };
  const countOf = async (
    table: 'accounts' | 'applications' | 'application_sections' | 'data_keys',
  ) => (await db().selectFrom(table).selectAll().execute()).length;
  const setCase = (state: LenderCaseState) =>
    db().updateTable('lender_cases').set({ state }).execute();

  const counted = async () => {
    const rows = await db().selectFrom('erasure_counts').selectAll().execute();
    return Object.fromEntries(rows.map(({ event, count }) => [event, count]));
  };

  it('require a fresh phone proof of the person', async () => {
    const person = await newPerson(gateway());
    const other = await newPerson(gateway());
    for (const call of [exportMine, erase]) {
      expect((await person.call(call, body())).status).toBe(403);
      expect((await person.call(call, body(), await other.withProof())).status).toBe(403);
      const old = await person.withProof();
      gateway().clock.now += 11 * 60_000;
      expect((await person.call(call, body(), old)).status).toBe(403);
    }
    expect(await jobsOf(person)).toStrictEqual([]);
  });

  it('give the person everything that is kept about them, once, for a day', async () => {
    const person = await newPerson(gateway());
    const draft = await person.done(chooseLenders, {
      ...body(),
      ...(await fill(person, await newDraft(person))),
      products: [TEST_PRODUCT.productId],
    });
    const guarantor = { name: 'Seeded Guarantor', mobileNumber: '9811122233' };
    await person.done(inviteGuarantor, { requestId: randomUUID(), ...draft, ...guarantor });
    await person.done(addContactUs, MESSAGE);
    await answered(await newOperator(gateway()), await raised(person, draft.number));
    const request = body();
    const proof = await person.withProof();
    const { job } = await person.done(exportMine, request, proof);
    expect(await person.done(exportMine, request, proof)).toStrictEqual({ job });
    expect(await ask(person, exportMine)).toBe(job);
    expect(await jobsOf(person)).toMatchObject([{ id: job, state: 'QUEUED', lapsesAt: null }]);
    expect((await person.call(fetchExport, { job }, proof)).status).toBe(404);

    expect(await workOnPrivacyJobs(await deps())).toBe(1);
    expect(await jobsOf(person)).toMatchObject([
      { id: job, state: 'DONE', progress: 100, lapsesAt: gateway().clock.now + DAY_MS },
    ]);
    const { data } = await person.done(fetchExport, { job }, await person.withProof());
    expect(data).toMatchObject({
      profile: { user_id: person.userId, mobile_number: person.mobileNumber },
      sessions: [{ started_at: gateway().clock.now }],
      messages: [{ remarks: MESSAGE.remarks }],
      grievances: [
        { application: draft.number, text: GRIEVANCE_TEXT, answers: [{ text: ANSWER_TEXT }] },
      ],
      notifications: [{ event: 'grievance-answered', state: 'WAITING' }],
      applications: [
        {
          number: draft.number,
          state: 'DRAFT',
          sections: FILLED,
          matches: [{ input: { pinCode: '226001' } }],
          guarantor,
          chosenProducts: [TEST_PRODUCT.productId],
          documents: [{ kind: 'photograph' }],
        },
      ],
    });
    expect(data.applications[0]?.history.map(({ action }) => action)).toContain('inviteGuarantor');
    expect(JSON.stringify(data)).not.toMatch(/argon2|token/);

    const rows = await db().selectFrom('privacy_jobs').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(FILLED.identity.pan);
    expect((await person.call(fetchExport, { job })).status).toBe(403);
    const other = await newPerson(gateway());
    expect((await other.call(fetchExport, { job }, await other.withProof())).status).toBe(404);

    const keys = await countOf('data_keys');
    gateway().clock.now += DAY_MS;
    expect(await removeEndedJobs(await deps())).toBe(1);
    expect(await countOf('data_keys')).toBe(keys - 1);
    expect(await db().selectFrom('privacy_jobs').selectAll().execute()).toStrictEqual([]);
  });

  it('name what the person was asked to correct', async () => {
    const person = await newPerson(gateway());
    await waitingForBorrower(person, await newOperator(gateway()));
    const job = await ask(person, exportMine);
    await workOnPrivacyJobs(await deps());
    const { data } = await person.done(fetchExport, { job }, await person.withProof());
    expect(data.applications[0]?.changeRequests).toMatchObject([
      { sections: ['bank'], reason: 'differs-from-documents', answeredAt: null },
    ]);
  });

  it('erase a person with everything that belongs to them, and no one else', async () => {
    const other = await newPerson(gateway());
    await fill(other, await newDraft(other));
    const person = await newPerson(gateway());
    await fill(person, await newDraft(person));
    const { number } = await submitted(person);
    await person.done(addContactUs, MESSAGE);
    await raised(person, number);
    const operator = await newOperator(gateway());
    await answered(operator, await raised(person));
    await grievanceIn('ESCALATED', person, operator);
    await raised(other);
    await ask(person, exportMine);
    const privacy = await deps();
    await workOnPrivacyJobs(privacy);
    const job = await ask(person, erase);
    expect(job).toMatch(/^[\da-f-]{36}$/);
    expect(await workOnPrivacyJobs(privacy)).toBe(1);

    expect((await person.call(userDetails, { userId: person.userId })).status).toBe(401);
    expect(await countOf('accounts')).toBe(2);
    expect(await countOf('application_sections')).toBe(5);
    const keys = await db().selectFrom('data_keys').select('owner').orderBy('owner').execute();
    expect(keys.map(({ owner }) => owner.split(':')[0])).toStrictEqual([
      'application',
      'erasures',
      'grievance',
      'lookup',
    ]);
    const complaints = await db()
      .selectFrom('grievances')
      .select(['state', 'sealed_text'])
      .where('user_id', 'is', null)
      .execute();
    expect(complaints).toMatchObject([
      { state: 'CLOSED', sealed_text: null },
      { state: 'CLOSED', sealed_text: null },
      { state: 'CLOSED', sealed_text: null },
    ]);
    expect(await db().selectFrom('grievance_answers').selectAll().execute()).toStrictEqual([]);
    expect(await messagesIn(gateway().store)).toStrictEqual([]);
    const left = await db()
      .selectFrom('applications')
      .select(['state', 'outcome', 'user_id'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(left).toMatchObject({ state: 'CLOSED', outcome: 'WITHDRAWN', user_id: null });
    const consents = await db().selectFrom('consents').select('state').distinct().execute();
    expect(consents.map(({ state }) => state)).toStrictEqual(['WITHDRAWN']);
    expect(await auditProblem(gateway().store)).toBeNull();
    const listed = await readFile(file, 'utf8');
    expect(listed.match(/"erased"/g)).toHaveLength(3);
    for (const secret of [person.userId, person.mobileNumber, number]) {
      expect(listed).not.toContain(secret);
    }
    expect(await db().selectFrom('privacy_jobs').selectAll().execute()).toMatchObject([
      { id: job, state: 'DONE', user_id: null },
    ]);
    expect(privacy.failures).toStrictEqual([]);
    gateway().clock.now += 30 * DAY_MS;
    expect(await removeEndedJobs(privacy)).toBe(1);
    // Nothing but that it happened is left for reports.
    expect(await counted()).toStrictEqual({ asked: 1, done: 1 });
  });

  it('give and erase the account of somebody without email and password', async () => {
    const person = await newPersonByPhone(gateway());
    const job = await ask(person, exportMine);
    await workOnPrivacyJobs(await deps());
    const { data } = await person.done(fetchExport, { job }, await person.withProof());
    expect(data).toMatchObject({ profile: { mobile_number: person.mobileNumber, email: null } });
    await ask(person, erase);
    expect(await workOnPrivacyJobs(await deps())).toBe(1);
    expect(await countOf('accounts')).toBe(0);
  });

  it('sign the person out everywhere at once, and let nobody sign in, before anything is erased', async () => {
    const person = await newPerson(gateway());
    const other = await gateway().signInByPhone(person.mobileNumber);
    await ask(person, erase);
    expect((await person.call(userDetails, { userId: person.userId })).status).toBe(401);
    const elsewhere = { Authorization: other.token };
    expect((await gateway().call(privacyJobs, {}, elsewhere)).status).toBe(401);
    const { mobileNumber, userId } = person;
    const byPhone = await gateway().call(
      login,
      { mobileNumber, password: null, userId: null },
      { Authorization: await person.proof() },
    );
    const byPassword = await gateway().signInByPassword(userId, PERSON.password);
    for (const { status, json } of [byPhone, byPassword]) {
      expect(status).toBe(403);
      expect(json).toMatchObject({ message: expect.stringContaining('is being erased') });
    }
    await workOnPrivacyJobs(await deps());
    expect(await countOf('accounts')).toBe(0);
  });

  it('refuse to erase while money is owed, and say under which application', async () => {
    const person = await newPerson(gateway());
    const { number } = await submitted(person);
    for (const state of ['AGREED', 'DISBURSEMENT_PENDING', 'DISBURSED'] as const) {
      await setCase(state);
      const refused = await person.call(erase, body(), await person.withProof());
      expect([state, refused.status, refused.json]).toMatchObject([
        state,
        409,
        { message: expect.stringContaining(number), current: { number } },
      ]);
    }
    await setCase('OFFERED');
    await ask(person, erase);
    await setCase('DISBURSED');
    await expect(withdrawAll(await deps(), person.userId)).rejects.toThrow('money is owed');
    await workOnPrivacyJobs(await deps());
    // Whoever is not erased after all signs in again, and is told why.
    const again = await signedInAgain(person);
    expect(again.jobs).toMatchObject([
      { state: 'FAILED', reason: expect.stringContaining(number) },
    ]);
    expect(await readFile(file, 'utf8')).not.toContain('"erased"');
    await db().updateTable('applications').set({ state: 'CLOSED' }).execute();
    const proof = await person.withProof();
    const headers = { Authorization: again.token, ...proof };
    expect((await gateway().call(erase, body(), headers)).status).toBe(200);
    await workOnPrivacyJobs(await deps());
    expect(await countOf('accounts')).toBe(0);
    expect(await counted()).toStrictEqual({ asked: 2, owed: 4, done: 1 });
  });

  it('refuse to erase staff, until an operator has ended their membership', async () => {
    const operator = await newOperator(gateway());
    const member = await newMember(gateway(), operator, 'dealer', 'a-dealer');
    const refused = await member.call(erase, body(), await member.withProof());
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { message: expect.stringContaining('operator') },
    ]);
    await db().updateTable('memberships').set({ state: 'REVOKED' }).execute();
    await ask(member, erase);
    await workOnPrivacyJobs(await deps());
    expect(await countOf('accounts')).toBe(1);
  });

  it('go on in another gateway when one is killed or fails, and are done once by many', async () => {
    const people = [await newPerson(gateway()), await newPerson(gateway())];
    for (const person of people) {
      await newDraft(person);
      await ask(person, exportMine);
    }
    const failing = await deps({
      documents: {
        purge: async () => 0,
        listFor: async () => {
          throw new Error('the vault is away');
        },
      },
    });
    expect(await workOnPrivacyJobs(failing)).toBe(2);
    expect(failing.failures).toHaveLength(2);
    const both = await Promise.all([deps(), deps()]);
    expect(await Promise.all(both.map((each) => workOnPrivacyJobs(each)))).toStrictEqual([0, 0]);
    gateway().clock.now += 10_000;
    const done = await Promise.all(both.map((each) => workOnPrivacyJobs(each)));
    expect(done.reduce((sum, count) => sum + count)).toBe(2);
    // As if the gateway had been killed at it.
    await db().deleteFrom('data_keys').where('owner', 'like', 'export:%').execute();
    const killed = { state: 'RUNNING' as const, due_at: gateway().clock.now + 60_000 };
    await db().updateTable('privacy_jobs').set(killed).execute();
    const [one] = both;
    expect(await workOnPrivacyJobs(one)).toBe(0);
    gateway().clock.now += 60_000;
    expect(await workOnPrivacyJobs(one)).toBe(2);
    for (const person of people) expect(await jobsOf(person)).toMatchObject([{ state: 'DONE' }]);
  });

  it('give an export up in the end, and never an erasure', async () => {
    const person = await newPerson(gateway());
    await newDraft(person);
    await ask(person, exportMine);
    await ask(person, erase);
    const away = async () => {
      throw new Error('the vault is away');
    };
    const failing = await deps({ documents: { purge: away, listFor: away } });
    for (let round = 0; round < 12; round += 1) {
      await workOnPrivacyJobs(failing);
      gateway().clock.now += 3_600_000;
    }
    const left = db().selectFrom('privacy_jobs').select(['kind', 'state']).orderBy('kind');
    expect(await left.execute()).toEqual([
      { kind: 'ERASE', state: 'QUEUED' },
      { kind: 'EXPORT', state: 'FAILED' },
    ]);
    await workOnPrivacyJobs(await deps());
    expect(await countOf('accounts')).toBe(0);
  });

  it('erase at the start what the list names and the database still has', async () => {
    const person = await newPerson(gateway());
    await fill(person, await newDraft(person));
    const other = await newPerson(gateway());
    await newDraft(other);
    const before = await deps();
    const { created_at: createdAt } = await db()
      .selectFrom('accounts')
      .select('created_at')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    // Killed between the list and the database.
    await before.erasures.add([before.erasures.digestOf('account', person.userId, createdAt)]);
    const statements = await replayErasures(await deps());
    expect(statements).toStrictEqual({ accounts: 1, applications: 0 });
    expect(await countOf('accounts')).toBe(1);
    expect(await replayErasures(await deps())).toStrictEqual({ accounts: 0, applications: 0 });
    expect((await other.call(userDetails, { userId: other.userId })).status).toBe(200);
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('are listed by every gateway, in its own file', async () => {
    const one = await deps();
    const otherFile = join(home, 'other.jsonl');
    const other = await testPrivacy(gateway().store, otherFile);
    const person = await newPerson(gateway());
    await newDraft(person);
    await ask(person, erase);
    await workOnPrivacyJobs(one);
    expect(await other.erasures.followOthers(other.records)).toBe(2);
    expect(await other.erasures.followOthers(other.records)).toBe(0);
    const erasedIn = async (list: string) =>
      (await readFile(list, 'utf8'))
        .split('\n')
        .filter((line) => line.includes('"erased"'))
        .toSorted();
    expect(await erasedIn(otherFile)).toStrictEqual(await erasedIn(file));
    expect(await keysOf(gateway().store).find(db(), 'erasures')).not.toBeNull();
  });
});
