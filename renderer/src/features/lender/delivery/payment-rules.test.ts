import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import {
  enteredPayment,
  paymentProblems,
} from '#renderer/features/lender/delivery/payment-rules.ts';

const OWED = paise(11_000_000);
/** Half past midnight on the 24th in India, and still the 23rd in Greenwich. */
const NOW = Date.parse('2026-11-23T19:00:00Z');
const TYPED = { amount: '1,10,000', reference: 'SBINR52026112300', paidOn: '23/11/2026' };

describe('a payment', () => {
  it('is read as people write it', () => {
    expect(paymentProblems(TYPED, OWED, NOW)).toEqual([]);
    expect(enteredPayment({ ...TYPED, reference: ' sbinr५ ۲۰۲۶-112300 ' }, NOW)).toEqual({
      amount: OWED,
      reference: 'SBINR52026112300',
      paidOn: '2026-11-23',
    });
  });

  it('may be of today, by the calendar of India', () => {
    expect(paymentProblems({ ...TYPED, paidOn: '24/11/2026' }, OWED, NOW)).toEqual([]);
    expect(paymentProblems({ ...TYPED, paidOn: '25/11/2026' }, OWED, NOW)).toHaveLength(1);
  });

  it.each([
    ['amount', '0', 'amount'],
    ['amount', 'all', 'amount'],
    ['amount', '1,10,000.01', 'tooMuch'],
    ['reference', 'SBIN1', 'reference'],
    ['reference', 'SBINR5202611230000000000000', 'reference'],
    ['reference', 'SBINR5/2026112300', 'reference'],
    ['paidOn', '31/11/2026', 'paidOn'],
    ['paidOn', '', 'paidOn'],
  ])('a payment whose %s is %j is not taken', (path, text, error) => {
    expect(paymentProblems({ ...TYPED, [path]: text }, OWED, NOW)).toEqual([
      { path, message: `lenderActs.reportPayment.error.${error}` },
    ]);
  });
});
