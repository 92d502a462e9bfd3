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
  done: 'Thank you. Your answers were not sent and are not kept.',
  related: [
    { label: 'Check Loan Eligibility', to: '/loan-eligibility' },
    { label: 'EMI Calculator', to: '/emi-calculator' },
  ],
} as const satisfies PsychometricContent;
