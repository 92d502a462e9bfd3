import type { DealerPermission } from '#domain/dealer-duties.ts';
import type { DEALER_CALLS } from '#contract/dealers/dealer-calls.ts';

/** The dealers' calls that not every member may make. */
export const PERMISSION_OF_DEALER_CALL = {
  savePriceList: 'save-prices',
  saveDetails: 'save-details',
  correctVehicle: 'correct-deliveries',
  showroom: 'see-showroom',
  saveBranch: 'change-branches',
  closeBranch: 'change-branches',
  chooseBranches: 'change-team',
  changeDealerDuty: 'change-team',
} as const satisfies Partial<Record<keyof typeof DEALER_CALLS, DealerPermission>>;
