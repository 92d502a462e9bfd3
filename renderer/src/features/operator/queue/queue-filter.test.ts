import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COME_BACK,
  DUE_CLASSES,
  FIRST_ANSWERS,
  LENDER_STEPS,
  STATES_IN_QUEUE,
  STEP_CLASSES,
  queue,
} from '#contract/operators/review.ts';
import { SERVICE_STEPS } from '#domain/lending/service-levels.ts';
import { APPLICATION_OUTCOMES } from '#domain/lending/states/application-states.ts';
import {
  EVERYTHING_WAITING,
  type QueueChoice,
  askedOf,
  choiceIn,
  fragmentOfQueue,
} from '#renderer/features/operator/queue/queue-filter.ts';

const moment = fc.option(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));
const anyChoice: fc.Arbitrary<QueueChoice> = fc.record({
  states: fc.subarray([...STATES_IN_QUEUE]),
  claimed: fc.constantFrom(null, 'by-me', 'by-somebody', 'by-nobody'),
  lenderId: fc.option(fc.stringMatching(/^[a-z\d][a-z\d-]{0,20}$/)),
  pinArea: fc.option(fc.stringMatching(/^[1-9]\d{2}$/)),
  submittedFrom: moment,
  submittedBefore: moment,
  hasUncheckedDocuments: fc.boolean(),
  waitsForSecond: fc.boolean(),
  hasAnswer: fc.boolean(),
  due: fc.constantFrom(null, ...DUE_CLASSES),
  outcome: fc.constantFrom(null, ...APPLICATION_OUTCOMES),
  lenderStep: fc.constantFrom(null, ...LENDER_STEPS),
  firstAnswer: fc.constantFrom(null, ...FIRST_ANSWERS),
  comeBack: fc.constantFrom(null, ...COME_BACK),
  step: fc.constantFrom(null, ...SERVICE_STEPS),
  stepIs: fc.constantFrom(null, ...STEP_CLASSES),
  stepBy: fc.option(fc.oneof(fc.uuid(), fc.constantFrom('sample-neem', 'other-lender'))),
  order: fc.constantFrom('submitted', 'due'),
});

const queryIn = (fragment: string) => fragment.split('?')[1] ?? '';

describe('the filter of the queue in the fragment', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(choiceIn(queryIn(fragmentOfQueue(choice)))).toEqual(choice);
      }),
    );
  });

  it('needs no escapes', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(fragmentOfQueue(choice)).toMatch(/^#queue(?:\?[\w=&,-]+)?$/);
      }),
    );
  });

  it('is nothing for what waits for an operator', () => {
    expect(fragmentOfQueue(EVERYTHING_WAITING)).toBe('#queue');
    expect(fragmentOfQueue({ states: ['SUBMITTED'] })).toBe('#queue?states=SUBMITTED&order=due');
    expect(fragmentOfQueue({ states: ['CLOSED'], order: 'submitted' })).toBe(
      '#queue?states=CLOSED',
    );
    expect(fragmentOfQueue({ order: 'submitted' })).toBe('#queue?order=submitted');
  });

  it('falls back to the default if it says nothing sensible', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(queue.body.safeParse({ ...askedOf(choiceIn(text)), after: null }).success).toBe(
          true,
        );
      }),
    );
    const nonsense =
      'states=DRAFT,NONE&claimed=by-them&lenderId=A&pinArea=012&submittedFrom=-1&submittedBefore=1e3&order=name';
    expect(choiceIn(nonsense)).toEqual({ ...EVERYTHING_WAITING, order: 'submitted' });
  });
});

describe('what the gateway is asked', () => {
  it('is for every open application where no state is chosen', () => {
    expect(askedOf(EVERYTHING_WAITING)).toEqual({
      order: 'due',
      filter: expect.objectContaining({
        states: ['SUBMITTED', 'IN_REVIEW', 'ACTION_REQUIRED', 'WITH_LENDER'],
      }),
    });
  });

  it('is for closed applications where an outcome is chosen', () => {
    const { filter } = askedOf({ ...EVERYTHING_WAITING, outcome: 'DISBURSED' });
    expect(filter.states).toEqual(['CLOSED']);
  });

  it('has no order by what is due where nothing is', () => {
    expect(askedOf({ ...EVERYTHING_WAITING, due: 'none' }).order).toBe('submitted');
  });

  it('is what the gateway takes', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(queue.body.safeParse({ ...askedOf(choice), after: null }).success).toBe(true);
      }),
    );
  });
});
