import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. The carousels of the public pages and of the profile. */
export const carousel: Words<'carousel'> = {
  carousel: {
    carousel: 'कैरोसेल',
    slide: 'स्लाइड',
    slides: '{{label}}: स्लाइड',
    position: '{{total}} में से {{number}}',
    previous: 'पिछली स्लाइड',
    next: 'अगली स्लाइड',
    pause: 'स्लाइड का चलना रोकें',
    play: 'स्लाइड चलने दें',
  },
};
