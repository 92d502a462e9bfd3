import type { NotFoundContent } from '#renderer/content/page-types.ts';

export const notFound = {
  text: 'इस पते पर कोई पेज नहीं है। हो सकता है पेज का पता बदल गया हो, या पता लिखने में गलती हुई हो।',
  links: [
    { label: 'होम', to: '/' },
    { label: 'प्रोडक्ट', to: '/products' },
    { label: 'सहायता', to: '/support' },
  ],
} as const satisfies NotFoundContent;
