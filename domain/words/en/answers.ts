/**
 * English. What pages and the gateway both say: why something is asked for or declined, what a consent is for, and how a fee is paid.
 */
export const answers = {
  change: {
    'not-readable': 'It cannot be read. Please take the picture again in good light.',
    incomplete: 'A part or a page is missing. Please add it.',
    'wrong-document': 'This is not the document that was asked for. Please send that one.',
    'out-of-date': 'It is out of date. Please bring a newer one.',
    'not-masked':
      'More than the last four digits of the Aadhaar number can be seen. Please cover the others.',
    'differs-from-documents':
      'What you entered does not match your documents. Please correct one or the other.',
    'not-plausible': 'Something here looks like a mistake. Please check it.',
    'further-document': 'One more document is needed. Please send it.',
  },
  rejection: {
    'cannot-be-confirmed': 'We could not confirm what the application says.',
    'documents-not-genuine': 'We could not accept the documents as genuine.',
    'outside-our-rules': 'None of the chosen lenders gives loans for this purpose.',
    'applied-before': 'There is another application for the same vehicle.',
    'not-reached': 'We could not reach you.',
    'lender-not-reached':
      'We could not get your application to a lender you chose. You can start a new one with other lenders.',
  },
  escalation:
    "Our grievance officer will look at it now. If you have no answer {{days}} days after you first wrote to us, or the answer does not satisfy you, you can complain to the Reserve Bank of India's ombudsman at cms.rbi.org.in, free of charge. Do so within {{last}} days.",
  purpose: {
    'prepare-application': 'Prepare my application',
    'check-documents': 'Check my documents',
    'contact-me': 'Contact me about this application',
    'share-with-lender': 'Send my application to {{lender}}',
    'share-status-with-dealer': 'Show my dealer how far my application is',
    guarantee: 'Be named as guarantor',
  },
} as const;
