// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  EMPTY_PLAN,
  MAX_RUPEES,
  type Plan,
  budgetOf,
  parsePlan,
  percentOf,
} from '#renderer/features/consumer/plan/plan.ts';
import { faultOfAmount } from '#renderer/features/consumer/plan/plan-rules.ts';
import { planShelf } from '#renderer/features/consumer/plan/plan-shelf.ts';
import { consumerSample } from '#renderer/content/en/consumer-sample.ts';
import { samplePlan } from '#renderer/features/consumer/plan/sample-plan.ts';
import { wholeRupees } from '#renderer/features/consumer/plan/whole-rupees.ts';

const plan: Plan = {
  goals: [{ id: 'g', name: 'Spare battery', targetRupees: 40_000, savedRupees: 10_000 }],
  incomeRupees: 28_000,
  categories: [
    { id: 'a', name: 'Household', plannedRupees: 20_000, spentRupees: 9_000 },
    { id: 'b', name: 'Charging', plannedRupees: 10_000, spentRupees: 1_000 },
  ],
};

describe('a budget', () => {
  it('has what is planned, spent and left of the income', () => {
    expect(budgetOf(plan)).toEqual({
      plannedRupees: 30_000,
      spentRupees: 10_000,
      leftToPlanRupees: -2_000,
      leftToSpendRupees: 18_000,
    });
    expect(budgetOf(EMPTY_PLAN).leftToPlanRupees).toBe(0);
  });
});

describe('the progress of a goal', () => {
  it.each([
    [0, 100, 0],
    [999, 1000, 99],
    [1000, 1000, 100],
    [5000, 1000, 100],
    [1, 3, 33],
    [0, 0, 0],
    [5, 0, 100],
  ])('is %i of %i: %i percent', (saved, target, percent) => {
    expect(percentOf(saved, target)).toBe(percent);
  });
});

describe('a plan from storage', () => {
  it('survives a round trip', () => {
    expect(parsePlan(JSON.stringify(plan))).toEqual(plan);
    expect(parsePlan(JSON.stringify(samplePlan(consumerSample)))).toEqual(
      samplePlan(consumerSample),
    );
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '{"goals":[]}',
    JSON.stringify({ ...plan, incomeRupees: -1 }),
    JSON.stringify({ ...plan, incomeRupees: 0.5 }),
    JSON.stringify({ ...plan, incomeRupees: MAX_RUPEES + 1 }),
    JSON.stringify({ ...plan, goals: [{ ...plan.goals[0], name: '' }] }),
    JSON.stringify({ ...plan, goals: Array.from({ length: 51 }, () => plan.goals[0]) }),
  ])('is null if it is %j', (text) => {
    expect(parsePlan(text)).toBeNull();
  });
});

describe('an amount', () => {
  it.each([
    ['', 0, 'form.required'],
    ['a lot', 0, 'plan.notANumber'],
    ['1e5', 0, 'plan.notANumber'],
    ['-500', 0, 'plan.negative'],
    ['0', 0, null],
    ['0', 1, 'plan.tooSmall'],
    ['0.4', 1, 'plan.tooSmall'],
    ['100 crore', 1, null],
    ['101 crore', 1, 'plan.tooLarge'],
    ['₹1,50,000', 1, null],
  ] as const)('the amount %j, at least %i, has the fault %s', (typed, least, fault) => {
    expect(faultOfAmount(typed, least)).toBe(fault);
  });

  it('is in whole rupees, whatever its notation', () => {
    expect(wholeRupees('1.5 lakh')).toBe(150_000);
    expect(wholeRupees('₹ 2,499.50')).toBe(2_500);
    expect(wholeRupees('२५०००')).toBe(25_000);
  });
});

describe('the storage of a person’s plan', () => {
  const shelf = (userId: string) => planShelf(window.localStorage, userId);
  const write = (staysAfterSignOut: boolean) => shelf('RS1').write({ plan, staysAfterSignOut });

  it('holds one plan, in the place its owner chose', () => {
    write(false);
    expect(shelf('RS1').read()).toEqual({ plan, staysAfterSignOut: false });
    write(true);
    expect(Object.keys(window.localStorage)).toEqual(['kept:RS1:plan']);
    expect(shelf('RS1').read().staysAfterSignOut).toBe(true);
    write(false);
    expect(Object.keys(window.localStorage)).toEqual(['until-sign-out:RS1:plan']);
  });

  it('belongs to one person, and is empty once erased', () => {
    write(true);
    expect(shelf('RS2').read().plan).toEqual(EMPTY_PLAN);
    shelf('RS1').erase();
    expect(window.localStorage).toHaveLength(0);
  });

  it('reports that the device cannot store it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(write(true)).toBe(false);
  });
});
