import { daysAfter } from '#domain/days.ts';
import type { PricedModel } from '#domain/lending/price-list.ts';
import { paise } from '#domain/money/money.ts';

const rupees = (amount: number) => paise(amount * 100);

/** Of a few fictional models, with an offer that runs on the day. */
export const demoPrices = (today: string): PricedModel[] => [
  {
    brand: 'Tezgati',
    model: 'Sawari',
    variant: 'LFP 7.4',
    vehicleKind: 'e-rickshaw',
    battery: 'LFP 7.4 kWh',
    rangeKm: 110,
    exShowroomPrice: rupees(165_000),
    elsewhere: { registration: rupees(5_000), insurance: rupees(7_200) },
    districts: [
      { district: 'Jaipur', registration: rupees(4_500), insurance: rupees(7_600) },
      { district: 'Alwar', registration: rupees(5_200), insurance: rupees(7_200) },
    ],
    accessories: [{ name: 'Charger', price: rupees(3_000) }],
    offers: [
      {
        name: 'Season offer',
        amount: rupees(2_000),
        from: daysAfter(today, -30),
        until: daysAfter(today, 60),
      },
    ],
    stock: [
      { colour: 'Blue', chassisNumbers: ['MDX7EK5RAWA123401', 'MDX7EK5RAWA123402'] },
      { colour: 'Green', chassisNumbers: ['MDX7EK5RAWA123403'] },
    ],
  },
  {
    brand: 'Tezgati',
    model: 'Sawari',
    variant: 'lead-acid',
    vehicleKind: 'e-rickshaw',
    battery: 'Lead-acid 4.8 kWh',
    rangeKm: 80,
    exShowroomPrice: rupees(138_000),
    elsewhere: { registration: rupees(5_000), insurance: rupees(6_800) },
    districts: [{ district: 'Jaipur', registration: rupees(4_500), insurance: rupees(7_100) }],
    accessories: [],
    offers: [],
    stock: [{ colour: 'Red', chassisNumbers: ['MDX7EK5RAWA123404'] }],
  },
  {
    brand: 'Tezgati',
    model: 'Bojh',
    variant: null,
    vehicleKind: 'e-cargo',
    battery: 'LFP 9.6 kWh',
    rangeKm: 120,
    exShowroomPrice: rupees(312_000),
    elsewhere: { registration: rupees(9_000), insurance: rupees(12_500) },
    districts: [],
    accessories: [{ name: 'Cargo cover', price: rupees(4_500) }],
    offers: [],
    stock: [],
  },
  {
    brand: 'Chalak',
    model: 'Auto E',
    variant: null,
    vehicleKind: 'e-auto',
    battery: 'NMC 8.9 kWh',
    rangeKm: 140,
    exShowroomPrice: rupees(345_000),
    elsewhere: { registration: rupees(8_500), insurance: rupees(13_800) },
    districts: [],
    accessories: [],
    offers: [],
    stock: [{ colour: 'Yellow', chassisNumbers: ['MDX7EK5RAWA123405'] }],
  },
];
