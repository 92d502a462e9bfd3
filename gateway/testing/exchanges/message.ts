/** Of the contact form. */
export const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Ravi',
  email: 'ravi@example.in',
  phone: '9876543210',
  category: 'Help',
  remarks: 'Please call me.',
};
