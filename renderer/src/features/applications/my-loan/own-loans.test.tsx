import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { OwnLoans, type OwnView } from '#renderer/features/applications/my-loan/own-loans.tsx';
import {
  loanWith,
  loanWithCase,
  summaryOf,
} from '#renderer/features/applications/my-loan/testing/made-up-loan.ts';
import {
  BORROWER_AREAS,
  showToBorrower,
} from '#renderer/features/applications/my-loan/testing/show-to-borrower.tsx';

const showInPortal = await portalRenderer({ areas: BORROWER_AREAS });

const [DRAFT, OFFERED, ACCEPTED, PAID, CANCELLED] = [1, 2, 3, 4, 5].map((n) => `LA000000000${n}`);
const LOANS = [
  loanWith({ number: DRAFT }),
  loanWithCase('OFFERED', { number: OFFERED }),
  loanWithCase('OFFER_ACCEPTED', { number: ACCEPTED }),
  loanWithCase('DISBURSED', { number: PAID, state: 'CLOSED', outcome: 'DISBURSED' }),
  loanWithCase('CANCELLED', { number: CANCELLED, state: 'CLOSED', outcome: 'WITHDRAWN' }),
];

const show = (view: OwnView, loans = LOANS) =>
  showToBorrower(showInPortal, <OwnLoans view={view} />, {
    myApplications: () => ({ applications: loans.map(summaryOf) }),
  });

test.each([
  ['accounts', [PAID]],
  ['orders', [ACCEPTED, PAID]],
  ['dashboard', [DRAFT, OFFERED, ACCEPTED, PAID, CANCELLED]],
] as const)('%s list only what they are about', async (view, numbers) => {
  show(view);
  const listed = await screen.findAllByRole('heading', { level: 3 });
  expect(listed.map(({ textContent }) => textContent)).toEqual(
    numbers.map((number) => `Application ${number}`),
  );
});

test.each([
  ['accounts', 'You have no loan account yet'],
  ['orders', 'You have no orders yet'],
] as const)('%s say that there is nothing yet beside a mere draft', async (view, heading) => {
  show(view, [loanWith()]);
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
});
