import { expect, it } from 'vitest';
import { CATEGORY_NAMES } from '#contract/category-names.ts';
import { auth } from '#renderer/i18n/en/auth.ts';

it('offers the categories in English by the names that the gateway gives them', () => {
  expect(auth.register.categories).toEqual(CATEGORY_NAMES);
});
