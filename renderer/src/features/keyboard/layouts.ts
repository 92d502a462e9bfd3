import type { Language } from '#domain/languages.ts';

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
const HINDI: Layout = {
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

/** INSCRIPT with ळ, which Marathi needs in many names, in the place of the dot below, which it does not; and with its own ॲ. */
const MARATHI: Layout = {
  plain: HINDI.plain.map((row) => row.replace('\u093C', 'ळ')),
  shifted: HINDI.shifted.map((row) => row.replace('ळ', '\u093C').replace('ऍ', 'ॲ')),
};

/** INSCRIPT with Latin digits. Letters with a dot below are written as two signs, as everywhere in Unicode's normal form. */
const BENGALI: Layout = {
  plain: [
    '? 1 2 3 4 5 6 7 8 9 0 - ৃ',
    'ৌ ৈ া ী ূ ব হ গ দ জ ড ় ড\u09BC',
    'ো ে ্ ি ু প র ক ত চ ট',
    'ৎ ং ম ন ল স , . য\u09BC',
  ],
  shifted: [
    '! " ্র র্ ্য জ্ঞ ত্র ক্ষ শ্র ( ) ঃ ঋ',
    'ঔ ঐ আ ঈ ঊ ভ ঙ ঘ ধ ঝ ঢ ঞ ;',
    'ও এ অ ই উ ফ ঢ\u09BC খ থ ছ ঠ',
    "' ঁ ণ : / শ ষ । য",
  ],
};

/** INSCRIPT with Latin digits. Where it has nothing behind a consonant, that consonant without its vowel. */
const TAMIL: Layout = {
  plain: [
    'ொ 1 2 3 4 5 6 7 8 9 0 - ?',
    'ௌ ை ா ீ ூ ஹ ங ஜ ஞ',
    'ோ ே ் ி ு ப ர க த ச ட',
    'ெ ம ந வ ல ஸ , . ய',
  ],
  shifted: [
    'ஒ " \' : ; ₹ & / க்ஷ ஸ்ரீ ( ) ஃ',
    'ஔ ஐ ஆ ஈ ஊ ஹ் ங் ஜ் ஞ்',
    'ஓ ஏ அ இ உ ப் ற க் த் ச் ட்',
    'எ ண ன ழ ள ஶ ஷ ! ய்',
  ],
};

/** The phonetic layout that phones and computers have, with ں and ھ, which end and harden many words, at first sight. */
const URDU: Layout = {
  plain: [
    '؟ 1 2 3 4 5 6 7 8 9 0 - /',
    'ق و ع ر ت ے ء ی ہ پ ں ھ',
    "ا س د ف گ ح ج ک ل ؛ '",
    'ز ش چ ط ب ن م ، ۔',
  ],
  shifted: [
    '! \u064B \u064E \u064F \u0650 \u0651 \u0652 \u0670 \u0654 ( ) _ +',
    '@ ؤ # ڑ ٹ ۓ ئ % ۃ & * =',
    'آ ص ڈ : غ " ض خ أ < >',
    'ذ ژ ث ظ ₹ ۂ \\ , .',
  ],
};

/** By the language that is typed with them. */
export const LAYOUTS: Readonly<Record<Exclude<Language, 'en'>, Layout>> = {
  hi: HINDI,
  mr: MARATHI,
  bn: BENGALI,
  ta: TAMIL,
  ur: URDU,
};
