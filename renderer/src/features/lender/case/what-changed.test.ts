import { expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { type SeenCase, whatChanged } from '#renderer/features/lender/case/what-changed.ts';

const CASE: SeenCase = {
  state: 'OFFERED',
  version: 4,
  offers: [{ offer: 'a', state: 'OPEN' }],
  deliveryOrder: null,
};

it('finds nothing in the same case', () => {
  expect(whatChanged(CASE, CASE)).toEqual([]);
  expect(whatChanged(CASE, { ...CASE, offers: [...CASE.offers] })).toEqual([]);
});

it('says which state it moved to, and what happened to offers', () => {
  const after: SeenCase = {
    ...CASE,
    version: 6,
    state: 'OFFER_ACCEPTED',
    offers: [
      { offer: 'a', state: 'DECLINED' },
      { offer: 'b', state: 'ACCEPTED' },
    ],
  };
  expect(whatChanged(CASE, after)).toEqual([
    { kind: 'state', from: 'OFFERED', to: 'OFFER_ACCEPTED' },
    { kind: 'offers-made', count: 1 },
    { kind: 'offer', to: 'DECLINED' },
  ]);
});

it('says how far the delivery is and what is paid, though the case is the same', () => {
  const agreed: SeenCase = {
    ...CASE,
    state: 'AGREED',
    deliveryOrder: { state: 'DELIVERED', paid: paise(0) },
  };
  const paid: SeenCase = { ...agreed, deliveryOrder: { state: 'PART_PAID', paid: paise(100) } };
  expect(whatChanged(agreed, paid)).toEqual([
    { kind: 'delivery', to: 'PART_PAID' },
    { kind: 'paid', paid: 100 },
  ]);
  expect(
    whatChanged(paid, { ...paid, deliveryOrder: { state: 'PART_PAID', paid: paise(150) } }),
  ).toEqual([{ kind: 'paid', paid: 150 }]);
});

it('admits that something changed where it cannot say what', () => {
  expect(whatChanged(CASE, { ...CASE, version: 5 })).toEqual([{ kind: 'other' }]);
});
