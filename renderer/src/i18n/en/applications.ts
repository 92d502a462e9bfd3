/** English. What all parts of a loan application share. */
export const applications = {
  applications: {
    state: {
      DRAFT: 'Not sent yet',
      SUBMITTED: 'Sent, waiting for a first look',
      IN_REVIEW: 'Being checked',
      ACTION_REQUIRED: 'Waiting for you',
      WITH_LENDER: 'With the lenders',
      OFFERED: 'Waiting for your answer',
      OFFER_ACCEPTED: 'Offer accepted',
      AGREEMENT_PENDING: 'Agreement under way',
      AGREED: 'Agreement signed',
      DISBURSEMENT_PENDING: 'Payment under way',
      CLOSED: 'Closed',
    },
    outcome: {
      DISBURSED: 'Paid out',
      REJECTED: 'Turned down',
      WITHDRAWN: 'Withdrawn',
      EXPIRED: 'Lapsed',
      COOLED_OFF: 'Left in the cooling-off period',
    },
    document: {
      'masked-aadhaar': 'Aadhaar card, masked',
      'pan-or-form-60': 'PAN card or Form 60',
      'driving-licence': 'Driving licence',
      'proforma-invoice': 'Dealer’s quotation (proforma invoice)',
      photograph: 'Photo of yourself',
      'bank-statement': 'Bank statement for six months',
      'proof-of-address': 'Proof of address',
      'guarantor-aadhaar': 'Guarantor’s Aadhaar card, masked',
      'guarantor-pan-or-form-60': 'Guarantor’s PAN card or Form 60',
      'guarantor-documents': 'Guarantor’s documents',
      'margin-receipt': 'Receipt for the down payment',
      invoice: 'Vehicle invoice',
      insurance: 'Insurance policy',
      'form-20': 'Form 20',
      'form-21': 'Form 21',
      'form-22': 'Form 22',
      'form-34': 'Form 34',
      'registration-certificate': 'Registration certificate (RC)',
    },
    payNothingYet:
      'The lender asks for the receipt for the down payment before it decides. Pay nothing yet: first ask the dealer to confirm in writing that you get your money back if the loan is turned down.',
    /** Kinds of data that a consent covers. */
    data: {
      name: 'name',
      'mobile-number': 'mobile number',
      'date-of-birth': 'date of birth',
      address: 'address',
      identifiers: 'PAN, driving licence and the last four digits of Aadhaar',
      'work-and-income': 'work and income',
      'vehicle-and-prices': 'vehicle and prices',
      'bank-account': 'bank account',
      documents: 'documents',
      'application-status': 'how far the application is',
    },
    continuation: {
      signIn: 'Sign in with the number you used at the terminal. Then you can add your documents.',
      opening: 'Opening your application…',
      used: 'This code no longer works.',
      usedAdvice:
        'It has been used, a newer one was shown, it is more than 15 minutes old, or it belongs to another number. Nothing is lost: what you have started is here, and the terminal can show a new code.',
      again: 'Try again',
    },
    proof: {
      cancel: 'Not now',
    },
    failure: {
      unreachable: 'There is no connection. Nothing you entered is lost: please try again.',
      signedOut: 'Your session has ended. Please sign in again; you will come back here.',
      malformed: 'We could not read the answer. Please try again in a moment.',
      invalid: 'Something is missing or not right. Please check the marked fields.',
      refused: 'This could not be done. Please check what you entered.',
      proof: 'Please confirm with a new code to your phone.',
      notFound:
        'There is no such application in your account. Check that you signed in with the right number.',
      changed:
        'This has changed in the meantime, perhaps on another device. Here is how it is now: please look again.',
      later: 'We cannot do this right now. Please try again in a few minutes; nothing is lost.',
    },
  },
} as const;
