import { expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { caseEvents } from '#renderer/features/lender/case/case-history.ts';
import {
  CAME_AT,
  deliveredCase,
  openedCase,
} from '#renderer/features/lender/testing/opened-case.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';

const { translator } = await loadEdition('en', '', { areas: ['lender-inbox', 'applications'] });
const HOUR = 3_600_000;
const ID = '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a01';

it('lists what happened, the newest first, and payments after what else was on their day', () => {
  const delivered = deliveredCase(5_000_000);
  const { deliveryOrder } = delivered;
  if (deliveryOrder === null) throw new Error('there is no delivery order');
  const payment = { amount: paise(2_500_000), reference: null, paidOn: '2026-11-23' };
  const events = caseEvents(
    {
      ...delivered,
      deliveryOrder: {
        ...deliveryOrder,
        payments: [payment, { ...payment, amount: paise(2_600_000) }],
      },
      messages: [
        { messageId: ID, kind: 'package', queuedAt: CAME_AT, receivedAt: null, facts: {} },
      ],
      requests: [
        {
          id: ID,
          documents: ['photograph', 'insurance'],
          reason: 'not-readable',
          askedAt: CAME_AT + HOUR,
          answeredAt: CAME_AT + 2 * HOUR,
        },
      ],
    },
    translator,
  );
  expect(events.map(({ text }) => text)).toEqual([
    'You paid the dealer ₹26,000',
    'You paid the dealer ₹25,000',
    'The borrower answered',
    'You asked for documents: Photo of the borrower, Insurance policy',
    'Application received',
  ]);
  expect(events.map(({ isOnItsWay }) => isOnItsWay)).toEqual([false, false, false, false, true]);
});

it('is empty where nothing happened', () =>
  expect(caseEvents(openedCase(), translator)).toEqual([]));
