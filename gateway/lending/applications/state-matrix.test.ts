import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  chooseLenders,
  inviteGuarantor,
  refreshMatch,
  resubmit,
  saveSection,
  submit,
  withdraw,
} from '#contract/applications/loans.ts';
import {
  claimApplication,
  handOver,
  rejectApplication,
  releaseApplication,
  requestChanges,
} from '#contract/operators/review.ts';
import type {
  ApplicationAction,
  ApplicationState,
} from '#domain/lending/states/application-states.ts';
import { applicationEdge } from '#domain/lending/states/application-states.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import {
  chosen,
  FILLED,
  publishTestCatalogue,
  readyDraft,
  seen,
  submitted,
  TEST_LENDER,
  TEST_PRODUCT,
} from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import {
  addDocument,
  change,
  handedOver,
  inReview,
  waitingForBorrower,
} from '#gateway/testing/review.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

/** Whoever may call, but `nobody`, is signed in. The system acts without a call. The operator is who claimed it. */
const CALLERS = [
  'borrower',
  'another borrower',
  'dealer',
  'operator',
  'another operator',
  'lender',
  'nobody',
] as const;
type Caller = (typeof CALLERS)[number];
const isOperator = (caller: Caller) => caller.endsWith('operator');

type CalledAction = { readonly by: 'borrower' | 'operator'; readonly edges: ApplicationAction[] };
/** What borrowers and operators do by a call, each with its edges in the table. Offers have their own tests. */
const ACTIONS = {
  saveSection: { by: 'borrower', edges: ['saveSection'] },
  chooseLenders: { by: 'borrower', edges: ['chooseLenders'] },
  refreshMatch: { by: 'borrower', edges: ['refreshMatch'] },
  inviteGuarantor: { by: 'borrower', edges: ['inviteGuarantor'] },
  submit: { by: 'borrower', edges: ['submit'] },
  resubmit: { by: 'borrower', edges: ['resubmit', 'resubmitToLenders'] },
  withdraw: { by: 'borrower', edges: ['withdraw'] },
  claim: { by: 'operator', edges: ['claim'] },
  release: { by: 'operator', edges: ['release'] },
  requestChanges: { by: 'operator', edges: ['requestChanges'] },
  reject: { by: 'operator', edges: ['reject'] },
  handOver: { by: 'operator', edges: ['handOver'] },
} as const satisfies Readonly<Record<string, CalledAction>>;
type ActionName = keyof typeof ACTIONS;
/** First what ends a draft, as nobody has more than five. */
const ACTION_NAMES = [
  'submit',
  'withdraw',
  'saveSection',
  'chooseLenders',
  'refreshMatch',
  'inviteGuarantor',
  'resubmit',
  'claim',
  'release',
  'requestChanges',
  'reject',
  'handOver',
] as const satisfies readonly ActionName[];

type People = { readonly borrower: TestPerson; readonly operator: TestPerson };
type Situation = {
  readonly state: ApplicationState;
  /** Brings an application of the borrower there; the operator has it in hand where somebody must. */
  readonly reach: (gateway: TestGateway, people: People) => Promise<Draft>;
};

const SITUATIONS: Readonly<Record<string, Situation>> = {
  DRAFT: { state: 'DRAFT', reach: (_gateway, { borrower }) => readyDraft(borrower) },
  SUBMITTED: { state: 'SUBMITTED', reach: (_gateway, { borrower }) => submitted(borrower) },
  IN_REVIEW: {
    state: 'IN_REVIEW',
    async reach(gateway, { borrower, operator }) {
      const draft = await inReview(borrower, operator);
      for (const kind of TEST_PRODUCT.documents.beforeSanction) {
        await addDocument(gateway, draft.number, kind, 'VERIFIED');
      }
      return draft;
    },
  },
  'ACTION_REQUIRED by an operator': {
    state: 'ACTION_REQUIRED',
    reach: (_gateway, { borrower, operator }) => waitingForBorrower(borrower, operator),
  },
  'ACTION_REQUIRED while lenders have it': {
    state: 'ACTION_REQUIRED',
    async reach(gateway, { borrower, operator }) {
      const asked = await operator.done(requestChanges, {
        ...change(await handedOver(gateway, borrower, operator)),
        sections: [],
        documents: ['photograph'],
        reason: 'not-readable',
      });
      await addDocument(gateway, asked.number, 'photograph');
      return asked;
    },
  },
  WITH_LENDER: {
    state: 'WITH_LENDER',
    reach: (gateway, { borrower, operator }) => handedOver(gateway, borrower, operator),
  },
  CLOSED: {
    state: 'CLOSED',
    reach: async (_gateway, { borrower }) =>
      borrower.done(withdraw, change(await submitted(borrower))),
  },
};

async function callOf(action: ActionName, person: TestPerson, draft: Draft) {
  const common = change(draft);
  switch (action) {
    case 'saveSection':
      return person.call(saveSection, { ...common, section: 'bank', values: FILLED.bank });
    case 'chooseLenders':
      return person.call(chooseLenders, { ...common, products: [TEST_PRODUCT.productId] });
    case 'refreshMatch':
      return person.call(refreshMatch, common);
    case 'inviteGuarantor':
      return person.call(inviteGuarantor, {
        ...common,
        name: 'Somebody Else',
        mobileNumber: '9123456789',
      });
    case 'submit':
      return person.call(
        submit,
        chosen({ number: draft.number, version: draft.version }),
        await person.withProof(),
      );
    case 'resubmit':
      return person.call(resubmit, common);
    case 'withdraw':
      return person.call(withdraw, common);
    case 'claim':
      return person.call(claimApplication, common);
    case 'release':
      return person.call(releaseApplication, common);
    case 'requestChanges':
      return person.call(requestChanges, {
        ...common,
        sections: [],
        documents: ['photograph'],
        reason: 'incomplete',
      });
    case 'reject':
      return person.call(rejectApplication, { ...common, reason: 'not-reached' });
    case 'handOver':
      return person.call(handOver, common);
  }
}

/** What the table does not say: whose an application is, and who has it in hand. */
function expectedStatus(action: ActionName, situation: string, caller: Caller): number {
  if (caller === 'nobody') return 401;
  const { by, edges } = ACTIONS[action];
  const state = SITUATIONS[situation]?.state ?? 'DRAFT';
  const hasEdge = edges.some((edge) => applicationEdge(edge, state) !== null);
  if (by === 'borrower') {
    if (caller !== 'borrower') return 404;
    const isUnasked =
      (action === 'saveSection' && situation.endsWith('while lenders have it')) ||
      // Only while a document of the guarantor is asked for, which has its own tests.
      (action === 'inviteGuarantor' && state === 'ACTION_REQUIRED');
    return hasEdge && !isUnasked ? 200 : 409;
  }
  if (!isOperator(caller)) return 403;
  if (state === 'DRAFT') return 404;
  if (!hasEdge) return 409;
  if (state !== 'IN_REVIEW') return 200;
  if (action === 'claim') return 409;
  return caller === 'operator' ? 200 : 403;
}

describeOnBothStores('every action on an application, in every state, by everybody', (gateway) => {
  const counted: number[] = [];
  beforeEach(() => publishTestCatalogue(gateway().store));
  afterAll(() => {
    const times = (status: number) => counted.filter((each) => each === status).length;
    const counts = [200, 401, 403, 404, 409].map((status) => `${times(status)} × ${status}`);
    console.log(
      `State matrix of an application: ${counted.length} combinations, ${counts.join(', ')}`,
    );
  });

  it.each(Object.entries(SITUATIONS))(
    'is permitted or refused as the table says when it is %s',
    async (situation, { state, reach }) => {
      const operator = await newOperator(gateway());
      const people: Readonly<Record<Caller, TestPerson>> = {
        borrower: await newPerson(gateway()),
        'another borrower': await newPerson(gateway()),
        operator,
        'another operator': await newMember(gateway(), operator, 'operator'),
        lender: await newMember(gateway(), operator, 'lender', TEST_LENDER.id),
        dealer: await newMember(gateway(), operator, 'dealer', 'test-dealer'),
        nobody: { ...(await newPerson(gateway())), call: (to, body) => gateway().call(to, body) },
      };
      const combinations = ACTION_NAMES.flatMap((action) =>
        CALLERS.map((caller) => ({
          action,
          caller,
          expected: expectedStatus(action, situation, caller),
        })),
      );
      const outcomes: Record<string, number> = {};
      const act = async (action: ActionName, caller: Caller, draft: Draft) => {
        const { status } = await callOf(action, people[caller], draft);
        outcomes[`${action} by ${caller}`] = status;
      };
      const shared = await reach(gateway(), people);
      for (const { action, caller, expected } of combinations) {
        if (expected !== 200) await act(action, caller, shared);
      }
      // What was refused has changed nothing.
      expect(await seen(people.borrower, shared.number)).toMatchObject({
        state,
        version: shared.version,
      });
      for (const { action, caller, expected } of combinations) {
        if (expected === 200) await act(action, caller, await reach(gateway(), people));
      }
      expect(outcomes).toStrictEqual(
        Object.fromEntries(
          combinations.map(({ action, caller, expected }) => [`${action} by ${caller}`, expected]),
        ),
      );
      counted.push(...Object.values(outcomes));
    },
  );
});
