import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { ENDED_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';

/** Whether a lender still has to do with the application. */
export const isOpenCase = ({ state }: Reviewed['cases'][number]): boolean =>
  !ENDED_CASE_STATES.some((ended) => ended === state);
