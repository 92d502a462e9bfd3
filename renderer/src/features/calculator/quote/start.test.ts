import { describe, expect, it } from 'vitest';
import { monthlyPayment } from '#domain/loans/amortisation.ts';
import { E_RICKSHAW_EXAMPLE, borrowedFor } from '#domain/loans/vehicle-price.ts';
import { snap } from '#domain/read-number.ts';
import { LIMITS } from '#renderer/features/calculator/quote/quote-address.ts';

describe('the example of an e-rickshaw', () => {
  const { price, downPayment, annualRate, months } = E_RICKSHAW_EXAMPLE;

  it('fits expert mode unchanged', () => {
    const { amount, rate, months: length } = LIMITS.expert;
    expect(snap(borrowedFor(price, downPayment), amount).changed).toBe(false);
    expect(snap(annualRate, rate).changed).toBe(false);
    expect(snap(months, length).changed).toBe(false);
  });

  it('is within current three-wheeler rates, 10 % to 40 % a year', () => {
    expect(annualRate).toBeGreaterThan(10);
    expect(annualRate).toBeLessThan(40);
    const principal = borrowedFor(price, downPayment);
    expect(monthlyPayment({ principal, annualRate, months })).toBeCloseTo(6250.99, 1);
  });
});
