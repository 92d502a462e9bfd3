import { describe, expect, it } from 'vitest';
import { borrowedFor } from '#domain/loans/vehicle-price.ts';

describe('the principal for a vehicle', () => {
  it('is its price less the down payment', () => {
    expect(borrowedFor(180_000, 40_000)).toBe(140_000);
    expect(borrowedFor(180_000, 0)).toBe(180_000);
  });

  it('is never negative', () => {
    expect(borrowedFor(40_000, 50_000)).toBe(0);
  });
});
