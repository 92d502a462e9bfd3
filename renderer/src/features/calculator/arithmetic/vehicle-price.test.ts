import { describe, expect, it } from 'vitest';
import { LIMITS } from '#renderer/features/calculator/arithmetic/address.ts';
import { monthlyPayment } from '#renderer/features/calculator/arithmetic/amortisation.ts';
import {
  E_RICKSHAW_EXAMPLE,
  borrowedFor,
} from '#renderer/features/calculator/arithmetic/vehicle-price.ts';
import { snap } from '#renderer/ui/form/read-number.ts';

describe('what is borrowed for a vehicle', () => {
  it('is its price less the down payment', () => {
    expect(borrowedFor(180_000, 40_000)).toBe(140_000);
    expect(borrowedFor(180_000, 0)).toBe(180_000);
  });

  it('is never less than nothing', () => {
    expect(borrowedFor(40_000, 50_000)).toBe(0);
  });

  it('refuses what is no finite number, by name', () => {
    expect(() => borrowedFor(Number.NaN, 0)).toThrow('price');
    expect(() => borrowedFor(0, Infinity)).toThrow('downPayment');
  });
});

describe('the example of an e-rickshaw', () => {
  const { price, downPayment, annualRate, months } = E_RICKSHAW_EXAMPLE;

  it('fits the expert mode as it is', () => {
    const { amount, rate, months: length } = LIMITS.expert;
    expect(snap(borrowedFor(price, downPayment), amount).changed).toBe(false);
    expect(snap(annualRate, rate).changed).toBe(false);
    expect(snap(months, length).changed).toBe(false);
  });

  it('lies within what three-wheeler loans cost today, 10 % to 40 % a year', () => {
    expect(annualRate).toBeGreaterThan(10);
    expect(annualRate).toBeLessThan(40);
    const principal = borrowedFor(price, downPayment);
    expect(monthlyPayment({ principal, annualRate, months })).toBeCloseTo(6250.99, 1);
  });
});
