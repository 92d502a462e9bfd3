import type { WordsLike } from '#domain/words/words-like.ts';
import type { cost as english } from '#domain/words/en/cost.ts';

/** Urdu. Written by the team, reviewed by nobody yet. */
export const cost: WordsLike<typeof english> = {
  amount: 'قرض کی رقم',
  deducted: 'قرض میں سے کٹنے والی فیس، ٹیکس سمیت',
  disbursed: 'ہاتھ میں: کمپنی جو رقم دیتی ہے',
  separate: 'الگ سے ادا کرنا ہے، قرض میں سے نہیں',
  instalment: 'مہینے کی قسط',
  instalmentPerDay: 'کام کے ہر دن الگ رکھنے کی رقم (مہینے میں 25 دن)',
  interest: 'پوری مدت کا سود',
  allFees: 'ساری فیس: قرض میں سے کٹنے والی اور الگ سے ادا کی جانے والی',
  totalCost: 'کل خرچ: سود اور ساری فیس',
  totalPaid: 'کل ادائیگی: ساری قسطیں اور جو الگ سے ادا کرنا ہے',
  apr: 'APR (سارا خرچ ایک سالانہ شرح میں)',
  repaid: 'ساری قسطیں: قرض کی رقم اور سود، جو الگ سے ادا کرنا ہے اس کے بغیر',
  lessAllFees:
    'APR کے لیے RBI کے قاعدے سے خالص رقم: قرض کی رقم میں سے ساری فیس گھٹا کر، الگ سے ادا کی جانے والی بھی',
};
