import { isShared } from '#gateway/lending/documents/senders.ts';
import { seenApplications, type Sight } from '#gateway/lending/applications/branch-sight.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** The dealer's applications whose borrowers let the dealer see how far they are, and which somebody there sees. */
export const consentedTo = (runner: Runner, sight: Sight) =>
  runner
    .selectFrom('applications')
    .where('applications.dealer_id', '=', sight.dealerId)
    .where((eb) => isShared(eb))
    .where(seenApplications(sight));
