/** Signs that many do not type: accents, nuktas, the Bengali moon dot, Arabic hamzas and vowel signs, and the stretching stroke. */
const LEFT_OUT =
  /[\u0300-\u036f]|[\u064b-\u0652]|\u0654|\u0655|\u0670|\u0640|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0981/g;

/** Letters that keyboards exchange: Arabic for Urdu ones, and the two Tamil ones for `sha`. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ە: 'ہ',
  ஶ: 'ஸ',
  '\u0901': 'ं',
  ৎ: 'ত্',
};
const EXCHANGED = new RegExp(`[${Object.keys(SAME_LETTER).join('')}]`, 'gu');

/** A nasal before a consonant of its own row, in Devanagari: न्द is ंद. */
const NASAL = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/gu;

/**
 * A text as it is compared where people type names: one spelling for those that keyboards and habits tell apart, without
 * signs of no width. It is for comparing alone, in any of the portal's scripts; letters keep their case.
 */
export const foldedScript = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(LEFT_OUT, '')
    .normalize('NFC')
    .replaceAll(EXCHANGED, (letter) => SAME_LETTER[letter] ?? letter)
    .replaceAll(NASAL, 'ं');
