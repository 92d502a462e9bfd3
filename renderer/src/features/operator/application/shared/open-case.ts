import { ENDED_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';

/** Whether a lender still has to do with the application. */
export const isOpenCase = ({ state }: { readonly state: string }): boolean =>
  !ENDED_CASE_STATES.some((ended) => ended === state);
