import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { allDealers } from '#renderer/features/applications/shared/all-dealers.ts';
import {
  agrees,
  consentKey,
  givenIn,
} from '#renderer/features/applications/wizard/draft/agreements.ts';
import type { Call, Draft } from '#renderer/features/applications/wizard/draft/draft.ts';
import { chosenProducts } from '#renderer/features/applications/wizard/steps/left.ts';

const SHARE = 'share-with-lender';

/**
 * Gives the consents to the chosen lenders, takes back those to others, and sends the application, all with one proof of
 * the phone. The consents were read and ticked before.
 */
export async function sendApplication(
  draft: Draft,
  call: Call,
  proof: string,
): Promise<Result<null, GatewayFailure>> {
  const dealer = await tellDealer(draft, call);
  if (!dealer.ok) return dealer;
  const consents = await settleConsents(draft, proof);
  if (!consents.ok) return consents;
  const products = chosenProducts(draft.current()).map(({ product, version }) => ({
    productId: product.id,
    version,
  }));
  const sent = await draft.change('submit', (seen) => ({ ...seen, products }), proof);
  return sent.ok ? succeed(null) : sent;
}

/**
 * A dealer that works with us and is named gets to know of it, if the person has agreed to that. Of several with one name,
 * it stays with whom the person chose, or followed the link of.
 */
async function tellDealer(draft: Draft, call: Call): Promise<Result<null, GatewayFailure>> {
  const { dealerName } = draft.current().application.sections.vehicle;
  const listed = await allDealers(call);
  if (!listed.ok) return listed;
  const [dealer, another] = listed.value.filter(({ names }) =>
    Object.values(names).includes(dealerName ?? ''),
  );
  if (dealer === undefined || another !== undefined) return succeed(null);
  const chosen = await draft.change('chooseDealer', (seen) => ({ ...seen, dealerId: dealer.id }));
  return chosen.ok ? succeed(null) : chosen;
}

async function settleConsents(draft: Draft, proof: string): Promise<Result<null, GatewayFailure>> {
  const state = draft.current();
  const chosen = chosenProducts(state).map(({ lender }) => lender.id);
  const given = givenIn(state.application);
  const { consents } = state.application;
  for (const { id, purpose, lenderId, state: consentState } of consents) {
    if (purpose !== SHARE || lenderId === null || consentState !== 'GIVEN') continue;
    if (chosen.includes(lenderId)) continue;
    const answer = await draft.change('withdrawConsent', ({ requestId, number }) => ({
      requestId,
      number,
      consent: id,
    }));
    if (!answer.ok) return answer;
  }
  for (const lenderId of chosen) {
    const key = consentKey(SHARE, lenderId);
    const agreement = state.agreed[key];
    if (given.has(key)) continue;
    if (!agrees(state, key) || agreement === undefined || agreement === false) {
      return fail({ kind: 'invalid', fields: [`consent:${key}`] });
    }
    const answer = await draft.change(
      'giveConsent',
      ({ requestId, number }) => ({
        requestId,
        number,
        purpose: SHARE,
        lenderId,
        noticeHash: agreement.noticeHash,
        language: agreement.language,
      }),
      proof,
    );
    if (!answer.ok) return answer;
  }
  return succeed(null);
}
