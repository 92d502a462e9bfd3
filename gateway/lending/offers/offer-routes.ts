import { answerOffer, exitInCoolingOff, offers } from '#contract/applications/offers.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import {
  findOwnApplication,
  notFound,
  ownerOf,
} from '#gateway/lending/applications/find-application.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import type { ProofDeps } from '#gateway/foundation/identity/fresh-proof.ts';
import { freshProof } from '#gateway/foundation/identity/fresh-proof.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { answerOwnOffer } from '#gateway/lending/offers/answer-offer.ts';
import { coolingOffUntil, exitOwn } from '#gateway/lending/offers/cooling-off.ts';
import { shownOffers } from '#gateway/lending/lender-cases/stored-offers.ts';

/** Offers as their borrower reads and answers them. */
export function offerRoutes(
  deps: Pick<LoanDeps, 'records' | 'keys'> & ProofDeps,
  callDeps: CallDeps,
) {
  const { records, keys } = deps;
  const { ofPerson, once } = routesFor(records, callDeps);
  const proofOf = async (mobileNumber: string, phoneProof: string | null) => {
    const proven = await freshProof(deps, mobileNumber, phoneProof);
    return proven.ok ? null : proven.failure;
  };
  return [
    ofPerson(offers, async ({ account, body }) => {
      const row = await findOwnApplication(records.db, account.userId, body.number);
      if (row === null) return notFound();
      const key = await keys.find(records.db, ownerOf(row.id));
      return reply({
        offers: await shownOffers(records.db, key, row.id),
        coolingOffUntil: await coolingOffUntil(records.db, row),
      });
    }),
    ofPerson(answerOffer, (request) => {
      const { account, phoneProof, body } = request;
      return once(
        answerOffer,
        request,
        (tx) => answerOwnOffer(records, tx, account.userId, body),
        async () => (body.decision === 'accept' ? proofOf(account.mobileNumber, phoneProof) : null),
      );
    }),
    ofPerson(exitInCoolingOff, (request) => {
      const { account, phoneProof, body } = request;
      return once(
        exitInCoolingOff,
        request,
        (tx) => exitOwn(records, tx, account.userId, body),
        () => proofOf(account.mobileNumber, phoneProof),
      );
    }),
  ] as const;
}
