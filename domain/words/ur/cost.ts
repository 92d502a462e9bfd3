import type { WordsLike } from '#domain/words/words-like.ts';
import type { cost as english } from '#domain/words/en/cost.ts';

/** Urdu. Written by the team, reviewed by nobody yet. */
export const cost: WordsLike<typeof english> = {
  amount: 'قرض کی رقم',
  deducted: 'قرض میں سے کٹے گا: فیس، ٹیکس کے ساتھ',
  disbursed: 'ہاتھ میں: جو قرض کمپنی دیتی ہے',
  separate: 'الگ سے دینا ہے، قرض میں سے نہیں',
  instalment: 'ماہانہ قسط',
  instalmentPerDay: 'کام کے ہر دن الگ رکھنا ہے (مہینے میں 25 دن)',
  interest: 'پوری مدت کا سود',
  allFees: 'سب فیس: قرض میں سے کٹی ہوئی اور الگ سے دی ہوئی',
  totalCost: 'کل لاگت: سود اور سب فیس',
  totalPaid: 'کل ادائیگی: سب قسطیں اور جو الگ سے دیا',
  apr: 'APR (سب لاگت، ایک سالانہ شرح میں)',
  repaid: 'سب قسطیں: قرض کی رقم اور سود، اس کے بغیر جو الگ سے دیا',
  lessAllFees:
    'APR کے لیے RBI کے قاعدے سے ہاتھ آئی رقم: قرض کی رقم میں سے سب فیس گھٹا کر، الگ سے دی ہوئی بھی',
};
