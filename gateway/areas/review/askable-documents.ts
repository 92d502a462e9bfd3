import type { ApplicationId } from '#domain/ids.ts';
import { isAcceptedState } from '#domain/lending/states/lender-case-states.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { isOfGuarantor, isTimely, kindsAskedOf } from '#domain/lending/documents.ts';
import { guarantorOf } from '#gateway/lending/applications/guarantors.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import { chosenProducts } from '#gateway/areas/review/chosen-products.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const refuseKinds = (code: 'asked-too-early' | 'no-guarantor', words: string) =>
  new Refused(refuse(code, words, { fields: ['documents'] }));

/**
 * The kinds that are asked for, each once. Refuses with 400 a receipt for the down payment before an offer was accepted,
 * unless a product of these cases said on its card that it asks for it, and documents of a guarantor that there is not.
 */
export async function askableKinds(
  runner: Runner,
  applicationId: ApplicationId,
  cases: readonly CaseRow[],
  kinds: readonly DocumentKind[],
): Promise<readonly DocumentKind[]> {
  const { products } = await chosenProducts(runner, cases);
  const named = products.flatMap(({ documents }) => documents.beforeSanction);
  const isAccepted = cases.some(({ state }) => isAcceptedState(state));
  if (!kinds.every((kind) => isTimely(kind, named, isAccepted))) {
    throw refuseKinds(
      'asked-too-early',
      'The receipt for the down payment is asked for later: nobody has to pay before an offer is accepted.',
    );
  }
  const isGuaranteed = (await guarantorOf(runner, applicationId))?.state === 'CONSENTED';
  if (!isGuaranteed && kinds.some((kind) => isOfGuarantor(kind))) {
    throw refuseKinds('no-guarantor', 'Nobody has agreed to be the guarantor of this application.');
  }
  return kindsAskedOf([...new Set(kinds)], isGuaranteed);
}
