// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { REFUSALS } from '#contract/refusals/codes.ts';
import { fail, succeed } from '#contract/result.ts';
import { paise } from '#domain/money/money.ts';
import { type AnswersByName, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { SecondPerson } from '#renderer/features/operator/catalogue/second-person/second-person.tsx';
import { STAFF_AREAS } from '#renderer/i18n/areas.ts';

const show = await portalRenderer({ areas: ['staff', ...STAFF_AREAS], contents: [] });
afterEach(cleanup);

function open(answers: AnswersByName) {
  const { call, asked } = answeringByName(answers);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  show(
    <QueryClientProvider client={queries}>
      <SecondPerson />
    </QueryClientProvider>,
    { call },
  );
  return asked;
}

const LAKH = paise(100_000_00);
const proposal = (isMine: boolean) => ({ amount: LAKH, by: 'Meena Das', isMine, at: 5 });

it('proposes an amount in rupees, or none', async () => {
  const asked = open({
    secondPersonTerms: () => succeed({ amount: LAKH, proposal: null }),
    proposeSecondPerson: () => succeed({ amount: LAKH, proposal: proposal(true) }),
  });
  expect(await screen.findByText('Above ₹1,00,000, a second operator confirms.')).toBeDefined();
  for (const typed of ['1', '2,50,000', '']) {
    fireEvent.click(await screen.findByRole('button', { name: 'Propose another amount' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByLabelText<HTMLInputElement>(
      'Loan amount above which a second operator confirms, in rupees',
    );
    await vi.waitFor(() => expect(amount.value).not.toBe(''));
    fireEvent.change(amount, { target: { value: typed } });
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(
    asked.filter(({ name }) => name === 'proposeSecondPerson').map(({ body }) => body),
  ).toMatchObject([{ amount: 100 }, { amount: 250_000_00 }, { amount: null }]);
});

it('proposes nothing that is no amount of a loan', async () => {
  const asked = open({ secondPersonTerms: () => succeed({ amount: null, proposal: null }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Propose another amount' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByRole('textbox');
  fireEvent.change(amount, { target: { value: 'lots' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await dialog.findByText(/^Please type an amount/)).toBeDefined();
  expect(asked.some(({ name }) => name === 'proposeSecondPerson')).toBe(false);
});

it('has another operator decide, and says where something else is proposed now', async () => {
  const refusal = {
    kind: 'refused',
    status: REFUSALS['other-amount-proposed'],
    code: 'other-amount-proposed',
    message: 'Because.',
    current: { amount: null, proposal: proposal(false) },
  } as const;
  const asked = open({
    secondPersonTerms: () => succeed({ amount: null, proposal: proposal(false) }),
    decideSecondPerson: () => fail(refusal),
  });
  expect(await screen.findByText(/^Proposed by Meena Das: Above ₹1,00,000/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/^Something else is proposed now/)).toBeDefined();
  expect(asked.find(({ name }) => name === 'decideSecondPerson')?.body).toMatchObject({
    seen: 5,
    decision: 'approve',
  });
});

it('lets nobody approve what they have proposed', async () => {
  open({ secondPersonTerms: () => succeed({ amount: null, proposal: proposal(true) }) });
  const approve = await screen.findByRole('button', { name: 'Approve' });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/^You have proposed this\./)).toBeDefined();
});
