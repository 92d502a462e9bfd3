import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#domain/days.ts';
import {
  CARD_KINDS,
  cardKey,
  cardKeyOf,
  inOrder,
  readCardKey,
  suggestedDay,
} from '#domain/lending/today.ts';

const TODAY = '2026-11-27';
const cards = fc.array(
  fc
    .record({
      kind: fc.constantFrom(...CARD_KINDS),
      ahead: fc.integer({ min: -40, max: 2 }),
      id: fc.uuid(),
    })
    .map(({ kind, ahead, id }) => {
      const day = daysAfter(TODAY, ahead);
      return { kind, day, card: cardKeyOf(kind, id, day) };
    }),
);

describe('the order of the day', () => {
  it('loses no card and does not depend on the order in which they come', () => {
    fc.assert(
      fc.property(cards, (given) => {
        const ordered = inOrder(given, TODAY);
        expect(inOrder(given.toReversed(), TODAY)).toEqual(ordered);
        expect(new Set(ordered)).toEqual(new Set(given));
        expect(ordered).toHaveLength(given.length);
      }),
    );
  });

  it('has overdue steps before everything, the longest overdue first, and leads without a step last', () => {
    fc.assert(
      fc.property(cards, (given) => {
        const ordered = inOrder(given, TODAY);
        const isLate = ordered.map(({ kind, day }) => kind === 'step' && day < TODAY);
        expect(
          isLate.indexOf(false, 0) === -1 || !isLate.slice(isLate.indexOf(false)).includes(true),
        ).toBe(true);
        const late = ordered.filter((_, at) => isLate[at]).map(({ day }) => day);
        expect(late).toEqual(late.toSorted());
        const stepless = ordered.findIndex(({ kind }) => kind === 'no-step');
        const after = stepless < 0 ? [] : ordered.slice(stepless);
        expect(after.every(({ kind }) => kind === 'no-step')).toBe(true);
      }),
    );
  });

  it('is that of what cannot wait', () => {
    const of = (kind: (typeof CARD_KINDS)[number], day: string) => ({
      kind,
      day,
      card: `${kind}:${day}`,
    });
    const given = [
      of('no-step', '2026-11-01'),
      of('money', '2026-11-20'),
      of('quote', '2026-11-28'),
      of('step', TODAY),
      of('quote', TODAY),
      of('delivery', '2026-11-26'),
      of('step', '2026-11-25'),
    ];
    expect(inOrder(given, TODAY).map(({ card }) => card)).toEqual([
      'step:2026-11-25',
      `step:${TODAY}`,
      `quote:${TODAY}`,
      'quote:2026-11-28',
      'delivery:2026-11-26',
      'money:2026-11-20',
      'no-step:2026-11-01',
    ]);
  });
});

describe('the key of a card', () => {
  it('names what it is about', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CARD_KINDS), fc.uuid(), fc.nat(), (kind, subject, stamp) => {
        const key = cardKeyOf(kind, subject, stamp);
        expect(cardKey.safeParse(key).success).toBe(true);
        expect(readCardKey(key)).toEqual({ kind, subject });
      }),
    );
  });

  it.each(['', 'step', 'other:1:1', 'step::1', 'step:a b:1', `step:${'a'.repeat(41)}:1`])(
    'is not %j',
    (key) => expect(cardKey.safeParse(key).success).toBe(false),
  );
});

it('suggests tomorrow for somebody who was not reached', () => {
  expect(suggestedDay('not-reached', TODAY)).toBe('2026-11-28');
  expect(suggestedDay('reached', TODAY)).toBe('2026-11-30');
});
