/** English. The borrower’s applications in the consumer area. */
export const myLoan = {
  myLoan: {
    loading: 'Loading your applications…',
    retry: 'Try again',
    stale: 'There is no connection right now. This is the latest we have.',
    emailsOff: 'We email you about your application once you have confirmed your email.',
    emailsConfirm: 'Confirm it in your profile',
    signIn: 'Sign in to see your loan',
    signInText: 'With the mobile number that you applied with.',
    signInButton: 'Sign in',
    none: 'You have not applied for a loan here yet',
    noneText:
      'First see what a loan would cost and which lenders match. You need no phone number, and nothing is saved.',
    noneCheck: 'See what a loan would cost',
    noneApply: 'Apply for a loan',
    own: {
      accounts: {
        heading: 'Your loans',
        none: 'You have no loan account yet',
        noneText: 'Once a lender has paid out a loan that you applied for here, it is listed here.',
      },
      orders: {
        heading: 'Vehicles that you asked a loan for',
        none: 'You have no orders yet',
        noneText:
          'A vehicle that you buy with a loan from here is listed here, until it is handed over.',
      },
      dashboard: {
        heading: 'Your applications',
        none: 'There is nothing to show yet',
        noneText: 'Once you have applied for a loan here, you see how far it is.',
      },
    },
    another: 'Apply for another loan',
    listHeading: 'Your applications',
    rightsHeading: 'Your rights',
    backToList: 'All my applications',
    number: 'Application {{number}}',
    started: 'Started on {{day}}',
    sent: 'Sent on {{day}}',
    closedOn: 'Closed on {{day}}',
    open: 'Open',
    waiting: {
      offers: {
        one: '{{count}} offer waits for your answer.',
        other: '{{count}} offers wait for your answer.',
      },
      agreement: 'The agreement is ready to be signed.',
    },
    draftHeading: 'Finish your application',
    draftText: 'What you have filled in so far is saved. Go on where you stopped.',
    draftMissing: {
      one: '{{count}} answer is still missing.',
      other: '{{count}} answers are still missing.',
    },
    draftFilled: 'Every answer is complete. Check them once more, then send it.',
    goOn: 'Go on',
    way: 'How far it is',
    step: {
      started: {
        title: 'Started',
        done: 'You began your application.',
      },
      sent: {
        title: 'Sent to us',
        done: 'We have received it.',
        now: 'Finish it and send it. No lender sees it before.',
      },
      checked: {
        title: 'Checked by us',
        done: 'We have looked at your answers and documents and passed them on.',
        now: 'We look at your answers and documents and pass them on to the lenders that you chose. You hear from us within two working days.',
        yours: 'We need something from you before we can go on.',
        late: 'We promised to look at it by now, and we are late. We are sorry. If you like, complain below.',
        later: 'We look at your answers and documents within two working days.',
      },
      lenders: {
        title: 'Decided by the lenders',
        done: 'A lender has answered.',
        now: 'Each lender decides by itself. You see every answer here as soon as it comes.',
        yours: 'A lender needs something from you. Any others go on meanwhile.',
        later: 'Each lender that you chose decides by itself whether to make you an offer.',
      },
      offer: {
        title: 'Your choice',
        done: 'You accepted an offer.',
        yours: 'Compare the offers. Accept one, or decline.',
        later: 'You compare the offers and accept one, or none.',
      },
      agreement: {
        title: 'Agreement with the lender',
        done: 'You and the lender have agreed.',
        now: 'The lender prepares the agreement and will call you.',
        yours:
          'The lender has prepared the agreement and asks you to sign it with the lender itself. Pay nobody for it.',
        later: 'You sign the agreement with the lender itself.',
      },
      payment: {
        title: 'Delivery and payment',
        done: 'The dealer has been paid.',
        now: 'The dealer delivers your vehicle, and the lender pays the dealer. No money goes through us.',
        later: 'The dealer delivers your vehicle, and the lender pays the dealer.',
      },
    },
    standing: {
      done: 'Done',
      now: 'Now',
      yours: 'Your turn',
      late: 'Late',
      later: 'Later',
    },
    by: 'By {{day}}',
    lendersHeading: 'Your lenders',
    case: {
      CREATED: 'It goes to this lender after our check.',
      SENT: 'Sent. The lender has not confirmed it yet.',
      PROCESSING: 'The lender is looking at it.',
      ACTION_REQUIRED: 'The lender needs one more thing from you.',
      OFFERED: 'The lender has made you an offer.',
      OFFER_ACCEPTED: 'You accepted its offer. The lender prepares the agreement.',
      AGREEMENT_PENDING: 'The agreement is ready for you to sign.',
      AGREED: 'You have agreed. Next is the delivery of your vehicle.',
      DISBURSEMENT_PENDING: 'The lender is paying the dealer.',
      DISBURSED: 'The lender has paid the dealer.',
      REJECTED: 'This lender will not give you a loan.',
      CANCELLED: 'Ended. The lender does nothing more with it.',
      NOT_SENT: 'It was not sent to this lender.',
      EXPIRED: 'Its offer has lapsed.',
    },
    caseUnknown: 'The lender has reported something that this page cannot show yet.',
    askedHeading: 'What we need from you',
    askedText: 'Correct what is listed here, then send it again.',
    askedBy: '{{lender}} asks',
    askedByUs: 'We ask',
    askedOn: 'asked on {{day}}',
    documentsAsked: 'Documents:',
    correct: 'Correct: {{section}}',
    section: {
      identity: 'About you',
      address: 'Address',
      work: 'Work and income',
      vehicle: 'Vehicle',
      bank: 'Bank account',
    },
    sendAgain: 'Send again',
    sendingAgain: 'Sending…',
    sentAgain: 'We have it. You hear from us within two working days.',
    stillMissing: 'This is still missing:',
    noLongerFits:
      'What you have entered no longer fits the loan of: {{lenders}}. Check the vehicle and your income again. Or withdraw the consent for that lender, further down, to go on with the others.',
    missingConsent: 'A consent: {{purpose}}',
    guarantorHeading: 'Your guarantor',
    guarantor: {
      INVITED:
        '{{name}} has not agreed yet. If the link is lost, make a new one in your application.',
      CONSENTED: '{{name}} has agreed.',
      WITHDRAWN: '{{name}} has withdrawn the consent.',
    },
    outcomeHeading: 'How it ended',
    outcome: {
      DISBURSED:
        'The lender has paid the dealer in full. From now on you repay the lender: every question about instalments goes to it.',
      REJECTED: 'We turned this application down.',
      REJECTED_BY_LENDERS:
        'None of the lenders you chose will give you this loan. Each decides by its own rules; another lender may say yes.',
      WITHDRAWN:
        'You withdrew this application, or a consent that it needs. Nothing more is sent to anybody, and you owe nothing.',
      EXPIRED:
        'This application lapsed, as nothing was done with it for a long time. You owe nothing.',
      OFFER_EXPIRED:
        'This application ended, as its last offer was not accepted in time. You owe nothing.',
      COOLED_OFF:
        'You left this loan in the cooling-off period. If the lender had already paid something, it tells you how to pay it back: with the interest for those days, and no penalty.',
    },
    next: {
      DISBURSED: 'Keep the key facts statement and the repayment schedule: both are below.',
      REJECTED:
        'You can apply again once the reason we gave no longer applies. If you think we are wrong, complain below.',
      OTHER: 'You can apply again at any time.',
    },
    consentsHeading: 'What you agreed to',
    consentsAbout: 'What may be used, by whom, and since when; withdraw what you like',
    consentsNone: 'You have not agreed to anything yet.',
    covers: 'Covers: {{items}}',
    given: 'Given on {{day}}',
    withdrawn: 'Withdrawn on {{day}}',
    withdrawConsent: 'Withdraw this consent',
    withdrawConsentFor: 'Withdraw this consent: {{title}}',
    consentTitle: 'Withdraw this consent?',
    consentLender:
      'Nothing more about you is sent to {{lender}}, and your application there ends. What was sent before stays with it. If it is your only lender, the whole application ends.',
    consentNeeded:
      'We cannot go on without this consent: your application ends with every lender. To apply later, you start again.',
    consentDraft:
      'You cannot send this application without it. You can give it again before you send.',
    consentClosed:
      'The application is closed. What we still keep of it is not used for anything else.',
    consentFree: 'Your application goes on as before.',
    consentPaid:
      'A lender that has already begun to pay is sent nothing more, but the loan goes on.',
    consentKeep: 'Keep it',
    consentYes: 'Withdraw it',
    consentDone: 'The consent is withdrawn.',
    withdrawHeading: 'Withdraw the application',
    withdrawAbout: 'If you no longer want this loan',
    withdrawText:
      'You can withdraw at any time until a lender has begun to pay. It costs nothing. We tell the lenders, and delete your documents.',
    withdraw: 'Withdraw the application',
    withdrawTitle: 'Withdraw this application?',
    withdrawQuestion:
      'It ends with every lender, and open offers are gone. Your documents are deleted. This cannot be undone: to apply later, you start again.',
    withdrawKeep: 'Keep the application',
    withdrawYes: 'Withdraw it',
    withdrawDone: 'Your application is withdrawn.',
    withdrawPaid:
      'The lender has begun to pay the dealer, so it cannot be withdrawn any more. As long as the cooling-off period lasts you can leave the loan: see your offer above.',
    sendingNow: {
      one: 'Something is being sent to a lender right now. We will try again in {{count}} second; you need not do anything.',
      other:
        'Something is being sent to a lender right now. We will try again in {{count}} seconds; you need not do anything.',
    },
    sendingStill:
      'Something is still being sent to a lender. Please try again in a few minutes; nothing was changed.',
    stopTrying: 'Stop trying',
  },
  grievance: {
    heading: 'Complaints',
    about: 'Tell our grievance officer what went wrong, and read the answers',
    loading: 'Loading your complaints…',
    none: 'You have not made any complaints.',
    raise: 'Make a complaint',
    subject: 'What is it about?',
    choose: 'Please choose',
    subjects: {
      application: 'My application',
      documents: 'My documents',
      'personal-data': 'My personal data',
      lender: 'A lender',
      dealer: 'A dealer',
      charges: 'Costs and charges',
      anything: 'Something else',
    },
    application: 'Which application?',
    general: 'None, in general',
    text: 'What happened?',
    textHint:
      'In your own words, in any language. Leave out your Aadhaar number. We answer within {{days}} days.',
    aadhaar:
      'This looks like an Aadhaar number. Please leave it out: nobody needs it for a complaint.',
    send: 'Send the complaint',
    sending: 'Sending…',
    cancel: 'Cancel',
    raised:
      'We have your complaint. Its number is {{number}}. You have an answer by {{day}} at the latest.',
    tooMany:
      'You have ten complaints that are not closed. Please wait for an answer, or close one that is answered.',
    number: 'Complaint {{number}}',
    state: {
      OPEN: 'Waiting for our answer',
      ANSWERED: 'Answered',
      ESCALATED: 'With our grievance officer',
      CLOSED: 'Closed',
    },
    facts: '{{subject}}, made on {{day}}',
    factsOf: '{{subject}}, about {{number}}, made on {{day}}',
    due: 'Answer by {{day}}',
    overdue: 'The answer was due on {{day}}. You can take it further now.',
    wrote: 'You wrote',
    answer: 'Our answer of {{day}}',
    close: 'Close it: I am satisfied',
    closeTitle: 'Close this complaint?',
    closeText: 'Then we do nothing more about it. You can always make another one.',
    closeNo: 'Leave it open',
    closeYes: 'Close it',
    closed: 'The complaint {{number}} is closed.',
    escalate: 'Take it further',
    escalated: 'Our grievance officer has it now.',
  },
  myData: {
    heading: 'My data',
    about: 'Download everything that we keep about you, or have it erased',
    exportHeading: 'Download my data',
    exportText:
      'A file with everything that we keep about you: account, applications, consents, complaints. It takes some minutes and can be downloaded for 24 hours. A code to your phone protects it.',
    exportElsewhere:
      'Others use this computer too, so nothing of yours is saved as a file here. To download your data, sign in on your own phone or computer.',
    exportStart: 'Gather my data',
    exportProof: 'So that nobody but you gets your data, we send a code to your phone.',
    proofHeading: 'Is it you?',
    exportGoing: 'Your data is being gathered: {{percent}}%',
    exportLabel: 'Gathering your data',
    exportReady: 'Your data is ready until {{moment}}.',
    exportFetch: 'Download the file',
    exportSaved: 'The file is in your downloads.',
    exportLapsed: 'This file can no longer be downloaded. Have your data gathered again.',
    exportFailed: 'It could not be finished. Please ask again.',
    eraseHeading: 'Erase everything about me',
    eraseText:
      'Your account, applications, documents, messages and complaints are erased for good. Open applications are withdrawn. Nobody can bring anything back, not even us.',
    eraseKept:
      'Lenders that already have your application keep it under their own rules: ask them too. While money is owed, the law requires us to keep a record of it.',
    eraseStart: 'Erase everything',
    eraseTitle: 'Erase everything about you?',
    eraseQuestion:
      'This cannot be undone. To be sure, type the word {{word}} here. Afterwards we send a code to your phone.',
    eraseWord: 'ERASE',
    eraseType: 'Type {{word}}',
    eraseMismatch: 'Please type {{word}}, or choose to keep everything.',
    eraseKeep: 'Keep everything',
    eraseNext: 'Go on to erase',
    eraseProof: 'So that nobody but you erases your data, we send a code to your phone.',
    eraseGoing: 'Everything about you is being erased: {{percent}}%. You will be signed out.',
    eraseLabel: 'Erasing everything about you',
    eraseDone:
      'Everything about you is being erased now, which takes about a minute. You are signed out, and cannot sign in any more.',
    eraseFailed: 'It could not be finished. Please ask again.',
    eraseOwed:
      'Money is owed under application {{number}}, and the law requires us to keep a record of it. Please ask again when that loan is closed.',
    eraseMember:
      'You have a role here as well, at a dealer, a lender or with us. Write to {{email}} so that it is ended first; then ask again.',
  },
} as const;
