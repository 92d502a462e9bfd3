import { expect, it } from 'vitest';
import { foldedScript } from '#domain/folded-script.ts';

const ZWJ = '\u200d';
const ZWNJ = '\u200c';

it.each([
  ['फ़ैज़ल', 'फैजल'],
  ['फ़'.normalize('NFD'), '\u095e'],
  ['हिन्दी', 'हिंदी'],
  ['चम्पा', 'चंपा'],
  ['चाँद', 'चांद'],
  ['ऱ', 'र'],
  [`क्${ZWJ}ष`, 'क्ष'],
  [`क्${ZWNJ}ष`, 'क्ष'],
  ['বাড়ি', 'বাডি'],
  ['বাড়ি', 'বা\u09dcি'],
  ['চাঁদ', 'চাদ'],
  [`উত্${ZWJ}সব`, 'উৎসব'],
  ['কে\u09be', 'কো'],
  ['கெ\u0bbe', 'கொ'],
  ['ஶ்ரீ', 'ஸ்ரீ'],
  ['علي', 'علی'],
  ['کريم', 'كریم'],
  ['فاطمه', 'فاطمہ'],
  ['فاطمة', 'فاطمہ'],
  ['آئشہ', 'آیشہ'],
  ['مُحَمَّد', 'محمد'],
  ['مح\u0640مد', 'محمد'],
  ['\ufedf\ufe8e', 'لا'],
  ['\u200fعلی\u200e', 'علی'],
  ['José', 'Jose'],
])('%s and %s are one spelling', (one, other) => {
  expect(foldedScript(one)).toBe(foldedScript(other));
});

it.each([
  ['आशा', 'अशा'],
  ['मेरठ', 'मेरट'],
  ['রাম', 'বাম'],
  ['கமலா', 'கமல'],
  ['عالم', 'علم'],
  ['کھانا', 'کہانا'],
])('%s and %s stay two words', (one, other) => {
  expect(foldedScript(one)).not.toBe(foldedScript(other));
});
