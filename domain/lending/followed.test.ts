import { describe, expect, it } from 'vitest';
import { APPLICATION_STATES } from '#domain/lending/states/application-states.ts';
import { deliveryEdge, DELIVERY_STATES } from '#domain/lending/states/delivery-states.ts';
import type { DeliveryAct, Followed } from '#domain/lending/followed.ts';
import { canUploadOf, nextActOf, stageOf } from '#domain/lending/followed.ts';

const at = (changes: Partial<Followed>): Followed => ({
  state: 'WITH_LENDER',
  isAgreed: false,
  delivery: null,
  ...changes,
});

describe('what a dealer follows', () => {
  it('says how far an application is', () => {
    expect(APPLICATION_STATES.map((state) => stageOf(at({ state })))).toEqual(
      APPLICATION_STATES.map(
        (state) =>
          ({
            DRAFT: 'filling-in',
            SUBMITTED: 'being-checked',
            IN_REVIEW: 'being-checked',
            ACTION_REQUIRED: 'asked-of-customer',
            WITH_LENDER: 'with-lenders',
            CLOSED: 'ended',
          })[state],
      ),
    );
    expect(stageOf(at({ isAgreed: true }))).toBe('agreed');
    expect(stageOf(at({ isAgreed: true, delivery: 'CANCELLED' }))).toBe('agreed');
    expect(stageOf(at({ isAgreed: true, delivery: 'ISSUED' }))).toBe('delivery');
    expect(stageOf(at({ state: 'CLOSED', delivery: 'COMPLETE' }))).toBe('paid');
    expect(stageOf(at({ state: 'CLOSED', delivery: 'CANCELLED' }))).toBe('ended');
  });

  it('names the next act that the table of states lets a dealer take', () => {
    const actions = {
      'report-invoice': 'reportInvoice',
      'report-delivery': 'reportDelivery',
      'complete-delivery': 'complete',
    } as const satisfies Partial<Record<DeliveryAct, string>>;
    for (const delivery of DELIVERY_STATES) {
      const act = nextActOf(at({ isAgreed: true, delivery }));
      const open = Object.values(actions).filter((action) =>
        deliveryEdge(action, delivery)?.who.includes('dealer'),
      );
      const named = act === null || act === 'request-delivery-order' ? [] : [actions[act]];
      expect(named).toEqual(open);
    }
    for (const delivery of [null, 'CANCELLED'] as const) {
      expect(nextActOf(at({ isAgreed: true, delivery }))).toBe('request-delivery-order');
    }
    expect(nextActOf(at({}))).toBeNull();
  });

  it('accepts the proforma invoice before lenders decide, and the other documents on delivery', () => {
    expect(canUploadOf(at({ state: 'DRAFT' }))).toEqual(['proforma-invoice']);
    expect(canUploadOf(at({ state: 'ACTION_REQUIRED' }))).toEqual(['proforma-invoice']);
    expect(canUploadOf(at({ state: 'IN_REVIEW' }))).toEqual([]);
    expect(canUploadOf(at({ delivery: 'ISSUED' }))).toEqual(['invoice', 'insurance']);
    for (const delivery of ['INVOICED', 'DELIVERED', 'PART_PAID'] as const) {
      expect(canUploadOf(at({ delivery }))).toEqual(['invoice', 'insurance', 'delivery-report']);
    }
    expect(canUploadOf(at({ delivery: 'REQUESTED' }))).toEqual([]);
    expect(canUploadOf(at({ state: 'CLOSED', delivery: 'PAID' }))).toEqual([]);
  });
});
