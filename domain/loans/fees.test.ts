import { expect, it } from 'vitest';
import { feeInRupees } from '#domain/loans/fees.ts';

it.each([
  [{ kind: 'percent', value: 1, gst: false }, 50_000, 500],
  [{ kind: 'percent', value: 1, gst: true }, 50_000, 590],
  [{ kind: 'percent', value: 1.2, gst: false }, 20_000, 240],
  [{ kind: 'rupees', value: 240, gst: false }, 20_000, 240],
  [{ kind: 'rupees', value: 100, gst: true }, 20_000, 118],
  [{ kind: 'percent', value: 0.75, gst: true }, 12_345, 109.25],
  [{ kind: 'percent', value: 2, gst: true }, 0, 0],
  [{ kind: 'percent', value: 0, gst: true }, 50_000, 0],
] as const)('a fee of %j on %d rupees is %d', (fee, principal, rupees) => {
  expect(feeInRupees(fee, principal)).toBe(rupees);
});
