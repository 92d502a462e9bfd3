import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  inviteGuarantor,
  refreshMatch,
  saveSection,
  submit,
  withdraw,
} from '#contract/applications/loans.ts';
import type {
  ApplicationAction,
  ApplicationEdge,
  ApplicationState,
} from '#domain/lending/application-states.ts';
import { APPLICATION_EDGES, applicationEdge } from '#domain/lending/application-states.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import {
  chosen,
  FILLED,
  publishTestCatalogue,
  readyDraft,
  seen,
  submitted,
  TEST_LENDER,
} from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';

/** Whoever may call, but `nobody`, is signed in. The system acts without a call. */
const CALLERS = ['borrower', 'another borrower', 'dealer', 'operator', 'lender', 'nobody'] as const;
type Caller = (typeof CALLERS)[number];
/** What a borrower does to an application that no operator has claimed yet. */
const ACTIONS = ['saveSection', 'refreshMatch', 'inviteGuarantor', 'submit', 'withdraw'] as const;
type CalledAction = (typeof ACTIONS)[number] & ApplicationAction;
const STATES = ['DRAFT', 'SUBMITTED', 'CLOSED'] as const satisfies readonly ApplicationState[];
type ReachedState = (typeof STATES)[number];

/** Brings an application of the person into a state. */
const REACH: Readonly<Record<ReachedState, (person: TestPerson) => Promise<Draft>>> = {
  DRAFT: readyDraft,
  SUBMITTED: submitted,
  CLOSED: async (person) =>
    person.done(withdraw, { requestId: randomUUID(), ...(await submitted(person)) }),
};

/** Takes an action with everything that it needs; gives the status of the answer. */
async function act(action: CalledAction, person: TestPerson, draft: Draft): Promise<number> {
  const common = { requestId: randomUUID(), ...draft };
  switch (action) {
    case 'saveSection':
      return (await person.call(saveSection, { ...common, section: 'bank', values: FILLED.bank }))
        .status;
    case 'refreshMatch':
      return (await person.call(refreshMatch, common)).status;
    case 'inviteGuarantor':
      return (
        await person.call(inviteGuarantor, {
          ...common,
          name: 'Somebody Else',
          mobileNumber: '9123456789',
        })
      ).status;
    case 'submit':
      return (await person.call(submit, chosen(draft), await person.withProof())).status;
    case 'withdraw':
      return (await person.call(withdraw, common)).status;
  }
}

function expectedStatus(action: CalledAction, state: ReachedState, caller: Caller): number {
  if (caller === 'nobody') return 401;
  const edges: readonly ApplicationEdge[] = APPLICATION_EDGES;
  const isTheirs = edges.some(
    (edge) => edge.action === action && edge.who.some((who) => who === caller),
  );
  if (!isTheirs) return 404;
  return applicationEdge(action, state) === null ? 409 : 200;
}

describeOnBothStores('every action on an application, in every state, by everybody', (gateway) => {
  const counted: number[] = [];
  beforeEach(() => publishTestCatalogue(gateway().store));
  afterAll(() => {
    const times = (status: number) => counted.filter((each) => each === status).length;
    const counts = [200, 401, 404, 409].map((status) => `${times(status)} × ${status}`).join(', ');
    console.log(`State matrix of an application: ${counted.length} combinations, ${counts}`);
  });

  it.each(STATES)('is permitted or refused as the table says when it is %s', async (state) => {
    const borrower = await newPerson(gateway());
    const operator = await newOperator(gateway());
    const others: Readonly<Record<Exclude<Caller, 'borrower'>, TestPerson>> = {
      'another borrower': await newPerson(gateway()),
      operator,
      lender: await newMember(gateway(), operator, 'lender', TEST_LENDER.id),
      dealer: await newMember(gateway(), operator, 'dealer', 'test-dealer'),
      nobody: { ...(await newPerson(gateway())), call: (to, body) => gateway().call(to, body) },
    };
    const outcomes: Record<string, number> = {};
    const shared = await REACH[state](borrower);
    for (const action of ACTIONS) {
      for (const [caller, person] of Object.entries(others)) {
        outcomes[`${action} by ${caller}`] = await act(action, person, shared);
      }
    }
    const [refused, permitted] = [true, false].map((isRefused) =>
      ACTIONS.filter((action) => (applicationEdge(action, state) === null) === isRefused),
    );
    for (const action of refused ?? []) {
      outcomes[`${action} by borrower`] = await act(action, borrower, shared);
    }
    // What was refused has changed nothing.
    expect(await seen(borrower, shared.number)).toMatchObject({ state, version: shared.version });
    for (const action of permitted ?? []) {
      const own = await REACH[state](borrower);
      outcomes[`${action} by borrower`] = await act(action, borrower, own);
    }
    const expected = ACTIONS.flatMap((action) =>
      CALLERS.map((caller) => [`${action} by ${caller}`, expectedStatus(action, state, caller)]),
    );
    expect(outcomes).toStrictEqual(Object.fromEntries(expected));
    counted.push(...Object.values(outcomes));
  });
});
