/** English. The carousels of the public pages and of the profile. */
export const carousel = {
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    slides: '{{label}}: slides',
    position: '{{number}} of {{total}}',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Stop moving the slides',
    play: 'Let the slides move',
  },
} as const;
