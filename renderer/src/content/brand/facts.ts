import type { BrandFacts } from '#renderer/content/types.ts';

/**
 * With `words.ts`, what an operator replaces. Everything in both is a placeholder: the domains are reserved ones that reach
 * nobody, and there are no telephone numbers. Colours and the logo live in the theme.
 */
export const brand: BrandFacts = {
  isPlaceholder: true,
  name: 'RinSetu',
  origin: 'https://rinsetu.example',
  foundedYear: 2020,
  emails: {
    support: 'support@rinsetu.example',
    partners: 'partners@rinsetu.example',
    privacy: 'privacy@rinsetu.example',
  },
  videoEmbedUrl: 'https://video.example/embed/introduction',
};
