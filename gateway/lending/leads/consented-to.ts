import { isShared } from '#gateway/lending/documents/senders.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** The dealer's applications whose borrowers let the dealer see how far they are. */
export const consentedTo = (runner: Runner, dealerId: string) =>
  runner
    .selectFrom('applications')
    .where('applications.dealer_id', '=', dealerId)
    .where((eb) => isShared(eb));
