import type { ConsumerSampleContent } from '#renderer/content/consumer-types.ts';
import type { Plan } from '#renderer/features/consumer/plan/plan.ts';

/** The plan for people to try the tools with while signed out. */
export function samplePlan({ dashboard: { goals, budgeting } }: ConsumerSampleContent): Plan {
  return {
    goals: [...goals.items],
    incomeRupees: budgeting.incomeRupees,
    categories: budgeting.items.map(({ category, ...amounts }) => ({ ...amounts, name: category })),
  };
}
