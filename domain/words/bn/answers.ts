import type { WordsLike } from '#domain/words/words-like.ts';
import type { answers as english } from '#domain/words/en/answers.ts';

/** Bengali. Written by the team, reviewed by nobody yet. */
export const answers: WordsLike<typeof english> = {
  change: {
    'not-readable': 'এটি পড়া যাচ্ছে না। ভালো আলোয় আবার ছবি তুলুন।',
    incomplete: 'কোনো অংশ বা পাতা বাদ পড়েছে। দয়া করে তা যোগ করুন।',
    'wrong-document': 'অন্য কাগজ চাওয়া হয়েছিল। দয়া করে সেটিই পাঠান।',
    'out-of-date': 'এটি পুরোনো হয়ে গেছে। দয়া করে নতুনটি দিন।',
    'not-masked': 'আধার নম্বরের শেষ চারটি সংখ্যার বেশি দেখা যাচ্ছে। দয়া করে বাকি সংখ্যাগুলি ঢেকে দিন।',
    'differs-from-documents': 'আপনার দেওয়া তথ্য আপনার কাগজপত্রের সঙ্গে মিলছে না। যেটি ভুল, সেটি ঠিক করুন।',
    'not-plausible': 'এখানে সম্ভবত কোনো ভুল আছে। দয়া করে দেখে নিন।',
    'further-document': 'আরও একটি কাগজ লাগবে। দয়া করে পাঠান।',
  },
  rejection: {
    'cannot-be-confirmed': 'আবেদনে দেওয়া তথ্য আমরা যাচাই করতে পারিনি।',
    'documents-not-genuine': 'কাগজপত্র আসল বলে আমরা মেনে নিতে পারিনি।',
    'outside-our-rules': 'আপনার বেছে নেওয়া কোম্পানিগুলির কোনোটিই এই কাজের জন্য ঋণ দেয় না।',
    'applied-before': 'এই একই গাড়ির জন্য আরও একটি আবেদন আছে।',
    'not-reached': 'আমরা আপনার সঙ্গে যোগাযোগ করতে পারিনি।',
    'lender-not-reached':
      'আপনার বেছে নেওয়া কোম্পানির কাছে আমরা আপনার আবেদন পৌঁছে দিতে পারিনি। আপনি অন্য কোম্পানি বেছে নতুন আবেদন শুরু করতে পারেন।',
  },
  escalation:
    'এবার আমাদের অভিযোগ নিষ্পত্তি আধিকারিক এটি দেখবেন। প্রথম লেখার {{days}} দিন পরেও যদি উত্তর না পান, বা উত্তরে সন্তুষ্ট না হন, তাহলে cms.rbi.org.in-এ ভারতীয় রিজার্ভ ব্যাঙ্কের লোকপালের কাছে বিনা খরচে অভিযোগ করতে পারেন। {{last}} দিনের মধ্যে তা করুন।',
  purpose: {
    'prepare-application': 'আমার আবেদন তৈরি করা',
    'check-documents': 'আমার কাগজপত্র পরীক্ষা করা',
    'contact-me': 'এই আবেদনের বিষয়ে আমার সঙ্গে যোগাযোগ করা',
    'share-with-lender': '{{lender}}-এর কাছে আমার আবেদন পাঠানো',
    'share-status-with-dealer': 'আবেদন কতদূর এগিয়েছে তা ডিলারকে দেখানো',
    guarantee: 'জামিনদার হিসেবে আমার নাম দেওয়া',
  },
  fee: {
    deducted: 'ঋণের টাকা থেকে কাটা হয়',
    separate: 'ঋণ থেকে আলাদা দিতে হয়',
  },
};
