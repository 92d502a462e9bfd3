import { bench, describe } from 'vitest';
import { amortise } from '#renderer/features/calculator/arithmetic/amortisation.ts';
import { keyFacts } from '#renderer/features/calculator/arithmetic/key-facts.ts';
import { repaymentSchedule } from '#renderer/features/calculator/arithmetic/schedule.ts';

const terms = { principal: 1_500_000, annualRate: 15, months: 180 };

describe('a loan over 15 years', () => {
  bench('180 rows, unrounded', () => {
    amortise(terms);
  });
  bench('180 rows, to the paisa', () => {
    repaymentSchedule(amortise(terms));
  });
  bench('its key facts, with the APR and the schedule', () => {
    keyFacts({
      terms,
      feeToLender: { kind: 'percent', value: 2, gst: true },
      feeToThirdParty: 10_000,
    });
  });
});
