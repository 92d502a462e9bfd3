import { expect, it } from 'vitest';
import { CATEGORY_NAMES } from '#contract/category-names.ts';
import { auth } from '#renderer/i18n/en/auth.ts';

it('offers the categories in English under the gateway’s own names', () => {
  expect(auth.register.categories).toEqual(CATEGORY_NAMES);
});
