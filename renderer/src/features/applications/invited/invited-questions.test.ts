import { expect, test } from 'vitest';
import {
  knownFrom,
  questionsOf,
} from '#renderer/features/applications/invited/invited-questions.ts';
import { anInvitation } from '#renderer/features/applications/invited/testing/an-invitation.ts';

test('a quote answers what it knows, and asks which of its tenors', () => {
  const invitation = anInvitation({ months: [12, 24] });
  expect(knownFrom(invitation)).toEqual(['by', 'kind', 'price', 'onRoad', 'down', 'months']);
  expect(questionsOf(invitation, '')).toMatchObject({
    kind: 'e-rickshaw',
    price: '1,50,000',
    onRoad: '1,65,000',
    down: '40,000',
    months: '',
  });
});

test('the only tenor is not asked', () => {
  expect(questionsOf(anInvitation({ months: [24] }), '').months).toBe('24');
});

test('without a quote everything else is asked, and what was typed before is there', () => {
  const invitation = { ...anInvitation({ months: [] }), quote: null };
  expect(knownFrom(invitation)).toEqual(['by', 'kind']);
  expect(questionsOf(invitation, '?kind=e-auto&pin=302001&price=90000')).toMatchObject({
    kind: 'e-rickshaw',
    pin: '302001',
    price: '90,000',
  });
});
