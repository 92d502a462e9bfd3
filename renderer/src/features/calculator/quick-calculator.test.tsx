// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { QuickCalculator } from '#renderer/features/calculator/quick-calculator.tsx';

const show = await portalRenderer({ areas: ['numbers', 'calculator'], contents: [] });

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Loan amount/ }).value;

afterEach(() => window.history.replaceState(null, '', '/'));

it('opens on the middle of what is published, and says what it comes to each working day', () => {
  show(<QuickCalculator />, { hasApplications: true });
  // Of the samples: ₹1,80,000 for 24 months at 18 % a year.
  expect(amount()).toBe('1,80,000');
  expect(screen.getByText('₹8,986.34')).toBeDefined();
  expect(screen.getByText('₹359.46 each working day (25 a month)')).toBeDefined();
  const full = screen.getByRole('link', { name: 'Open the full calculator' });
  expect(full.getAttribute('href')).toBe(
    '/emi-calculator?amount=180000&months=24&rate=18&expert=1',
  );
});

it('keeps the quote that it was opened with', () => {
  window.history.replaceState(null, '', '/?amount=300000&years=4&rate=9.5');
  show(<QuickCalculator />, { hasApplications: true });
  expect(amount()).toBe('3,00,000');
});

it('opens as specified where nobody can apply', () => {
  show(<QuickCalculator />, { hasApplications: false });
  expect(amount()).toBe('50,000');
});
