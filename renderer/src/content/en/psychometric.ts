import type { PsychometricContent } from '#renderer/content/page-types.ts';

export const psychometric = {
  intro: 'Five statements about money. Choose how far you agree. There are no right answers.',
  honestNote:
    'Your answers stay on this device. They are not sent to us or to a lender, and they do not change any offer.',
  questions: [
    { id: 1, text: 'I plan how to spend my income before the month begins.' },
    { id: 2, text: 'I pay my bills on or before the due date.' },
    { id: 3, text: 'I keep some money aside for bad days.' },
    { id: 4, text: 'I compare the full cost before I borrow.' },
    { id: 5, text: 'If I could not pay an instalment, I would tell the lender in advance.' },
  ],
  options: ['Strongly Agree', 'Agree', 'Neutral', 'Disagree', 'Strongly Disagree'],
  chooseLabel: 'Choose an answer',
  submit: 'Submit',
  done: 'Thank you. Your answers were not sent. They stay in this tab until you close it or start again.',
  profile: {
    heading: 'How you deal with money, by your own answers',
    is: {
      heading: 'What this is',
      text: 'A mirror: it repeats your five answers in plain words, one by one. Nothing is added up and nothing is compared with other people.',
    },
    isNot: {
      heading: 'What this is not',
      text: 'Not a credit score, not a medical or psychological finding, and not a decision on a loan. Nothing is sent: no lender sees it, and no offer changes.',
    },
    topics: [
      {
        id: 1,
        title: 'Planning',
        agree: 'You plan before the money comes. An instalment fits well into such a plan.',
        neutral:
          'Some months you plan, some you do not. The month of a loan’s first instalment is a good one to plan.',
        disagree:
          'You decide as the month goes. Before you borrow, write down what comes in and what must go out.',
      },
      {
        id: 2,
        title: 'Paying on time',
        agree: 'You pay by the due date. That also avoids penal charges.',
        neutral:
          'Now and then a bill is late. A due date soon after your income arrives makes it easier.',
        disagree:
          'Bills are often late. A late instalment costs penal charges: choose a due date that suits you before you sign.',
      },
      {
        id: 3,
        title: 'Money for bad days',
        agree: 'You have some money set aside. It can carry an instalment through a bad month.',
        neutral: 'You have a little set aside. The sum of one or two instalments is a first aim.',
        disagree: 'Nothing is set aside yet. A smaller loan leaves room to begin.',
      },
      {
        id: 4,
        title: 'Comparing the cost',
        agree:
          'You look at the full cost. The annual percentage rate (APR) shows it, fees included.',
        neutral:
          'You compare sometimes. The APR is the one figure by which offers can be compared.',
        disagree:
          'You rarely compare. Ask each lender for the key facts statement: it shows the APR and every fee.',
      },
      {
        id: 5,
        title: 'Speaking up early',
        agree: 'You would tell the lender in advance. That leaves the most ways to help.',
        neutral:
          'You might tell the lender. Doing it before the due date leaves more ways to help.',
        disagree:
          'You would rather not tell the lender. But silence costs more: ask early what can be changed.',
      },
    ],
  },
  related: [
    { label: 'Check Loan Eligibility', to: '/loan-eligibility' },
    { label: 'EMI Calculator', to: '/emi-calculator' },
  ],
} as const satisfies PsychometricContent;
