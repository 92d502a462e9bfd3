/** English. Words of every page with script. Messages of spec section 8 are quoted word for word. */
export const common = {
  shell: {
    working: 'Loading…',
    language: 'Language',
  },
  chart: {
    values: '{{chart}}: read the values with the arrow keys',
  },
  errors: {
    unexpected: 'Unexpected Application Error!',
    goHome: 'Go to the home page',
    reload: 'Reload the page',
    retry: 'Try again',
    chunk: 'Loading chunk failed',
    chunkAdvice:
      'Part of this page did not load. Check your connection, then reload. What you typed on other pages is safe.',
    unexpectedAdvice: 'This is our mistake, not yours. Reload the page, or go to the home page.',
    exception: 'An error occurred. Please try again.',
    noConnection: 'There is no connection. Check your internet, then try again.',
    tooMany: {
      one: 'Too many attempts. Please wait {{count}} second and try again.',
      other: 'Too many attempts. Please wait {{count}} seconds and try again.',
    },
    tooManyMinutes: 'Too many attempts. Please wait {{count}} minutes and try again.',
    tooManyHours: 'Too many attempts. Please wait {{count}} hours and try again.',
  },
  embed: {
    offline: 'There seems to be no connection, so the drawing stays.',
    anyway: 'Try to load it anyway',
  },
  update: {
    ready: 'A new version of this site is ready.',
    reload: 'Reload',
    later: 'Not now',
    readHere: 'Read this page in English',
    notHere: 'No, thank you',
  },
  form: {
    required: 'Please fill in this field.',
    tooLong: 'Please use at most {{max}} characters.',
    aadhaar: 'This looks like an Aadhaar number. Please leave it out.',
    needsScript:
      'This form needs JavaScript, which is off in this browser. Write to {{email}} instead.',
    email: 'Please enter a valid email.',
    mobile: 'Please enter a 10-digit Indian mobile number, starting with 6, 7, 8 or 9.',
    phone: 'Please enter a phone number: digits, spaces, hyphens and brackets only.',
    code: 'Please enter the 6-digit code.',
    show: 'Show',
    hide: 'Hide',
    // Begin with the word that is seen, in every language: it is what people say to reach the button.
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    noticeTitle: 'How your data is used',
  },
} as const;
