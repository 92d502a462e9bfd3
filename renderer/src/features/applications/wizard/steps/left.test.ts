import { expect, it } from 'vitest';
import {
  type Left,
  partsDone,
  stepsLeft,
} from '#renderer/features/applications/wizard/steps/left.ts';

const ALL_EMPTY: readonly Left[] = [
  { kind: 'lenders' },
  { kind: 'field', id: 'identity.fullName', why: 'empty' },
  { kind: 'field', id: 'identity.pan', why: 'empty' },
  { kind: 'field', id: 'bank.ifsc', why: 'empty' },
];

it('counts what is left in steps, and as unfinished what depends on the lenders', () => {
  expect(stepsLeft(ALL_EMPTY, true)).toEqual([
    'lenders',
    'consents',
    'identity',
    'bank',
    'documents',
  ]);
});

it('never counts more steps once lenders are chosen, with all that they ask for', () => {
  const chosen: readonly Left[] = [
    ...ALL_EMPTY.slice(1),
    { kind: 'consent', key: 'share:sample-neem' },
    { kind: 'document', document: 'pan' },
    { kind: 'document', document: 'photograph' },
    { kind: 'guarantor' },
  ];
  const before = stepsLeft(ALL_EMPTY, true).length;
  expect(stepsLeft(chosen, false).length).toBeLessThan(before);
  expect(stepsLeft(chosen, true).length).toBe(stepsLeft(chosen, false).length);
});

it('is nothing once everything is there', () => {
  expect(stepsLeft([], true)).toEqual([]);
  expect(stepsLeft([], false)).toEqual(['documents']);
});

it('is counted in parts, of which none is done at first and all are at the end', () => {
  expect(partsDone(stepsLeft(ALL_EMPTY, true))).toEqual({ done: 3, parts: 8 });
  expect(partsDone(stepsLeft([], true))).toEqual({ done: 8, parts: 8 });
});
