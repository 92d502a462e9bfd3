import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { brandIn } from '#renderer/content/product-words.ts';
import { officesAsBranches } from '#renderer/features/branches/offices-as-branches.ts';

it.each(LANGUAGES)('offices in %s are open when the company answers', (language) => {
  const brand = brandIn(language);
  const { offices } = officesAsBranches(brand, 'service', language);
  expect(offices.map(({ hours }) => hours)).toEqual([brand.hours, brand.hours]);
});
