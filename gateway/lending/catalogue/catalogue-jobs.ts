import type { PeriodicJob } from '#gateway/foundation/jobs/jobs.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { keepAsked, removeOldAsked } from '#gateway/lending/catalogue/asked-matches.ts';
import { startPlanned } from '#gateway/lending/catalogue/products.ts';

const A_MINUTE = 60 * 1000;

export const catalogueJobs = (records: Records): readonly PeriodicJob[] => [
  {
    name: 'catalogue',
    every: A_MINUTE,
    async work() {
      const removed = await removeOldAsked(records);
      await keepAsked(records);
      const started = await startPlanned(records);
      return started + removed === 0 ? null : { started, removed };
    },
  },
];
