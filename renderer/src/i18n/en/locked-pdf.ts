/** English. A PDF that opens only with a password. */
export const lockedPdf = {
  lockedPdf: {
    heading: 'This PDF opens only with a password',
    intro: '{{name}} is locked, and nobody here could open it. There are two ways to send it.',
    type: 'Type the password here',
    stays:
      'It stays on this device and is not stored. The pages become pictures on this device, and only these pictures are sent.',
    aadhaar:
      'The password of an Aadhaar PDF from UIDAI is the first four letters of the name, as on the Aadhaar and in capital letters, and the year of birth. For Suresh Kumar, born in 1990, it is SURE1990.',
    password: 'Password of the PDF',
    open: 'Open the PDF',
    opening: 'Opening the PDF…',
    page: 'Page {{page}} of {{pages}} is being prepared…',
    missing: 'Please type the password.',
    wrong:
      'The PDF does not open with this password. Please check it: capital and small letters are different.',
    copy: 'Or save a copy without the password',
    steps: {
      open: 'Open the PDF with its password, as you always do.',
      print: 'Choose “Print”, and in place of a printer “Save as PDF”.',
      choose: 'Choose the new file here.',
    },
    instead: 'Choose another file',
    problem: {
      broken:
        'This PDF cannot be drawn completely here. Please save a copy without the password, as described below.',
      code: 'What is needed to open it could not be loaded. Please check the connection and try again.',
      tooManyPages:
        'This PDF has more than {{pages}} pages, too many to turn into pictures. Please save a copy without the password, as described below.',
    },
    pages: {
      opening: 'Opening the page…',
      advice: 'This is how the pages will be sent. Please look at each of them.',
      before: 'Previous page',
      after: 'Next page',
      place: 'Page {{page}} of {{pages}}',
    },
  },
} as const;
