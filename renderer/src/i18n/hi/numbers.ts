import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. What a number field says. */
export const numbers: Words<'numbers'> = {
  number: {
    slider: '{{label}}, स्लाइडर',
    empty: 'कृपया संख्या लिखें।',
    notANumber: 'यह संख्या नहीं है। अंक लिखें, जैसे {{example}}।',
    negative: 'यह शून्य से कम नहीं हो सकता।',
    snapped: 'बदलकर {{value}} किया गया। यहाँ {{min}} से {{max}} तक, {{step}} के अंतर से चुना जा सकता है।',
  },
};
