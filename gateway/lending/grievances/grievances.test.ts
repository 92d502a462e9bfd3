import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import {
  closeGrievance,
  escalateGrievance,
  myGrievances,
  raiseGrievance,
} from '#contract/applications/grievances.ts';
import { answerGrievance, grievances, viewGrievance } from '#contract/operators/grievances.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { DAY_MS } from '#domain/days.ts';
import { GRIEVANCE_STATES, grievanceEdge } from '#domain/lending/states/grievance-states.ts';
import { newDraft, publishTestCatalogue } from '#gateway/testing/applications.ts';
import type { RaisedGrievance } from '#gateway/testing/grievances.ts';
import {
  ANSWER_TEXT,
  answered,
  GRIEVANCE_TEXT,
  grievanceIn,
  raised,
  seenOf,
} from '#gateway/testing/grievances.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { auditProblem } from '#gateway/testing/privacy.ts';

/** Passes Verhoeff's check. */
const AADHAAR = '2345 6789 0124';

const ACTIONS = {
  answer: (person, seen) => person.call(answerGrievance, { ...seenOf(seen), text: ANSWER_TEXT }),
  escalate: (person, seen) => person.call(escalateGrievance, { ...seenOf(seen), language: 'en' }),
  close: (person, seen) => person.call(closeGrievance, seenOf(seen)),
} as const satisfies Readonly<
  Record<string, (person: TestPerson, seen: RaisedGrievance) => ReturnType<TestPerson['call']>>
>;
const NAMES = ['answer', 'escalate', 'close'] as const;

describeOnBothStores('a grievance', (gateway) => {
  let person: TestPerson;
  let operator: TestPerson;
  beforeEach(async () => {
    person = await newPerson(gateway());
    operator = await newOperator(gateway());
  });
  const db = () => gateway().store.records.db;
  const mine = async () => (await person.done(myGrievances, {})).grievances;
  const list = (
    state: BodyOf<typeof grievances>['state'],
    after: BodyOf<typeof grievances>['after'],
  ) => operator.done(grievances, { state, after });

  it('is raised, escalated, answered and closed, and its person reads each answer', async () => {
    await publishTestCatalogue(gateway().store);
    const { number: application } = await newDraft(person);
    const start = gateway().clock.now;
    const open = await raised(person, application);
    expect(open).toMatchObject({ state: 'OPEN', version: 1, dueAt: start + 30 * DAY_MS });
    expect(open.number).toMatch(/^GR\d{10}$/);
    gateway().clock.now += 1000;
    const first = await answered(operator, open);
    const escalated = await person.done(escalateGrievance, { ...seenOf(first), language: 'hi' });
    expect(escalated).toMatchObject({ state: 'ESCALATED', version: 3 });
    expect(escalated.advice).toMatch(/30 .* 90 /s);
    gateway().clock.now += 1000;
    const second = await operator.done(answerGrievance, { ...seenOf(escalated), text: 'Again.' });
    await person.done(closeGrievance, seenOf(second));
    expect(await mine()).toStrictEqual([
      {
        number: open.number,
        state: 'CLOSED',
        version: 5,
        subject: 'charges',
        application,
        raisedAt: start,
        changedAt: start + 2000,
        dueAt: open.dueAt,
        text: GRIEVANCE_TEXT,
        answers: [
          { text: ANSWER_TEXT, answeredAt: start + 1000 },
          { text: 'Again.', answeredAt: start + 2000 },
        ],
      },
    ]);
    const entries = await db()
      .selectFrom('audit_entries')
      .select(['role', 'action', 'facts'])
      .where('subject', 'like', 'grievance:%')
      .orderBy('seq')
      .execute();
    expect(entries.map(({ role, action }) => `${role} ${action}`)).toStrictEqual([
      'borrower raise',
      'operator answer',
      'borrower escalate',
      'operator answer',
      'borrower close',
    ]);
    expect(await auditProblem(gateway().store)).toBeNull();
    const rows = [
      entries,
      await db().selectFrom('grievances').selectAll().execute(),
      await db().selectFrom('grievance_answers').selectAll().execute(),
      await db().selectFrom('answered_requests').selectAll().execute(),
      gateway().logged,
    ];
    expect(JSON.stringify(rows)).not.toMatch(/Seeded|Again/);
  });

  it.each(GRIEVANCE_STATES)(
    'a grievance that is %s takes the actions of the table, only from those whom it names',
    async (state) => {
      const shared = await grievanceIn(state, person, operator);
      const others = {
        'another borrower': await newPerson(gateway()),
        dealer: await newMember(gateway(), operator, 'dealer', 'test-dealer'),
        lender: await newMember(gateway(), operator, 'lender', 'test-lender'),
      };
      const nobody: TestPerson = { ...person, call: (to, body) => gateway().call(to, body) };
      for (const name of NAMES) {
        const isOperators = name === 'answer';
        for (const other of Object.values(others)) {
          const { status } = await ACTIONS[name](other, shared);
          expect([name, status]).toStrictEqual([name, isOperators ? 403 : 404]);
        }
        const [own, wrong] = isOperators ? [operator, person] : [person, operator];
        expect((await ACTIONS[name](wrong, shared)).status).toBe(isOperators ? 403 : 404);
        expect((await ACTIONS[name](nobody, shared)).status).toBe(401);
        const edge = grievanceEdge(name, state);
        const fresh = edge === null ? shared : await grievanceIn(state, person, operator);
        const { status, json } = await ACTIONS[name](own, fresh);
        expect([name, status, json]).toMatchObject(
          edge === null
            ? [name, 409, { current: { state, version: fresh.version } }]
            : [name, 200, { state: edge.to, version: fresh.version + 1 }],
        );
      }
      expect((await mine()).find(({ number }) => number === shared.number)).toMatchObject({
        state,
        version: shared.version,
      });
    },
  );

  it('is refused with an Aadhaar number in it, and so is an answer', async () => {
    const body = { requestId: randomUUID(), application: null, subject: 'other' } as const;
    const refused = await person.call(raiseGrievance, {
      ...body,
      text: `Mine is ${AADHAAR}`,
      language: 'en',
    });
    expect([refused.status, refused.json]).toMatchObject([400, { fields: ['text'] }]);
    expect(await mine()).toStrictEqual([]);
    const open = await raised(person);
    const answer = await operator.call(answerGrievance, { ...seenOf(open), text: AADHAAR });
    expect([answer.status, answer.json]).toMatchObject([400, { fields: ['text'] }]);
  });

  it('names only its person’s applications, refusing others in the words for one that never existed', async () => {
    await publishTestCatalogue(gateway().store);
    const { number } = await newDraft(await newPerson(gateway()));
    const ask = (application: string) =>
      person.call(raiseGrievance, {
        requestId: randomUUID(),
        application,
        subject: 'application',
        text: 'x',
        language: 'en',
      });
    const others = await ask(number);
    expect(others.status).toBe(404);
    expect(others.text).toBe((await ask('LA0000000000')).text);
  });

  it('is changed once by a request, and not from an old version', async () => {
    const open = await raised(person);
    const body = { ...seenOf(open), language: 'en' } as const;
    const first = await person.done(escalateGrievance, body);
    expect(await person.done(escalateGrievance, body)).toStrictEqual(first);
    const stale = await operator.call(answerGrievance, { ...seenOf(open), text: 'Late.' });
    expect([stale.status, stale.json]).toMatchObject([
      409,
      { current: { state: 'ESCALATED', version: 2 } },
    ]);
  });

  it('is answered by one of two operators at the same moment', async () => {
    const other = await newOperator(gateway());
    const open = await raised(person);
    const answers = await Promise.all(
      [operator, other].map((each) =>
        each.call(answerGrievance, { ...seenOf(open), text: ANSWER_TEXT }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toStrictEqual([200, 409]);
    expect((await mine())[0]?.answers).toHaveLength(1);
  });

  it('is limited to ten per person that are not closed', async () => {
    const [first] = await Promise.all(Array.from({ length: 10 }, () => raised(person)));
    const more = {
      requestId: randomUUID(),
      application: null,
      subject: 'other',
      text: 'x',
      language: 'en',
    } as const;
    expect((await person.call(raiseGrievance, more)).status).toBe(409);
    if (first === undefined) throw new Error('none was raised');
    await person.done(closeGrievance, seenOf(await answered(operator, first)));
    expect((await person.call(raiseGrievance, more)).status).toBe(200);
  });

  it('is shown to operators by when it is due, page by page, without its text', async () => {
    const early = await raised(person);
    gateway().clock.now += 1000;
    const late = await raised(person);
    await answered(operator, late);
    const all = await list(null, null);
    expect(all).toMatchObject({
      isLastPage: true,
      grievances: [{ number: early.number }, { number: late.number }],
    });
    expect(JSON.stringify(all)).not.toMatch(/Seeded/);
    for (const state of ['OPEN', 'TO_ANSWER'] as const) {
      expect((await list(state, null)).grievances).toMatchObject([{ number: early.number }]);
    }
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: `row-${index}`,
      number: `GR${String(index).padStart(10, '0')}`,
      user_id: null,
      application_id: null,
      subject: 'other',
      language: 'en',
      state: index % 2 === 0 ? ('OPEN' as const) : ('ESCALATED' as const),
      version: 1,
      sealed_text: null,
      raised_at: 0,
      due_at: index % 7,
      changed_at: 0,
    }));
    await db().insertInto('grievances').values(rows).execute();
    for (const state of [null, 'TO_ANSWER'] as const) {
      const first = await list(state, null);
      expect([first.isLastPage, first.grievances.length]).toStrictEqual([false, 50]);
      const last = first.grievances.at(-1);
      const second = await list(
        state,
        last === undefined ? null : { dueAt: last.dueAt, number: last.number },
      );
      expect(second.isLastPage).toBe(true);
      const both = [...first.grievances, ...second.grievances];
      expect(both.map(({ dueAt }) => dueAt)).toStrictEqual(
        both.map(({ dueAt }) => dueAt).toSorted((one, other) => one - other),
      );
      const numbers = both.map(({ number }) => number);
      expect(new Set(numbers).size).toBe(state === null ? 62 : 61);
    }
    expect((await person.call(grievances, { state: null, after: null })).status).toBe(403);
  });

  it('is opened only by operators, each view in the audit', async () => {
    const open = await raised(person);
    const seen = await operator.done(viewGrievance, { number: open.number });
    expect(seen.grievance).toMatchObject({ text: GRIEVANCE_TEXT, answers: [] });
    const looks = await db()
      .selectFrom('audit_entries')
      .select('role')
      .where('action', '=', 'view')
      .execute();
    expect(looks).toMatchObject([{ role: 'operator' }]);
    expect((await person.call(viewGrievance, { number: open.number })).status).toBe(403);
    expect((await operator.call(viewGrievance, { number: 'GR0000000000' })).status).toBe(404);
  });
});
