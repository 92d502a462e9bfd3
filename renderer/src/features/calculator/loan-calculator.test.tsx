// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { LoanCalculator } from '#renderer/features/calculator/loan-calculator.tsx';
import { LIMITS } from '#renderer/features/calculator/quote/quote-address.ts';
import { formatRupees } from '#renderer/features/calculator/use-amounts.ts';

const show = await portalRenderer({
  areas: ['numbers', 'calculator', 'cost', 'loan-tools', 'affordability', 'key-facts'],
});

afterEach(() => window.history.replaceState(null, '', '/'));

it('says whether it rounds as lenders do, and what the last instalment is then', async () => {
  show(<LoanCalculator />);
  expect(screen.getByText(/^By the formula, not rounded\./)).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Round as lenders do/ }));
  const note = await screen.findByText(/^Rounded as lenders do: up to the next rupee\./);
  expect(note.textContent).toMatch(/The last instalment is ₹1,\d{3}\.\d\d\.$/);
  expect(screen.queryByText(/^By the formula/)).toBeNull();
  expect(screen.getByText('₹1,433.00')).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Round as lenders do/ }));
  expect(await screen.findByText('₹1,432.13')).toBeDefined();
});

it('says in its note how far its fields reach, in expert mode as well', async () => {
  show(<LoanCalculator />);
  const { plain, expert } = LIMITS;
  expect(
    screen.getByText(new RegExp(`for more than ${plain.rate.max}%, use expert mode`)),
  ).toBeDefined();
  await userEvent.click(
    screen.getByRole('checkbox', {
      name: new RegExp(`^Expert mode: any rate to ${expert.rate.max}%`),
    }),
  );
  const note = await screen.findByText(/Here you can enter/);
  expect(note.textContent).toContain(
    `any amount to ${formatRupees(expert.amount.max)}, ${expert.months.min} to ${expert.months.max} months and ${expert.rate.min}% to ${expert.rate.max}%`,
  );
});
