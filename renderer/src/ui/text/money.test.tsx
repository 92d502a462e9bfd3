import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Money, formatMoney } from '#renderer/ui/text/money.tsx';

describe('an amount of money', () => {
  it.each([
    [1234, '₹1,234'],
    [123456, '₹1,23,456'],
    [1500000, '₹15,00,000'],
    [10000000, '₹1,00,00,000'],
  ])('groups %d rupees the Indian way', (amount, shown) => {
    expect(formatMoney(amount)).toBe(shown);
  });

  it('shows paise on request, and dollars as US dollars', () => {
    expect(formatMoney(1432.125, { paise: true })).toBe('₹1,432.13');
    expect(formatMoney(50000, { currency: 'USD' })).toBe('US$50,000');
    expect(formatMoney(943.556, { currency: 'USD', paise: true })).toBe('US$943.56');
  });

  it('has a machine-readable value', () => {
    render(<Money amount={123456} />);
    expect(screen.getByText('₹1,23,456')).toHaveProperty('value', '123456');
  });
});
