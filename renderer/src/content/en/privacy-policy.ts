import { brandWith, companyName, reachedBy } from '#renderer/content/brand/brand.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';
import type { PrivacyPolicyContent } from '#renderer/content/page-types.ts';

const brand = brandWith('en', words);

const { grievanceOfficer: officer, emails } = brand;

const us = `${brand.name}’s gateway`;
const usAndIdentityProvider = `Firebase Authentication (code), then ${us}`;

export const privacyPolicy = {
  intro: [
    `This notice says which personal data ${brand.name} collects, why, who receives it, and what you can do about it. It follows the Digital Personal Data Protection (DPDP) Act 2023.`,
    `${companyName(brand)} is responsible for your data. Its head office is in ${brand.headquarters.city}, ${brand.headquarters.state}, ${brand.headquarters.country}. Email: ${emails.privacy}.`,
  ],
  updatedOn: { text: '28 November 2026', iso: '2026-11-28' },
  sent: {
    heading: 'What each form sends',
    paragraphs: [
      'What you enter leaves your device only through the forms in this table.',
      'As on every site, our web server sees the technical data of your connection, such as the IP address, when a page loads.',
    ],
    columns: {
      form: 'Form',
      data: 'Data sent',
      purpose: 'Purpose',
      sentTo: 'Sent to',
    },
    rows: [
      {
        id: 'login-mobile',
        form: 'Login, Mobile No.',
        data: ['mobile number', 'answer to the captcha', 'the code you received'],
        purpose: 'To check that the number is yours, and to sign you in',
        sentTo: usAndIdentityProvider,
      },
      {
        id: 'login-user-id',
        form: 'Login, User Id',
        data: ['user ID', 'password'],
        purpose: 'To sign you in',
        sentTo: us,
      },
      {
        id: 'register',
        form: 'Register',
        data: [
          'mobile number',
          'answer to the captcha',
          'the code you received',
          'first name',
          'last name',
          'category',
          'email ID',
          'password, and its repetition',
        ],
        purpose: 'To open your account',
        sentTo: usAndIdentityProvider,
      },
      {
        id: 'contact',
        form: 'Get In Touch',
        data: ['date', 'name', 'email address', 'phone', 'subject', 'message'],
        purpose: 'To answer your message',
        sentTo: us,
      },
      {
        id: 'registration-request',
        form: 'Contact request, after the NBFC registration form or the registration type form',
        data: ['date', 'name', 'email address', 'phone', 'category of the registration'],
        purpose: 'To contact you about your registration, if you ask for it and tick its box',
        sentTo: us,
      },
      {
        id: 'profile',
        form: 'Profile (opening it)',
        data: ['user ID'],
        purpose: 'To show you your details',
        sentTo: us,
      },
      {
        id: 'profile-update',
        form: 'Profile (saving a change)',
        data: ['user ID', 'first name', 'last name', 'email', 'mobile number', 'category'],
        purpose: 'To correct your details',
        sentTo: us,
      },
    ],
  },
  notSent: {
    heading: 'What is not sent',
    paragraphs: ['These work on your device alone. Nothing you enter in them is sent to anyone.'],
    items: [
      'Loan calculator',
      'Loan eligibility, the estimate from your figures',
      'Psychometric test',
      'NBFC registration form and registration type form, with the files you choose there, except a contact request that you send yourself',
      'Branch search',
      'Newsletter box: there is no service yet that would send you one',
    ],
  },
  onDevice: {
    heading: 'What stays on your device',
    paragraphs: ['We set no advertising or tracking cookies.'],
    items: [
      'In a browser: your sign-in token and user ID, until you sign out. On a shared device, please sign out.',
      'On a showroom computer: the sign-in token, in the keychain of the operating system or in memory.',
      'At a branch terminal: the sign-in token, in memory only. The terminal forgets each visitor.',
      'Financial goals and a budget, if you write any in the consumer area: until you sign out, or longer if you tick the box there. They are not sent to anyone. A branch terminal does not keep them.',
      'Your mobile number, in the tab in which you signed in with it, until you sign out or close that tab.',
      'What you typed into registration, until you are registered, sign out or close the tab. Never the password.',
      'A message to us that you have not sent yet, until you send it or close the tab.',
      'A draft of the NBFC registration form or the registration type form, until you delete it there, sign out or close the tab. It never holds a PAN, a date of birth, bank details or a file.',
      'Your answers to the psychometric test, until you start again, sign out or close the tab.',
      'The language you choose: in a cookie, for a year, so that the start page opens in it.',
      'Copies of pages you have visited, so that they open without a network. They hold no personal data.',
    ],
  },
  identity: {
    heading: 'Codes to your phone',
    paragraphs: [
      'Codes are sent and checked by Firebase Authentication, a service of Google. It receives your mobile number, the captcha answer, the code and the technical data of the connection. Its servers may be outside India, and its captcha may set a cookie of its own.',
      'With a signed-in call we also send the sign-in token, so that the gateway knows it is you. When you sign in or register by code, or change your number, we also send the proof from Firebase Authentication that the number is yours.',
      'If you do not want this, sign in with your user ID and password. That needs no code.',
    ],
  },
  outside: {
    heading: 'Video and maps',
    paragraphs: [
      'The video and the maps come from other sites. They load only when you ask for them. Those sites then see the technical data of your connection.',
    ],
  },
  sharing: {
    heading: 'Lenders and marketing',
    paragraphs: [
      'No form on this site passes your data to a lender. If you apply in the app, you are asked for consent to that separately, with an empty box for you to tick.',
      'We do not sell data, and we do not pass your phone number on for marketing.',
    ],
  },
  permissions: {
    heading: 'Your phone and computer',
    paragraphs: [
      'This site never asks for your contacts, call logs, messages or photographs. It does not use the camera or the microphone. It asks for your location only on the branches page, when you press the button there: distances are worked out on your device, and your location is neither sent nor stored. It sees a file only if you choose it yourself.',
    ],
  },
  keeping: {
    heading: 'How long we keep data',
    paragraphs: [
      'We keep your account details while you have an account, and a message until it has been dealt with. After that, or when you withdraw your consent, we delete them unless a law says that we must keep them.',
    ],
    items: [],
  },
  rights: {
    heading: 'Your rights',
    paragraphs: [
      `Under the DPDP Act 2023 you may ask for each of these. Write to ${emails.privacy}.`,
    ],
    items: [
      'A summary of your data, what we do with it, and who has received it',
      'Correction, completion and updating of your data',
      'Deletion of your data',
      'An answer to a complaint',
      'To name a person who acts for you in case of death or incapacity',
      'This notice in English or in a language of the Eighth Schedule to the Constitution',
    ],
  },
  withdraw: {
    heading: 'How to withdraw your consent',
    paragraphs: ['Withdrawing is as easy as giving consent. What was done before stays lawful.'],
    items: [
      `Write to ${emails.privacy} from your registered email address, or use the form on the Support page.`,
      'Say what you withdraw: one use of your data, or your whole account.',
      'We stop, ask those who act for us to stop, and tell you when it is done.',
    ],
  },
  grievance: {
    heading: 'Complaints',
    paragraphs: [
      `${officer.role}: ${reachedBy(officer).join(', ')}.`,
      `About loans and lenders: ${brand.escalation.text}`,
      'About your personal data: please write to us first. If our answer does not settle the matter, you may complain to the Data Protection Board of India.',
    ],
  },
  adults: {
    heading: 'Adults only',
    paragraphs: [
      'Our service is for people who are at least 18 years old. We do not knowingly take the data of children.',
    ],
  },
  here: {
    rows: [
      {
        id: 'register-by-phone',
        form: 'Register, on the way to an application',
        data: [
          'mobile number',
          'answer to the captcha',
          'the code you received',
          'first name',
          'last name',
          'email ID and password, only if you add them',
        ],
        purpose: 'To open your account',
        sentTo: usAndIdentityProvider,
      },
      {
        id: 'match',
        form: 'Loan eligibility, search for lenders',
        data: [
          'kind and price of the vehicle',
          'down payment',
          'months',
          'PIN code',
          'income and costs',
          'year of birth, or the full date where the year is not enough',
        ],
        purpose: 'To show which lenders match. None of it is kept',
        sentTo: us,
      },
      {
        id: 'application',
        form: 'Loan application',
        data: [
          'name, date of birth, PAN, last four digits of Aadhaar, driving licence',
          'address',
          'work, income and costs',
          'vehicle and prices',
          'bank account',
          'documents and photograph',
          'consents, and the proof of your phone number with them',
          'name and mobile number of a guarantor, if you name one, and the documents that the guarantor sends',
        ],
        purpose: 'To prepare your application and find lenders',
        sentTo: `${us}; then each lender for which you have agreed, and no other`,
      },
    ],
    onDevice: [
      'Your answers to the search for lenders, in the address of the page: amounts, months, PIN code and year of birth, no name and no date. Whoever you give the address to sees them, and so does our web server when it is opened.',
      'What you enter in an application, and documents on their way, until we have received them: for one day at most. They are removed when you sign out or somebody else signs in.',
    ],
    sharing: {
      heading: 'Lenders and marketing',
      paragraphs: [
        'A lender receives your application only if you have agreed to that, separately for each lender, in a box that is empty until you tick it. You can withdraw it in your account. If you apply in the app, you are asked in the same way.',
        'Lenders receive documents through links that work once and end after seven days.',
        'We do not sell data, and we do not pass your phone number on for marketing.',
      ],
    },
    permissions: {
      heading: 'Your phone and computer',
      paragraphs: [
        'This site never asks for your contacts, call logs, messages or the photographs on your device, and does not use the microphone. The camera opens only when you take a picture of a document for your application. It asks for your location only on the branches page, when you press the button there: distances are worked out on your device, and your location is neither sent nor stored. It sees a file only if you choose it yourself.',
      ],
    },
    keeping: {
      heading: 'How long we keep data',
      paragraphs: [
        'We keep your account details while you have an account, and a message until it has been dealt with. Applications are kept encrypted, each with a key of its own:',
      ],
      items: [
        'An application that you have not sent: 30 days after you last changed it.',
        'Documents: 7 days after every lender has confirmed that it received your application, or 30 days after the application was last changed.',
        'The rest of an application, a complaint and your consents: one year after it was closed.',
        'The record of who did what and when: as long as the application. It holds no personal data.',
        'What a vehicle dealer notes here about you as a customer (name, mobile number, quotes): 90 days after the dealer last dealt with it, or until you ask the dealer to remove it.',
        'What you told us when you began an application, roughly rounded, with only its week and with nothing that leads to you, so that lenders’ terms can be tried on it: about 35 days.',
        'A copy of your data that you asked for: 24 hours.',
        'You can have all of it deleted sooner, in your account. What a law says we must keep is kept for as long as it says.',
      ],
    },
  },
} as const satisfies PrivacyPolicyContent;
