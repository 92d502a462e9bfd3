/**
 * English. What people agree to, and how they take it back. A change here makes another notice: its hash is kept with the consent.
 */
export const consents = {
  text: {
    'prepare-application':
      'We keep what you enter to prepare your loan application and to find lenders that match. We use it for nothing else. No lender sees it until you agree to it for that lender.',
    'check-documents':
      'We keep the documents that you upload, encrypted, and a member of our staff checks that they can be read and that your Aadhaar number is masked. They are deleted after the lenders have received them, or when you withdraw.',
    'contact-me':
      'We call or write to you about this application only: when something is missing, and when there is an answer. We do not advertise to you.',
    'share-with-lender':
      'We send your application and your documents to {{lender}}, so that it can decide whether to lend to you. {{lender}} may contact you about it.',
    'share-status-with-dealer':
      'Your vehicle dealer sees which documents have arrived and how far your application is. The dealer never sees your income, your bank statements, offers, or the reasons for a decision.',
    guarantee:
      'We keep your name and mobile number, and send them with this application to the lenders that the borrower chooses. If the borrower does not pay, the lender can ask you to pay. You sign with the lender later, not here.',
  },
  rights:
    'You can withdraw this at any time on the page of your application; what was sent before stays with whoever received it. To complain, write to our grievance officer on the support page, then to the Data Protection Board of India.',
  rightsOfGuarantors:
    'Until the application is sent, you can withdraw this with the link that you were sent; after that, write to our grievance officer on the support page. What was sent before stays with whoever received it. To complain, write to the same officer, then to the Data Protection Board of India.',
  guarantors: {
    pair: '{{first}}, and {{second}}',
    document: {
      'guarantor-aadhaar':
        'your Aadhaar card, with only the last four digits of its number showing',
      'guarantor-pan-or-form-60': 'your PAN card or Form 60',
    },
    sent: {
      one: 'You also send one document on this page: {{documents}}.',
      two: 'You also send two documents on this page: {{documents}}.',
    },
    kept: 'The borrower sees only whether they have arrived. We keep them encrypted, a member of our staff checks that they can be read and that the Aadhaar number is masked, and they go to the same lenders. They are deleted after the lenders have received them, or when you withdraw or somebody else is named in your place.',
  },
  channel: {
    sms: 'I want to be told by SMS, on the mobile number of my account, how my loan application and my complaints are going. A message says what happened, with the number and a link; it names no amount and no lender.{{quiet}} To stop, I answer STOP or turn this off here. Whether I agree changes nothing about my application.',
    whatsapp:
      'I want to be told by WhatsApp, on the mobile number of my account, how my loan application and my complaints are going. WhatsApp’s operator, Meta, learns my number and that this service writes to me. A message says what happened, with the number and a link; it names no amount and no lender.{{quiet}} To stop, I answer STOP or turn this off here. Whether I agree changes nothing about my application.',
    quiet: 'None is sent between {{from}} and {{to}}, unless it cannot wait.',
  },
} as const;
