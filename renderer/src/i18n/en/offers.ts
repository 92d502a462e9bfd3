/** English. Lenders’ offers, from reading to leaving, and the delivery of the vehicle. */
export const loanOffers = {
  loanOffers: {
    title: 'Offers',
    none: 'No lender has made an offer yet. As soon as one does, you will find it here.',
    intro:
      'Take your time. Nothing is agreed until you have read an offer’s key facts statement and accepted it with a code to your phone.',
    order:
      'The lowest APR comes first, then the lowest total cost, then the name. No lender can pay for a better place.',
    ended: 'No longer open',
    list: 'Open offers',
    from: 'Offer of {{lender}}',
    sample: 'This lender is fictional, to show how the portal works.',
    removed:
      'What this offer said has been deleted, because it has been kept for as long as the law requires.',
    unreadable:
      'We cannot read this offer’s key facts statement. Please load the offers again; if it stays like this, write to us.',
    same: 'The same as when lenders were matched.',
    differs: 'Not the same as when lenders were matched: look for “At matching”.',
    before: 'At matching: {{value}}',
    read: 'Read the key facts statement',
    readOf: 'Read the key facts statement of {{lender}}',
    reload: 'Load the offers again',
    back: 'Back to the offers',
    rateThen: '{{first}} in the first 12 months, then {{later}}',
    until: 'Until {{moment}}, Indian time',
    states: {
      OPEN: 'Open: you can accept or decline it',
      ACCEPTED: 'You accepted it on {{day}}',
      DECLINED: 'Declined on {{day}}',
      EXPIRED: 'Lapsed on {{day}}: nobody had accepted it by then',
      WITHDRAWN: 'Withdrawn by the lender on {{day}}',
    },
    facts: {
      months: 'Tenure',
      rate: 'Interest rate a year',
      penal: 'Penal charge for paying late',
      valid: 'Valid',
      coolingOff: 'Cooling-off period',
    },
    chart: {
      title: 'What each loan costs in all',
      interest: 'Interest',
      fees: 'Fees',
      note: 'Interest and fees over the whole tenure, without the loan itself. A longer tenure means smaller instalments and more interest.',
    },
  },
  loanStatement: {
    checking: 'Checking that this is the lender’s statement, unchanged…',
    right:
      'Checked on this device: this is the statement that the lender’s offer is recorded with, letter for letter.',
    wrong:
      'This is not the statement that the lender’s offer is recorded with. Do not rely on it: nothing can be accepted here. Please load the offers again. If this message stays, do not accept anything and write to us.',
    language: {
      en: 'This statement is in English, the language of your application.',
      hi: 'This statement is in Hindi, the language of your application.',
      mr: 'This statement is in Marathi, the language of your application.',
      bn: 'This statement is in Bengali, the language of your application.',
      ta: 'This statement is in Tamil, the language of your application.',
      ur: 'This statement is in Urdu, the language of your application.',
    },
    inEnglish: 'The same statement in English',
    number: 'Statement number',
    application: 'Application',
    lender: 'Lender',
    website: 'Lender’s website',
    product: 'Product',
    version: '{{product}}, version {{version}}',
    madeOn: 'Made on',
    validTill: 'Valid until the end of',
    hash: 'SHA-256 of the text',
    print: 'Print the statement',
    pdfFile: 'key-facts-{{number}}',
  },
  loanAnswer: {
    acceptTitle: 'Accept this offer',
    agree: 'If you accept, this is agreed:',
    pays: '{{lender}} lends you {{amount}} and pays out {{disbursed}} of it for your vehicle.',
    paysBack: 'You pay back {{repaid}} in instalments: {{instalments}}.',
    paysSeparately:
      'You also pay {{separate}} separately, not out of the loan. Together that is {{total}}.',
    late: 'For paying late there is a penal charge of {{percent}} a year.',
    leave: {
      one: 'You can leave the loan within {{count}} day, without a penalty.',
      other: 'You can leave the loan within {{count}} days, without a penalty.',
    },
    others: 'Every other offer is declined, and we tell the other lenders that you chose another.',
    haveRead: 'I have read the key facts statement and agree to its terms.',
    tick: 'Please tick that you have read the statement.',
    accept: 'Accept with a code',
    proofTitle: 'Your code for accepting',
    proofWhy:
      'We send a code to your phone. Entering it accepts the offer of {{lender}} on the terms of the statement above.',
    declineTitle: 'Decline this offer',
    declineOpen: 'Decline this offer',
    declineIntro: 'We tell the lender which of these it was, and nothing else.',
    declineLender:
      'This is the lender’s only open offer: with it, your application with this lender ends.',
    declineAll:
      'No other lender is dealing with your application: if you decline, it is closed. You can apply again at any time.',
    reason: 'Why are you declining?',
    reasons: {
      cost: 'It costs too much',
      amount: 'The amount does not suit me',
      tenure: 'The tenure does not suit me',
      'other-loan': 'I have found another loan',
      'no-longer-needed': 'I no longer need a loan',
      another: 'Another reason',
    },
    reasonMissing: 'Please choose a reason.',
    decline: 'Decline',
    keep: 'Keep the offer',
    accepted:
      'The offer of {{lender}} is accepted. The lender has been told, and takes it from here.',
    declined: 'The offer of {{lender}} is declined.',
    exited: 'You have left the loan. The lender has been told.',
    again: 'Try again',
    unknown: {
      accept:
        'No answer came, so we do not know yet whether your acceptance has arrived. Try again when there is a connection: it is the same request, and nothing is agreed twice. Until this page says “You accepted it”, take it as not accepted.',
      decline:
        'No answer came, so we do not know yet whether this has arrived. Try again when there is a connection: it is the same request.',
      exit: 'No answer came, so we do not know yet whether you have left the loan. Try again when there is a connection: it is the same request. Until this page says that you have left, take it that the loan goes on.',
    },
    newCode:
      'That code is no longer valid for this. Nothing has been done yet: please ask for a new one.',
    refused: {
      EXPIRED:
        'This offer lapsed while you were reading it. Nothing was agreed. Look at the other offers, or ask the lender for a new one.',
      WITHDRAWN:
        'The lender has withdrawn this offer in the meantime. Nothing was agreed. Look at the other offers.',
      DECLINED:
        'This offer is already declined. You did it on another device, you accepted another offer, or the application came to an end. Nothing was agreed now. Load the offers again to see how things stand.',
      ACCEPTED:
        'This offer is already accepted. You may have done it on another device. You need not do it again.',
      statement:
        'The statement that you read is not the one the lender’s offer is recorded with. Nothing was agreed. Load the offers again and read the statement again.',
      version:
        'Your application has changed in the meantime, perhaps on another device. Nothing was agreed. Here is how it is now: please look again, and then decide.',
      coolingOff:
        'The cooling-off period is over, and the loan goes on as agreed. The key facts statement says what paying off early costs.',
    },
  },
  acceptedLoan: {
    title: 'Your loan from {{lender}}',
    next: 'What happens next',
    now: {
      OFFER_ACCEPTED:
        'The lender is drawing up the loan agreement and will get in touch with you. You need not do anything now.',
      AGREEMENT_PENDING:
        'The agreement is ready for you to sign; the lender tells you how. Compare it with the key facts statement: it may not cost you more than is written there.',
      AGREED:
        'You and the lender have agreed. Now your dealer asks the lender for the delivery order. Ask the dealer how far it is.',
      DISBURSEMENT_PENDING: 'The lender is preparing the payment to the dealer.',
      DISBURSED: 'Everything is paid. The instalments begin one month after the payment.',
    },
    ordered:
      'You and the lender have agreed, and the delivery order is under way. See “Your vehicle” for how far it is.',
    statement: 'Read the key facts statement again',
    hideStatement: 'Close the key facts statement',
    otherOffers: 'The other offers',
  },
  coolingOff: {
    title: 'If you change your mind',
    until: 'You can leave this loan until {{moment}}, Indian time. You need not give a reason.',
    over: 'The cooling-off period ended on {{moment}}, Indian time. The loan goes on as agreed. The key facts statement says what paying off early costs.',
    cost: 'Leaving costs no penalty.',
    nothingPaid: 'The lender has not paid anything out, so you have nothing to pay back.',
    paid: 'You pay back the {{amount}} that the lender has paid out, with the interest from the payment until the day you pay it back. The lender tells you the exact amount and where to pay.',
    unknownPaid:
      'You pay back what the lender has paid out, with the interest until then. If it has paid nothing, you have nothing to pay back.',
    vehicle:
      'Leaving the loan does not give the vehicle back. If you already have it, talk to your dealer first.',
    rule: 'In the words of the statement:',
    final: 'Once left, the loan cannot be taken up again. You would have to apply again.',
    leave: 'Leave this loan',
    proofTitle: 'Your code for leaving the loan',
    proofWhy:
      'We send a code to your phone. Entering it ends your loan from {{lender}}, and we tell the lender immediately.',
  },
  repayment: {
    next: 'The next instalments',
    all: { one: 'The {{count}} instalment', other: 'All {{count}} instalments' },
    fewer: 'Only the next three',
    when: 'Due',
    aMonth: '{{amount}} a month',
    aDay: '{{amount}} each working day',
    title: 'Repayment schedule',
    dueUnknown:
      'The first instalment is due one month after the loan is paid out, and then one every month. The loan agreement names the days.',
    dueKnown:
      'The lender finished paying on {{paid}}, so the first instalment is due about {{first}} and the last about {{last}}. Where the loan agreement names other days, those count.',
    caption: 'Each instalment of the loan from {{lender}}',
    no: 'No.',
    due: 'Due about',
    opening: 'Outstanding before',
    instalment: 'Instalment',
    interest: 'Interest',
    principal: 'Principal',
    closing: 'Outstanding after',
    total: 'Total',
    csv: 'Save as a spreadsheet (CSV)',
    print: 'Print the schedule',
    csvFile: 'repayment-schedule-{{number}}.csv',
    pdfFile: 'repayment-schedule-{{number}}',
    chart: 'What you have paid, and what you still owe',
    chartNote:
      'After half of the months you still owe {{half}}. Over the whole tenure you pay {{interest}} in interest.',
    axis: 'Months',
    start: 'At the start',
    after: { one: 'After {{count}} month', other: 'After {{count}} months' },
    repaid: 'Principal repaid',
    owed: 'Still owed',
    paidInterest: 'Interest paid',
  },
  loanDelivery: {
    title: 'Your vehicle',
    none: 'There is no delivery order yet. Your dealer asks the lender for it once you have accepted an offer and signed the agreement. By it, the lender promises to pay the dealer.',
    noDealer: 'You have not named a dealer in this application. Without one, ask us who does this.',
    states: {
      REQUESTED: 'Your dealer has asked the lender for the delivery order.',
      ISSUED: 'The lender has issued the delivery order: it promises your dealer {{amount}}.',
      INVOICED: 'The dealer has made the invoice, and the vehicle is insured.',
      DELIVERED: 'You got the vehicle on {{day}}.',
      deliveredSomeDay: 'You got the vehicle.',
      PART_PAID: 'The lender has paid the dealer {{paid}} of {{amount}}.',
      PAID: 'The lender has paid the dealer the full {{amount}}.',
      COMPLETE:
        'Everything is done: the vehicle is paid for and its documents have been handed in.',
      CANCELLED: 'The delivery order was cancelled.',
    },
    next: 'Next',
    nexts: {
      REQUESTED: 'The lender checks the request and issues the order. You can wait.',
      ISSUED:
        'The dealer makes the invoice and has the vehicle insured in your name and the lender’s. You pay your down payment to the dealer, and keep the receipt.',
      INVOICED:
        'The dealer hands over the vehicle. Compare the chassis number on the vehicle with the one below before you take it.',
      DELIVERED: 'The lender pays the dealer. You can wait.',
      PART_PAID:
        'The lender pays the dealer the rest, often once the vehicle is registered. You can wait.',
      PAID: 'The dealer hands in the papers of the vehicle, such as its registration certificate (RC). You pay the instalments on time.',
      COMPLETE: 'Pay the instalments on time.',
      CANCELLED:
        'If the loan goes on, the dealer asks for a new one. Ask your dealer, or write to us.',
    },
    dealer: 'Dealer',
    exShowroomPrice: 'Ex-showroom price',
    onRoadPrice: 'On-road price, with tax, registration and insurance',
    downPayment: 'Your down payment',
    amount: 'The lender pays the dealer',
    paid: 'Paid so far',
    invoice: 'Invoice number',
    chassis: 'Chassis number',
    insurance: 'Insurance policy number',
    deliveredOn: 'Handed over on',
    payments: 'Payments to the dealer',
    paidOn: 'Day',
    paidAmount: 'Amount',
    reference: 'Bank reference (UTR)',
    noReference: 'No longer kept',
  },
} as const;
