import { ownBrand } from '#renderer/content/brand/own-brand.ts';
import { productFacts } from '#renderer/content/brand/product-facts.ts';
import type { BrandFacts } from '#renderer/content/types.ts';

/** The deployment's, or the product's own. */
export const brand: BrandFacts = ownBrand()?.facts ?? productFacts;
