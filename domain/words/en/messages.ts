/**
 * English. Messages by email, SMS and WhatsApp. None names people, lenders or amounts: they are read on the way, and on others’ screens.
 */
export const messages = {
  event: {
    submitted: {
      title: 'We have your application',
      text: 'We will check it and send it to the lenders you chose. There is nothing you need to do now.',
    },
    'changes-requested': {
      title: 'Your application needs corrections',
      text: 'Please sign in to see what to correct or add. We go on once you have sent it again.',
    },
    'message-written': {
      title: 'There is a message about your application',
      text: 'Please sign in and open My loan to read it. You can answer it there.',
    },
    'handed-over': {
      title: 'Your application is with the lenders',
      text: 'We have sent it to the lenders you chose, and to nobody else. We will write to you when one of them answers.',
    },
    'lender-asks-for-more': {
      title: 'A lender asks for more documents',
      text: 'Please sign in to see which ones, and add them there. Never send documents by email.',
    },
    'offer-made': {
      title: 'You have an offer',
      text: 'Please sign in to read its key facts statement. It says until when the offer is valid. You are free to decline it.',
    },
    'offer-lapses-tomorrow': {
      title: 'Tomorrow is the last day of an offer',
      text: 'If you want it, please sign in and accept it by the end of tomorrow. If you do nothing, it lapses by itself.',
    },
    'offer-lapsed': {
      title: 'An offer has lapsed',
      text: 'It can no longer be accepted. Please sign in to see whether other offers are open.',
    },
    'offer-withdrawn': {
      title: 'A lender has withdrawn its offer',
      text: 'It can no longer be accepted. Please sign in to see whether other offers are open.',
    },
    'lender-rejected': {
      title: 'A lender has declined',
      text: 'Please sign in to see where things stand with the other lenders you chose.',
    },
    'lender-not-reached': {
      title: 'We could not reach a lender you chose',
      text: 'Your application could not be delivered to it, so it will not answer. The other lenders you chose still have it. There is nothing you need to do now.',
    },
    rejected: {
      title: 'Your application was declined',
      text: 'Please sign in to read the reason. If you do not agree, you can make a complaint there.',
    },
    expired: {
      title: 'Your application has ended',
      text: 'No offer was accepted in time, or nothing happened for too long. You can start a new one at any time.',
    },
    agreed: {
      title: 'Your loan agreement is complete',
      text: 'Please sign in to see the next steps, and until when you can still leave the loan.',
    },
    'delivery-order-issued': {
      title: 'The delivery order is issued',
      text: 'Your dealer can now invoice the vehicle. Please ask the dealer when it will be delivered.',
    },
    'delivery-order-cancelled': {
      title: 'The delivery order is cancelled',
      text: 'The vehicle will not be paid for under it. Please sign in to see why.',
    },
    disbursed: {
      title: 'Your loan is paid out',
      text: 'The lender has paid the dealer of your vehicle. Please sign in to see until when you can still leave the loan, and whom to ask.',
    },
    'cooled-off': {
      title: 'You have left the loan',
      text: 'The lender was told. Please sign in to see what is still to be paid back or returned.',
    },
    withdrawn: {
      title: 'Your application is withdrawn',
      text: 'Lenders that had it were told. If this was not you, please sign in and make a complaint.',
    },
    'grievance-answered': {
      title: 'Your complaint is answered',
      text: 'Please sign in to read the answer. You can close the complaint there, or take it further.',
    },
  },
  ending: '{{address}}\n\nWe never ask for a password, a code or a payment by email.',
  emailCode: {
    subject: 'Confirm your email address',
    body: 'Your code: {{code}}\n\nIt is valid for {{minutes}} minutes. Enter it in your profile at {{address}}, and from then on we email you how your application goes.\n\nIf you did not ask for this code, somebody may have typed your address by mistake. You need not do anything: without the code we send no further mail here. Never pass the code on to anybody.\n',
  },
} as const;
