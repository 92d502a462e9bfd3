/** Rows of keys from top to bottom, as they are and with the shift key. */
export type Layout = { readonly plain: readonly string[]; readonly shifted: readonly string[] };

/** As on a keyboard of the United States, which is usual in India. */
export const LATIN: Layout = {
  plain: [
    '` 1 2 3 4 5 6 7 8 9 0 - =',
    'q w e r t y u i o p [ ] \\',
    "a s d f g h j k l ; '",
    'z x c v b n m , . /',
  ],
  shifted: [
    '~ ! @ # $ % ^ & * ( ) _ +',
    'Q W E R T Y U I O P { } |',
    'A S D F G H J K L : "',
    'Z X C V B N M < > ?',
  ],
};

/**
 * INSCRIPT, the government's standard, but for the first row: Latin digits as everywhere in the portal, and the question and
 * exclamation marks that it lacks.
 */
export const DEVANAGARI: Layout = {
  plain: [
    '? 1 2 3 4 5 6 7 8 9 0 - ृ',
    'ौ ै ा ी ू ब ह ग द ज ड ़ ॉ \\',
    'ो े ् ि ु प र क त च ट',
    'ं म न व ल स , . य',
  ],
  shifted: [
    '! ऍ ॅ ्र र् ज्ञ त्र क्ष श्र ( ) ः ऋ',
    'औ ऐ आ ई ऊ भ ङ घ ध झ ढ ञ ऑ',
    'ओ ए अ इ उ फ ऱ ख थ छ ठ',
    '" ँ ण न व ळ श ष । \u095F',
  ],
};
