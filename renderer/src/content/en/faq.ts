import { brandWith } from '#renderer/content/brand/brand.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';
import type { FaqContent } from '#renderer/content/home-types.ts';

const brand = brandWith('en', words);

/** The one list of questions: home, /faq and /apply-loan all show it. */
export const faq = {
  heading: 'Frequently asked questions',
  intro: 'Short answers to what people ask us most.',
  entries: [
    {
      id: 'what-we-do',
      question: `What does ${brand.name} do?`,
      answer: `${brand.name} brings people and businesses who need a loan together with lenders. We guide you through documentation, due diligence and disbursal. We are not a bank and we do not lend: the lender does.`,
    },
    {
      id: 'how-much',
      question: 'How much can I borrow?',
      answer:
        'You can take loans up to 5 lakh rupees (₹5,00,000). Your own limit may be lower. You see it before you accept anything.',
    },
    {
      id: 'credit-limit',
      question: 'How is my credit limit decided?',
      answer:
        'Your limit lies between ₹10,000 and 5 lakh rupees (₹5,00,000). It is based on an assessment of sustainable debt: how much you can repay from your income and still live on the rest.',
    },
    {
      id: 'where',
      question: 'Where do you operate?',
      answer: `${brand.name} operates across India. You may apply from any state or union territory.`,
    },
    {
      id: 'mobile-app',
      question: 'Do I need the mobile app?',
      answer:
        'Yes. The app is required to complete an application. On this site you can read, calculate, register and write to us.',
      answerHere:
        'No. You can apply on this site or in the app, and you need the same documents for both. Apply Loan says which, and Loan Eligibility shows first which lenders match.',
    },
    {
      id: 'how-many-loans',
      question: 'How many loans can I have at the same time?',
      answer:
        'There is no limit on the number of loans while you are within your credit limit. Every new loan uses up a part of that limit.',
    },
    {
      id: 'fees',
      question: 'What are the fees?',
      answer: `You pay no fee to ${brand.name}. Lenders have fees of their own, such as a processing fee. They are part of the annual percentage rate (APR), and the key facts statement lists each one. Never pay anyone in cash to have a loan approved.`,
    },
    {
      id: 'order-of-offers',
      question: 'Who lends the money, and how are offers ordered?',
      answer:
        'Each offer names its lender. We put the offer with the lowest annual percentage rate (APR) first and treat similar borrowers alike. No lender can pay for a higher place.',
      answerHere:
        'Each offer names its lender. We put the offer with the lowest annual percentage rate (APR) first and treat similar borrowers alike. No lender can pay for a higher place. Lenders that do not match are shown as well, with their reasons. How We Match says more.',
    },
    {
      id: 'codes-and-calls',
      question: 'The code does not arrive, or I do not want calls. What can I do?',
      answer:
        'Check the number, wait 60 seconds and press Resend, or sign in with your user ID and password. Calculators and the eligibility check never ask for your phone number. If you write to us, only our support team calls you back.',
      answerHere:
        'Check the number, wait 60 seconds and press Resend, or sign in with your user ID and password. Calculators, the eligibility check and the search for lenders never ask for your phone number. If you write to us, only our support team calls you back. If you apply here, the lenders that you agree to may call you too.',
    },
    {
      id: 'complaints',
      question: 'How do I complain?',
      answer: `Write to our ${brand.grievanceOfficer.role} at ${brand.grievanceOfficer.email}. ${brand.escalation.text}`,
    },
  ],
  moreHelp: { label: 'Ask our support team', to: '/support' },
} as const satisfies FaqContent;
