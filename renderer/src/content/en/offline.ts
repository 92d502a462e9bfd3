import type { OfflineContent } from '#renderer/content/page-types.ts';

export const offline = {
  text: 'There is no connection, and this page is not kept on your device.',
  kept: 'Pages that you have visited, and the EMI calculator once you have used this site, still open. Forms can be filled in, but nothing can be sent until you are online again.',
  tryAgain: 'Try again',
  links: [
    { label: 'EMI calculator', to: '/emi-calculator' },
    { label: 'Home', to: '/' },
  ],
} as const satisfies OfflineContent;
