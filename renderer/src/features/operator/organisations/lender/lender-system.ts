import type { ReplyOf } from '#contract/gateway.ts';
import type { lenderSystems } from '#contract/operators/lender-systems.ts';

/** A lender with what is registered of its system. */
export type LenderSystem = ReplyOf<typeof lenderSystems>['systems'][number];

/** A lender as the gateway has it. */
export type SavedLender = Pick<LenderSystem, 'lender' | 'changedAt'>;
