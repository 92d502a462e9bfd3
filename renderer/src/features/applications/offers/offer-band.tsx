import type { ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import { AffordabilityBand } from '#renderer/ui/cost/affordability-band.tsx';

/** How the instalment of an open offer sits with what the application says of the earnings. */
export function OfferBand({
  offer: { state, figures, earnings },
}: {
  readonly offer: Pick<ShownOffer, 'state' | 'figures' | 'earnings'>;
}) {
  if (state !== 'OPEN' || figures === null || earnings === null) return null;
  return <AffordabilityBand instalment={figures.cost.instalment} earnings={earnings} />;
}
