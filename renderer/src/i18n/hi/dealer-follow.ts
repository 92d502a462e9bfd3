import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. What a dealer follows of its customers’ applications. */
export const dealerFollow: Words<'dealer-follow'> = {
  following: {
    none: 'अभी किसी ग्राहक ने अपना आवेदन आपके साथ साझा नहीं किया है।',
  },
};
