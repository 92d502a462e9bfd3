import { consumerSample } from '#renderer/content/en/consumer-sample.ts';
import type { Plan } from '#renderer/features/consumer/plan.ts';

const { goals, budgeting } = consumerSample.dashboard;

/** What somebody who is not signed in can try the tools with. */
export const SAMPLE_PLAN: Plan = {
  goals: [...goals.items],
  incomeRupees: budgeting.incomeRupees,
  categories: budgeting.items.map(({ category, ...amounts }) => ({ ...amounts, name: category })),
};
