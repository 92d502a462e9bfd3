/** English. What a showroom's computer keeps until it can be sent. */
export const dealerKept = {
  kept: {
    title: 'Waiting to be sent ({{count}})',
    arrived: 'Sent, but please look',
    inMemory:
      'This computer has no safe place for customers’ data. What waits here is kept only until the program ends: keep it open until everything is sent.',
    saved: 'Saved on this computer; sent when there is a connection.',
    savedInMemory:
      'Kept until the program ends; sent when there is a connection. Keep the program open until then.',
    full: 'Too much is waiting on this computer, so this was not saved. Connect to the internet so that it is sent, then save again. What you typed is still here.',
    noRoom:
      'The disk of this computer is full, so this was not saved. Make room on it, then save again. What you typed is still here.',
    unsent: {
      one: '{{count}} entry waits to be sent.',
      other: '{{count}} entries wait to be sent.',
    },
    toDecide: {
      one: '{{count}} entry needs your decision.',
      other: '{{count}} entries need your decision.',
    },
    state: {
      waiting: 'Waiting',
      sending: 'Sending…',
      refused: 'Not accepted',
      conflict: 'Not saved: see below',
      differs: 'Sent, with other figures',
    },
    lead: 'Lead: {{name}}, {{number}}',
    quote: 'Quote: {{model}}, {{price}}',
    quoteHere: '{{quote}}. {{state}}',
    since: 'written {{moment}}',
    mark: 'Waiting to be sent',
    away: 'There is no connection. What you save now is sent later.',
    awaySeen:
      'There is no connection. This is how it was last seen on this computer, {{moment}}. What you save now is sent later.',
    neverSeen:
      'There is no connection, and this computer has not seen your leads yet. They appear when there is one. You can add leads already.',
    inBrowser:
      'There is no connection. In the browser nothing can be saved or sent until it is back: what you type stays in its form, in this tab. Only the desktop program keeps leads and quotes and sends them by itself.',
    changed:
      'Somebody changed this lead before your text was sent. Their version stays, unless you send yours again.',
    compare: 'Your text beside what is saved',
    what: 'What differs',
    mine: 'You typed',
    theirs: 'Saved now',
    sendMine: 'Send my text again',
    removed:
      'Somebody removed this lead before your text was sent. You can add it again as a new lead.',
    addAgain: 'Add it again',
    quoteRemoved: 'The lead of this quote has been removed. The quote is not saved.',
    schemeEnded:
      'The scheme of its subsidy had ended when this quote was sent, so the quote is not saved. Without the subsidy the customer pays more. Please go through it with the customer, or draw up another quote.',
    withoutSubsidy: 'Send without the subsidy',
    correct: 'Correct it',
    again: 'Send again',
    contact: 'Call or visit: {{name}}',
    putOff: 'Done or put off: {{name}}',
    contactRemoved:
      'Somebody removed this lead meanwhile, with its history. The call is not saved.',
    seen: 'I have seen it',
    drop: 'Discard my text',
    dropTitle: 'Discard what you typed?',
    dropText: 'It is deleted from this computer and not sent. What is saved at the portal stays.',
    dropNo: 'Keep it',
  },
} as const;
