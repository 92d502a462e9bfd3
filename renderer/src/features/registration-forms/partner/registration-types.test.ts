import { describe, expect, it } from 'vitest';
import {
  TYPES_BY_FIELD,
  isAskedOf,
  REGISTRATION_TYPES,
} from '#renderer/features/registration-forms/partner/registration-types.ts';

const FIELDS = ['tradingPreferences', 'objectives', 'riskProfile'] as const;

describe('the questions of a registration type', () => {
  it.each([
    ['dealer', [...FIELDS]],
    ['partner', [...FIELDS]],
    ['gp', ['objectives', 'riskProfile']],
    ['dsa', []],
    ['ra/a', []],
    ['ca/a', []],
  ])('are those that fit %s', (type, asked) => {
    expect(FIELDS.filter((field) => isAskedOf(field, type))).toEqual(asked);
  });

  it.each(['', 'unknown'])('are all fields while the type is %j', (type) => {
    expect(FIELDS.every((field) => isAskedOf(field, type))).toBe(true);
  });

  it('include every field for at least one type', () => {
    expect(Object.keys(TYPES_BY_FIELD)).toEqual(FIELDS);
    for (const field of FIELDS) {
      expect(REGISTRATION_TYPES.some((type) => isAskedOf(field, type))).toBe(true);
    }
  });
});
