import { paise } from '#domain/money/money.ts';
import type { ShownInvitation } from '#renderer/features/applications/invited/accept.ts';

/** A sample dealer's invitation, with a quote over these tenors. */
export const anInvitation = ({
  months,
}: {
  readonly months: readonly number[];
}): ShownInvitation => ({
  dealer: { id: 'madeup', names: { en: 'Madeup Motors', hi: 'मेडअप मोटर्स' } },
  language: 'en',
  expiresAt: Date.UTC(2026, 11, 1),
  vehicleKind: 'e-rickshaw',
  quote: {
    model: 'Madeup Model',
    exShowroomPrice: paise(15_000_000),
    onRoadPrice: paise(16_500_000),
    downPayment: paise(4_000_000),
    months: [...months],
    validUntil: '2026-12-01',
    counters: [
      {
        lender: { en: 'Neem', hi: 'नीम' },
        product: { en: 'E-rickshaw loan', hi: 'ई-रिक्शा लोन' },
        amount: paise(4_356_800),
      },
    ],
  },
  notice: {
    purpose: 'share-status-with-dealer',
    lenderId: null,
    language: 'en',
    isRequired: false,
    title: 'Share the status with the dealer',
    text: 'Madeup Motors may see how far your application is.',
    rights: 'You can withdraw this at any time.',
    items: [],
    hash: 'a'.repeat(64),
  },
});
