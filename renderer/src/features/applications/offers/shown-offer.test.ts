import { expect, it } from 'vitest';
import { settledOffers } from '#renderer/features/applications/offers/shown-offer.ts';
import { offerOf } from '#renderer/features/applications/offers/testing/shown-offers.ts';

it('an offer that was just answered is shown so until the list says it, and then as the list says', async () => {
  const open = await offerOf({});
  const accepted = { state: 'ACCEPTED' as const, decidedAt: 1 };
  const settled = { [open.offer]: accepted };
  expect(settledOffers([open], settled)).toEqual([{ ...open, ...accepted }]);
  const lapsed = { ...open, state: 'EXPIRED' as const };
  expect(settledOffers([lapsed], settled)).toEqual([lapsed]);
});
