import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productFacts } from '#renderer/content/brand/product-facts.ts';
import { brand as english } from '#renderer/content/brand/words/en.ts';
import type { OwnBrand } from '#renderer/content/types.ts';

const OWN = {
  facts: { ...productFacts, origin: 'https://www.sugam.example' },
  words: { en: { ...english, name: 'Sugam' } },
} satisfies OwnBrand;

beforeEach(() => vi.resetModules());
afterEach(() => {
  document.head.replaceChildren();
  vi.resetModules();
});

/** Loads the brand as a script of this page does when it starts. */
async function load() {
  const { brandIn } = await import('#renderer/content/product-words.ts');
  return brandIn;
}

test('a page without a brand of its own has the product’s in every language', async () => {
  const brandIn = await load();
  expect([brandIn('en').name, brandIn('hi').name]).toEqual(['RinSetu', 'RinSetu']);
});

test('a page with a brand of its own has it, in its language only', async () => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'brand';
  element.textContent = JSON.stringify(OWN);
  document.head.append(element);
  const brandIn = await load();
  expect(brandIn('en')).toMatchObject({ name: 'Sugam', origin: 'https://www.sugam.example' });
  expect(() => brandIn('hi')).toThrow('The brand of this page is not in hi.');
});
