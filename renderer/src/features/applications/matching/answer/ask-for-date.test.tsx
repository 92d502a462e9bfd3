// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { MatchInput, MatchQuestion } from '#domain/lending/matching/match.ts';
import { paise } from '#domain/money/money.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { AskForDate } from '#renderer/features/applications/matching/answer/ask-for-date.tsx';

const INPUT: MatchInput = {
  vehicleKind: 'e-rickshaw',
  exShowroomPrice: paise(180_000_00),
  onRoadPrice: paise(190_000_00),
  downPayment: paise(60_000_00),
  months: 30,
  pinCode: '226001',
  earnings: { per: 'month', income: paise(30_000_00), costs: paise(10_000_00) },
  born: { kind: 'year', year: 2005 },
};

it('asks again with the date of birth, and not with a day that does not exist', async () => {
  const onAsk = vi.fn<(input: MatchQuestion) => Promise<void>>(() => Promise.resolve());
  const render = await portalRenderer({ areas: ['common', 'matching'], contents: [] });
  render(<AskForDate input={INPUT} onAsk={onAsk} />);
  const field = screen.getByRole('textbox', { name: /^Date of birth/ });
  await userEvent.type(field, '31/02/2005{Enter}');
  expect(onAsk).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(field);
  await userEvent.type(field, '28/02/2005{Enter}');
  const born = { kind: 'date', date: '2005-02-28' };
  expect(onAsk).toHaveBeenCalledExactlyOnceWith({ ...INPUT, born });
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});
