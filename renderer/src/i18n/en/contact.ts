/** English. The contact form. Messages of spec section 8 are quoted word for word. */
export const contact = {
  contact: {
    name: 'Name',
    email: 'Email address',
    phone: 'Phone',
    phoneHint: 'We call only to answer this message.',
    subject: 'Subject',
    message: 'Message',
    submit: 'Submit',
    submitting: 'Sending…',
    success: 'form submitted successfully!',
    answer: 'Our support team answers you by email or phone, in its support hours.',
    refused: 'Form submission failed. Please try again.',
    notice:
      'Name, email, phone, subject, message and today’s date go to our support team to answer you. A draft stays in this tab until it is sent.',
    noticeLink: 'Privacy notice',
    clear: 'Clear the form',
  },
} as const;
