import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Lead } from '#contract/dealers/leads.ts';
import { LEAD_SOURCES, LOST_REASONS, NEXT_STEPS } from '#domain/lending/leads.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import { newLead, typedOf, valuesOf } from '#renderer/features/dealer-desk/leads/typed-lead.ts';

const aDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

const aLead: fc.Arbitrary<Lead> = fc.record({
  lead: fc.uuid(),
  version: fc.nat(),
  name: fc.string({ minLength: 1 }),
  mobileNumber: fc.constant('9800000001'),
  vehicleKind: fc.constantFrom(...VEHICLE_KINDS, null),
  source: fc.constantFrom(...LEAD_SOURCES, null),
  owner: fc.constant(null),
  branch: fc.constant(null),
  language: fc.constantFrom('en', 'hi'),
  note: fc.string(),
  status: fc.oneof(
    fc.record({
      state: fc.constant('OPEN' as const),
      next: fc.option(fc.record({ step: fc.constantFrom(...NEXT_STEPS), on: aDay })),
    }),
    fc.constant({ state: 'WON' as const }),
    fc.record({ state: fc.constant('LOST' as const), reason: fc.constantFrom(...LOST_REASONS) }),
  ),
  createdAt: fc.nat(),
  changedAt: fc.nat(),
  application: fc.constant(null),
});

test('a lead that is opened and saved unchanged stays unchanged', () => {
  fc.assert(
    fc.property(aLead, (lead) => {
      expect(lead).toMatchObject(valuesOf(typedOf(lead), lead.status));
    }),
  );
});

test('a new lead is to be called tomorrow', () => {
  const values = valuesOf(newLead('hi', '2026-12-31'), { state: 'OPEN', next: null });
  expect(values.status).toEqual({ state: 'OPEN', next: { step: 'call', on: '2027-01-01' } });
});

test('without a next step its day is not saved', () => {
  const typed = { ...newLead('en', '2026-12-31'), step: '' };
  expect(valuesOf(typed, { state: 'OPEN', next: null }).status).toEqual({
    state: 'OPEN',
    next: null,
  });
});
