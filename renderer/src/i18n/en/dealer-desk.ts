/** English. The dealer's desk around its views. */
export const dealerDesk = {
  desk: {
    who: '{{name}}, {{dealer}}',
    account: 'My account',
    lock: 'Lock',
    lockKey: 'Hides the desk until you have signed in again: {{key}}',
    people: {
      title: 'People on this computer',
      text: 'Whoever has signed in here stays on the list until they sign out. Take off who has left for good.',
      person: '{{userId}} (number ending in {{ends}})',
      remove: 'Take {{person}} off',
      question: 'Take {{person}} off this computer?',
      loses:
        'Their session ends, and what this computer stores for them is deleted. Leads and quotes that were sent stay.',
      unsent:
        'Something that they wrote here without a network has not been sent. It would be lost for good.',
      no: 'Leave everything as it is',
      yes: 'Take off',
      forgotten: '{{person}} is no longer on this computer.',
      here: '{{person}} is signed in here. They sign out themselves.',
    },
    views: 'Dealer’s desk',
    titles: {
      today: 'Today',
      leads: 'Leads',
      lead: 'Lead',
      following: 'Following',
      prices: 'Price list',
      details: 'Our details',
      showroom: 'Showroom',
    },
    visitors: {
      is: {
        waiting: 'A visitor at {{name}} asks for a member of staff, since',
        unanswered:
          'Nobody has answered the visitor at {{name}}, who has been asking for staff since',
        coming: 'Somebody is going to the visitor at {{name}}, who asked at',
      },
      coming: 'I am coming',
      comingTo: 'I am coming: {{name}}',
      answered: 'The visitor at {{name}} sees that somebody is coming.',
    },
    failure: {
      refused: 'This could not be saved as it is. Check what is marked, and try again.',
      noMember: 'This is not open to you, or no longer. Ask a manager of your showroom.',
      notFound: 'This is not here any more. Somebody may have removed it.',
    },
  },
  ourDetails: {
    managersSave: 'A manager of your showroom changes what quotes say of it.',
    what: 'Every customer reads this on the quotes of {{name}}. Only those who run the portal can change the name.',
    address: 'Address',
    phone: 'Telephone number',
    phoneHint: 'Digits, as customers should dial it, such as +91 522 400 1234.',
    gstin: 'GSTIN',
    gstinHint: 'The 15 characters of your GST registration.',
    terms: 'Your own terms',
    termsHint:
      'In the language of your customers, such as when you deliver and what the warranty covers.',
    logo: 'Logo',
    noLogo: 'There is no logo yet.',
    logoHint: 'A picture (PNG, JPEG, WebP or SVG). It is made smaller here.',
    chooseLogo: 'Choose a logo',
    removeLogo: 'Remove the logo',
    save: 'Save our details',
    saved: 'Our details are saved. New and old quotes show them.',
    stale:
      'A colleague has saved other details meanwhile. What you typed is still here; save again to replace theirs.',
    needsNetwork:
      'These details are read from the gateway: connect to the internet to see and change them.',
    error: {
      address: 'Please enter at most 300 characters.',
      phone: 'Please enter a telephone number in digits, such as +91 522 400 1234.',
      gstin: 'This is no GSTIN. Please check its 15 characters.',
      terms: 'Please enter at most 1,000 characters.',
      logo: 'This picture cannot be used. Choose a PNG, JPEG, WebP or SVG of at most 5 MB; a plainer one if it is a photo.',
    },
  },
} as const;
