import type { PricedModel } from '#domain/lending/price-list.ts';
import { paise } from '#domain/money/money.ts';

/** With one of everything. */
export const EXAMPLE_PRICED_MODEL: PricedModel = {
  brand: 'Tezgati',
  model: 'Sawari',
  variant: 'LFP',
  vehicleKind: 'e-rickshaw',
  battery: 'LFP 7.4 kWh',
  rangeKm: 110,
  exShowroomPrice: paise(165_000_00),
  elsewhere: { registration: paise(5_000_00), insurance: paise(7_000_50) },
  districts: [{ district: 'Jaipur', registration: paise(4_500_00), insurance: paise(7_500_00) }],
  accessories: [{ name: 'Charger', price: paise(3_000_00) }],
  offers: [{ name: 'Diwali', amount: paise(2_000_00), from: '2026-10-20', until: '2026-12-31' }],
  stock: [{ colour: 'Blue', chassisNumbers: ['MA1AB2CD3EF456789', 'MA1AB2CD3EF456780'] }],
};
