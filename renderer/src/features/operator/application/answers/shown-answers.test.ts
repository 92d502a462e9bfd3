import { expect, it } from 'vitest';
import { NO_SECTIONS } from '#domain/lending/sections.ts';
import { answersOf } from '#renderer/features/operator/application/answers/shown-answers.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';

const { translator } = await loadEdition('en', '', {
  areas: ['staff', 'apply', 'operator-application'],
});

it('says in the place of the PAN that there is none', () => {
  const of = (identity: object) =>
    answersOf(translator, { ...NO_SECTIONS, identity }, 'identity').filter(
      ([label]) => label === 'PAN',
    );
  expect(of({ pan: 'ABCPE1234F' })).toEqual([['PAN', 'ABCPE1234F']]);
  expect(of({ hasNoPan: true })).toEqual([['PAN', 'None: Form 60 instead']]);
  expect(of({})).toEqual([['PAN', 'Not given']]);
});

it('lists every field of a section once', () => {
  const labels = answersOf(translator, NO_SECTIONS, 'work').map(([label]) => label);
  expect(labels).toHaveLength(6);
  expect(new Set(labels).size).toBe(6);
});
