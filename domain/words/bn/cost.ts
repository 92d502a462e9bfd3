import type { WordsLike } from '#domain/words/words-like.ts';
import type { cost as english } from '#domain/words/en/cost.ts';

/** Bengali. Written by the team, reviewed by nobody yet. */
export const cost: WordsLike<typeof english> = {
  amount: 'ঋণের পরিমাণ',
  deducted: 'ঋণ থেকে কাটা ফি, করসহ',
  disbursed: 'হাতে: কোম্পানি যত টাকা দেয়',
  separate: 'আলাদা দিতে হবে, ঋণ থেকে নয়',
  instalment: 'মাসিক কিস্তি',
  instalmentPerDay: 'প্রতি কাজের দিনে যত টাকা সরিয়ে রাখতে হবে (মাসে 25 দিন)',
  interest: 'পুরো মেয়াদের সুদ',
  allFees: 'সব ফি: ঋণ থেকে কাটা এবং আলাদা দেওয়া',
  totalCost: 'মোট খরচ: সুদ ও সব ফি',
  totalPaid: 'মোট যত দেবেন: সব কিস্তি এবং যা আলাদা দিতে হয়',
  apr: 'APR (সব খরচ এক বার্ষিক হারে)',
  repaid: 'সব কিস্তি: ঋণের টাকা ও সুদ, যা আলাদা দিতে হয় তা বাদে',
  lessAllFees: 'APR-এর জন্য RBI-এর নিয়মে নিট টাকা: ঋণের পরিমাণ থেকে সব ফি বাদ দিয়ে, যা আলাদা দিতে হয় তাও',
};
