/** English. The guarantor’s page. */
export const guarantor = {
  guarantor: {
    help: 'Help and complaints',
    loading: 'Opening your invitation…',
    retry: 'Try again',
    noLink: {
      title: 'Please open the link that you were sent',
      text: 'This page works only with the whole link from the person who asked you to be a guarantor. Open it from their message, or ask them to send it again.',
    },
    gone: {
      title: 'This link does not work any more',
      text: 'The application has been sent or withdrawn, or another guarantor was named. Ask the person who sent you the link: they can send you a new one. If you had agreed and want to withdraw now, write to our grievance officer on the support page.',
    },
    asked: '{{borrower}} asks you to be the guarantor of a loan',
    greeting:
      'Dear {{guarantor}}, please take your time to read this. Nobody may press you to agree.',
    meaning:
      'A guarantor promises to pay if the borrower does not. The lender can then ask you for what is unpaid, and it can show in your own credit history. You sign with the lender later, not here.',
    facts: {
      borrower: 'Borrower',
      amount: 'Amount of the loan',
      months: 'To be paid back in',
    },
    factsHeading: 'What you are asked to guarantee',
    noticeHeading: 'Consent: {{title}}',
    data: 'What data of yours is used',
    state: {
      INVITED: 'You have not answered yet.',
      CONSENTED:
        'You have agreed to be the guarantor. Until the borrower sends the application, you can withdraw here with the same link.',
      MORE: 'You have agreed. Since then a document was added that your consent does not name. Please read the consent above again, then agree to it.',
      SENT: 'You have agreed to be the guarantor, and the application was sent. To withdraw, write to our grievance officer on the support page.',
      WITHDRAWN:
        'You have declined. No data of yours goes to a lender, and the borrower sees that you declined. If that was a mistake, you can still agree.',
    },
    documents: {
      heading: 'Your documents',
      text: {
        one: 'You send {{count}} document here, and nobody else can send it. The borrower sees only whether it has arrived.',
        other:
          'You send {{count}} documents here, and nobody else can send them. The borrower sees only whether they have arrived.',
      },
      agreeFirst: 'You can send them once you have agreed.',
      onPhone: 'Open your link on your own phone or computer to send them.',
      open: 'Send my documents',
      proof: 'A code to your phone',
      why: 'First we send a code to the mobile number on which you were invited, so that nobody else sends documents in your name.',
    },
    answerHeading: 'Your answer',
    agree: 'Agree',
    decline: 'Decline',
    withdraw: 'Withdraw my consent',
    proof: {
      agree: 'Agree with a code',
      decline: 'Decline with a code',
      withdraw: 'Withdraw with a code',
      why: 'We send a code to the mobile number on which you were invited. It shows that it is you who answers.',
    },
    done: {
      CONSENTED: 'Thank you. You have agreed, and the borrower can see it.',
      WITHDRAWN: 'Done. You are not the guarantor.',
    },
    wrongNumber:
      'This code was not sent to the number on which you were invited, or it is too old. Please use that number, and a new code.',
    changed: 'The wording of the consent has changed. Please read it again, and then answer.',
  },
} as const;
