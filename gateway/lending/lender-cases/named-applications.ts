import type { ApplicationId } from '#domain/ids.ts';
import type { SearchTerm } from '#domain/lending/search-terms.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { digestOfChassis, digestOfTransfer } from '#gateway/lending/lender-cases/search-digests.ts';

/** The accounts with a phone number or a user ID. */
export const accountsOf = (runner: Runner, { kind, value }: SearchTerm) =>
  runner
    .selectFrom('accounts')
    .select('accounts.user_id')
    .where(kind === 'phone' ? 'accounts.mobile_number' : 'accounts.user_id', '=', value)
    .$asScalar();

/** The IDs of the applications that a term names, all but names: those are sealed. */
export async function namedBy(keys: DataKeys, runner: Runner, term: SearchTerm) {
  const { kind, value } = term;
  switch (kind) {
    case 'application':
      return runner
        .selectFrom('applications as named')
        .select('named.id')
        .where('named.number', '=', value)
        .$asScalar();
    case 'phone':
    case 'userId':
      return runner
        .selectFrom('applications as named')
        .select('named.id')
        .where('named.user_id', 'in', accountsOf(runner, term))
        .$asScalar();
    case 'grievance':
      return runner
        .selectFrom('grievances')
        .select('grievances.application_id as id')
        .where('grievances.number', '=', value)
        .where('grievances.application_id', 'is not', null)
        .$narrowType<{ id: ApplicationId }>()
        .$asScalar();
    case 'chassis':
      return runner
        .selectFrom('delivery_orders')
        .select('delivery_orders.application_id as id')
        .where('chassis_digest', '=', await digestOfChassis(keys, runner, value))
        .$asScalar();
    case 'transfer':
      return runner
        .selectFrom('delivery_payments')
        .select('delivery_payments.application_id as id')
        .where('search_digest', '=', await digestOfTransfer(keys, runner, value))
        .$asScalar();
    case 'name':
      throw new Error('names are sealed');
  }
}
