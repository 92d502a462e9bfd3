/** A person's goals and budget: schema, parsing from storage, and arithmetic. In whole rupees. */
import * as z from 'zod/mini';

/** More than anybody plans with: 100 crore rupees. */
export const MAX_RUPEES = 1_000_000_000;
export const MAX_NAME_LENGTH = 60;
/** Limit for goals, and for categories. */
export const MAX_ITEMS = 50;

const id = z.string().check(z.minLength(1), z.maxLength(64));
const name = z.string().check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH));
const rupees = z.int().check(z.minimum(0), z.maximum(MAX_RUPEES));

const goal = z.object({ id, name, targetRupees: rupees, savedRupees: rupees });
export type Goal = z.infer<typeof goal>;

const category = z.object({ id, name, plannedRupees: rupees, spentRupees: rupees });
export type BudgetCategory = z.infer<typeof category>;

const plan = z.object({
  goals: z.array(goal).check(z.maxLength(MAX_ITEMS)),
  /** Per month. */
  incomeRupees: rupees,
  categories: z.array(category).check(z.maxLength(MAX_ITEMS)),
});
export type Plan = z.infer<typeof plan>;

export const EMPTY_PLAN: Plan = { goals: [], incomeRupees: 0, categories: [] };

/** Parses a plan from storage; null if it is malformed. */
export function parsePlan(text: string | null): Plan | null {
  try {
    const parsed = z.safeParse(plan, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export type Budget = {
  readonly plannedRupees: number;
  readonly spentRupees: number;
  /** Income not assigned to a category; negative if more is planned than the income. */
  readonly leftToPlanRupees: number;
  /** Income not yet spent; negative if more is spent than the income. */
  readonly leftToSpendRupees: number;
};

export function budgetOf({ incomeRupees, categories }: Plan): Budget {
  const plannedRupees = categories.reduce((sum, each) => sum + each.plannedRupees, 0);
  const spentRupees = categories.reduce((sum, each) => sum + each.spentRupees, 0);
  return {
    plannedRupees,
    spentRupees,
    leftToPlanRupees: incomeRupees - plannedRupees,
    leftToSpendRupees: incomeRupees - spentRupees,
  };
}

/** How much of an amount is reached, in whole percent, rounded down: 100 only when all of it is. */
export function percentOf(rupeesThere: number, rupeesInAll: number): number {
  if (rupeesInAll <= 0) return rupeesThere > 0 ? 100 : 0;
  return Math.min(100, Math.floor((rupeesThere * 100) / rupeesInAll));
}
