import { ownBrand } from '#renderer/content/brand/own-brand.ts';
import type { BrandFacts } from '#renderer/content/types.ts';

/**
 * With `words.ts`, the product's own brand, in whose place a deployment's comes. Everything in both is a placeholder: the
 * domains are reserved ones that reach nobody, and there are no telephone numbers. Its colours and logo are in the theme.
 */
export const productFacts = {
  isPlaceholder: true,
  origin: 'https://rinsetu.example',
  foundedYear: 2020,
  emails: {
    support: 'support@rinsetu.example',
    partners: 'partners@rinsetu.example',
    privacy: 'privacy@rinsetu.example',
  },
  videoEmbedUrl: 'https://video.example/embed/introduction',
  colours: null,
  hasOwnLogo: false,
} as const satisfies BrandFacts;

export const brand: BrandFacts = ownBrand()?.facts ?? productFacts;
