import type { NotFoundContent } from '#renderer/content/page-types.ts';

export const notFound = {
  text: 'There is no page at this address. It may have moved, or the address may have a typing mistake.',
  links: [
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products' },
    { label: 'Support', to: '/support' },
  ],
} as const satisfies NotFoundContent;
