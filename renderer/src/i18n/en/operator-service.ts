/** English. What operators see of grievances, messages, mails, lenders' messages and jobs. */
export const operatorService = {
  service: {
    list: {
      open: 'Open',
      application: 'Application',
      none: 'none',
    },
    grievance: {
      intro:
        'Each grievance is answered within {{days}} days; those due first come first. Opening one is recorded in its audit.',
      filter: {
        TO_ANSWER: 'To be answered',
        OPEN: 'New',
        ESCALATED: 'Taken further',
        ANSWERED: 'Answered',
        CLOSED: 'Closed',
        all: 'All',
      },
      state: {
        OPEN: 'Waiting for an answer',
        ESCALATED: 'Taken further',
        ANSWERED: 'Answered',
        CLOSED: 'Closed',
      },
      empty: {
        TO_ANSWER: 'Nobody is waiting for an answer. There is nothing to do here.',
        OPEN: 'No new grievance is waiting.',
        ESCALATED: 'Nobody has taken a grievance further.',
        ANSWERED: 'No answered grievance is open.',
        CLOSED: 'No grievance has been closed yet.',
        all: 'Nobody has raised a grievance.',
      },
      number: 'Grievance',
      subject: 'About',
      subjects: {
        application: 'the application',
        documents: 'documents',
        'personal-data': 'personal data',
        lender: 'a lender',
        dealer: 'a dealer',
        charges: 'costs and charges',
        anything: 'something else',
      },
      stateLabel: 'State',
      raised: 'Made on',
      due: 'Answer due',
      dueIn: { one: 'due in {{count}} day', other: 'due in {{count}} days' },
      dueTomorrow: 'due tomorrow',
      dueToday: 'due today',
      overdueToday: 'was due earlier today',
      overdue: { one: 'overdue by {{count}} day', other: 'overdue by {{count}} days' },
      notDue: 'nothing due',
      back: 'Back to the grievances',
      opening: 'Opening the grievance…',
      noted: 'The audit records that you have opened this grievance.',
      wrote: 'What the person wrote on {{day}}',
      answers: 'Our answers',
      noAnswers: 'Nobody has answered yet.',
      answered: 'Answer of {{day}}',
      escalated:
        'The person was not satisfied, or waited too long, and has taken this further. They were told how to reach the ombudsman of the Reserve Bank of India.',
      form: 'Your answer',
      text: 'Answer',
      textHint:
        'In the language of the grievance. It cannot be changed afterwards. Leave out Aadhaar numbers.',
      next: 'What happens next: the person is told that there is an answer under My loan, by email, or by you if it is listed under “To be told by phone”. They accept it or take it further. If they do neither, the grievance closes by itself after {{days}} days.',
      mustBy: 'Answer by {{day}} ({{due}}).',
      send: 'Send the answer',
      sending: 'Sending…',
      sent: 'The answer is sent. The person is told that it is there.',
      conflict:
        'Somebody has changed this grievance in the meantime; nothing was sent. Its current state is above, and what you wrote is below.',
      keptText: 'What you wrote and did not send',
      keptWhy:
        'The grievance no longer needs an answer, so this cannot be sent. Copy what you still need.',
      discard: 'Discard it',
      waitsForPerson:
        'It is answered. The person now accepts the answer or takes the grievance further; until then there is nothing to do.',
      closed: 'This grievance is closed. There is nothing to do.',
      unknown:
        'There is no grievance with this number, or the person’s data has been erased. Check the number.',
    },
    message: {
      intro:
        'Messages from the contact form, oldest first. Each view of this list is recorded in the audit.',
      filter: { NEW: 'New', IN_HAND: 'In hand', ANSWERED: 'Answered', all: 'All' },
      empty: {
        NEW: 'No new message is waiting. There is nothing to do here.',
        IN_HAND: 'Nobody has a message in hand.',
        ANSWERED: 'No message has been answered yet.',
        all: 'Nobody has written.',
      },
      change: 'Last change',
      changedByMe: 'by you, {{moment}}',
      changedByOther: 'by a colleague, {{moment}}',
      notChanged: 'nobody has taken it yet',
      from: 'From',
      subject: 'Subject',
      received: 'Received',
      state: 'Status',
      note: 'Note',
      noNote: 'no note',
      openOf: 'Open the message of {{name}}',
      title: 'Message of {{name}}',
      email: 'Email',
      noEmail: 'none, please call',
      reference: 'Number given at the terminal',
      phone: 'Phone',
      account: 'Account',
      noAccount: 'was not signed in',
      wrote: 'Message',
      noteHint: 'For your colleagues: who does what. The person never sees it.',
      save: 'Save',
      saving: 'Saving…',
      saved: 'Saved: the message of {{name}}.',
      close: 'Close',
      conflict:
        'Somebody has changed this message in the meantime; nothing of yours was saved. Its status is now “{{state}}”, with the note: {{note}}. Save again to put yours in its place.',
      answerHow: 'Answer by email or phone; the links open them. Then set the status here.',
    },
    notice: {
      intro:
        'Emails that tell borrowers about their applications. None contains names, lenders or amounts. They go only to addresses that their owners have confirmed.',
      filter: {
        FAILED: 'Not sent',
        WAITING: 'Waiting to be sent',
        LISTED: 'To be told by phone',
        SENT: 'Sent',
        PHONED: 'Told by phone',
      },
      empty: {
        FAILED: 'No email has failed. There is nothing to do in this list.',
        WAITING: 'No email is waiting.',
        LISTED: 'There is nobody to be told by phone.',
        SENT: 'No email has been sent yet.',
        PHONED: 'Nobody has been told by phone yet.',
      },
      about: 'About',
      says: 'What it says',
      why: 'Why it was not sent',
      how: 'Status',
      made: 'Created',
      act: 'Action',
      acts: { retryNotification: 'Send again', recordPhoneCall: 'Told by phone' },
      actOf: {
        retryNotification: 'Send again: {{title}}, {{number}}',
        recordPhoneCall: 'Told by phone: {{title}}, {{number}}',
      },
      done: {
        retryNotification:
          'The email about {{number}} is being sent again. If that fails too, it comes back to this list.',
        recordPhoneCall: 'Recorded: the person has been told about {{number}}.',
      },
      conflict:
        'This email has already been taken care of, perhaps by a colleague. The list is up to date now.',
      tries: { one: 'after {{count}} try', other: 'after {{count}} tries' },
      waiting: 'is sent in a moment',
      waitingAgain: 'is tried again automatically',
      sent: 'sent on {{moment}}',
      told: 'told by phone on {{moment}}',
      notMailed: {
        NO_EMAIL: 'The person has given no email address.',
        UNCONFIRMED: 'The person has not confirmed the email address.',
        TOO_MANY: 'Too many emails went to this person within a day.',
        noServer: 'No mail server was set up.',
      },
      unreached: {
        one: '{{count}} notice was not emailed, and the person has not been told yet.',
        other: '{{count}} notices were not emailed, and the people have not been told yet.',
      },
      unreachedAtLeast: {
        one: 'At least {{count}} notice was not emailed, and the person has not been told yet.',
        other:
          'At least {{count}} notices were not emailed, and the people have not been told yet.',
      },
      noServer:
        'There was no mail server for some of them: ask whoever runs the service to set one up, and tell the people by phone.',
      showUnreached: 'Show what is to be told by phone',
      listedHow:
        'These people got no email; the reason is next to each. Open the application or grievance, call the person, and tell them what is under “What it says”. Then press “Told by phone”, so that nobody calls twice.',
      problem: {
        noSuchAddress:
          'This address takes no mail: it is wrong, or no longer exists. Call the person.',
        mailboxFull: 'The person’s mailbox is full. Call them, or send it again in a few days.',
        notWanted:
          'The person’s mail server refuses mail from us. Call the person, and tell whoever runs our mail.',
        busy: 'The mail server was too busy. Send it again.',
        signIn:
          'Our mail server refused our sign-in. Tell whoever runs our mail; send it again once that is fixed.',
        away: 'The mail server could not be reached. Send it again; if that fails too, tell whoever runs our mail.',
        encryption:
          'The mail server offers no safe connection. Tell whoever runs our mail; send it again once that is fixed.',
        version:
          'Part of the service is older than the rest and does not know this email. Send it again after the update.',
        unclear:
          'The mail server gave no reason that we know. Send it again; if that fails too, call the person.',
      },
    },
    undelivered: {
      intro:
        'Messages that a lender’s system did not accept after several tries. Later messages about the same application to that lender wait behind them.',
      empty: 'Every message has reached its lender. There is nothing to do here.',
      message: 'Message',
      to: 'to {{lender}}',
      why: 'Why it did not arrive',
      behind: 'What waits behind it',
      behindNone: 'nothing',
      since: {
        one: 'given up after {{count}} try, {{moment}}',
        other: 'given up after {{count}} tries, {{moment}}',
      },
      act: 'Action',
      kind: {
        package: 'the application itself',
        documents: 'further documents',
        'consent-withdrawn': 'a consent was withdrawn',
        'offer-accepted': 'the offer was accepted',
        'offer-declined': 'the offer was declined',
        cancelled: 'the application was cancelled',
        'delivery-requested': 'the dealer asks for the delivery order',
        invoiced: 'invoice, chassis and insurance',
        delivered: 'the vehicle was delivered',
        'delivery-complete': 'all delivery documents have arrived',
        newer: 'a message of a newer version',
      },
      problem: {
        'bad-address':
          'The address of the lender’s system is not safe to send to. Correct it under Lenders, then try again.',
        unreachable:
          'The lender’s system could not be reached. Ask the lender whether it is running, then try again.',
        timeout:
          'The lender’s system did not answer in time. Ask the lender whether it is overloaded, then try again.',
        'no-receipt':
          'The lender’s system did not confirm that it has the message. Ask the lender to look at its side, then try again.',
        'other-message':
          'The lender’s system confirmed another message. Ask the lender to look at its side, then try again.',
        'not-written':
          'We could not write the message: the fault is ours. Tell whoever runs the service.',
        'too-late': 'We took too long to write the message. Try again.',
        'after-restore':
          'The database was restored from a backup while this message was waiting. The lender may have it already, and the borrower may have withdrawn since: find out, then try again or give it up.',
        moved:
          'The lender’s system sends us to another address, which we do not follow. Correct the address under Lenders, then try again.',
        refused:
          'The lender’s system refused the message. Ask the lender why; often it does not know our signature yet. Then try again.',
        broken:
          'The lender’s system had a fault of its own. Ask the lender to look at it, then try again.',
        unclear: 'We do not know why. Try again; if that fails, tell whoever runs the service.',
      },
      retry: 'Try again',
      retryOf: 'Try again: {{kind}}, {{number}}, {{lender}}',
      drop: 'Give it up…',
      dropOf: 'Give it up: {{kind}}, {{number}}, {{lender}}',
      watched: 'Tried again just now',
      PENDING: 'On its way to {{lender}}: {{kind}} ({{number}}).',
      SENT: 'Arrived at {{lender}}: {{kind}} ({{number}}).',
      DEAD: 'Failed again at {{lender}}: {{kind}} ({{number}}). It is back in the list.',
      DROPPED: 'Not sent to {{lender}} any more: {{kind}} ({{number}}).',
      conflict: 'Somebody has already decided about this message. The list is up to date now.',
      dropTitle: 'Give this message up?',
      dropText:
        '{{lender}} will never be told: {{kind}} ({{number}}). What waits behind it is sent at once. This cannot be undone.',
      dropPackage:
        '{{lender}} will not have the application {{number}}: its part in it ends, and we tell the borrower. If the lender may have received it all the same, it is told that its part has ended. If no other lender has the application, it is turned down because the lender could not be reached. This cannot be undone.',
      reason: 'Why?',
      reasons: {
        'lender-informed-directly': 'The lender was told in another way',
        'lender-gone': 'The lender no longer works with us',
        'not-needed': 'The lender does not need it any more',
      },
      consequences: {
        'lender-informed-directly':
          'Make sure that a person at the lender has confirmed it: their system will not show it.',
        'lender-gone': 'Retire the lender’s products too, so that nobody else chooses them.',
        'not-needed': 'The lender goes on without it.',
      },
      keep: 'Keep it',
      dropIt: 'Give it up',
      dropping: 'Giving it up…',
      dropped: 'Given up: {{kind}} ({{number}}). What waited behind it is being sent.',
    },
    job: {
      intro: 'Requests for a copy of personal data, and for erasure. Nobody is named here.',
      heading: 'What people asked for',
      filter: { underWay: 'Under way', FAILED: 'Failed', DONE: 'Done' },
      state: { RUNNING: 'running', QUEUED: 'waiting', FAILED: 'failed', DONE: 'done' },
      empty: {
        underWay: 'Nothing is running or waiting.',
        FAILED: 'Nothing has failed. There is nothing to do here.',
        DONE: 'Nothing was done in the last few days.',
      },
      kindLabel: 'What',
      kind: { EXPORT: 'Gather a person’s data', ERASE: 'Erase a person' },
      asked: 'Asked for',
      progress: 'Progress',
      percent: '{{percent}} %',
      tries: 'Tries',
      when: 'Next',
      next: 'tried again automatically on {{moment}}',
      soon: 'begins in a moment',
      atWork: 'running now',
      ended: 'ended on {{moment}}',
      failed: {
        EXPORT: 'Given up after several tries. The person can ask again.',
        ERASE: 'Not done: money is owed, and the law requires us to keep a record of it.',
      },
      stateLabel: 'State',
      underWay: 'Running: {{running}}. Waiting: {{waiting}}.',
    },
    purge: {
      heading: 'What the service removes by itself',
      intro:
        'Every ten minutes, the service removes what it has kept for as long as its settings say.',
      what: 'What',
      kept: 'Kept for',
      due: 'Due now',
      run: 'Last run',
      never: 'not run yet',
      running: 'running since {{moment}}',
      ran: { one: '{{moment}}: {{count}} removed', other: '{{moment}}: {{count}} removed' },
      progress: '{{removed}} of {{all}}',
      name: {
        drafts: 'Drafts that nobody touched',
        deliveredDocuments: 'Documents that every lender has',
        idleDocuments: 'Documents that nobody touched',
        records: 'Records of closed applications',
        grievances: 'Closed grievances',
        notifications: 'Emails that were sent or listed',
        leads: 'Dealers’ leads that nobody touched',
      },
    },
    audit: {
      heading: 'Check the audit',
      text: 'Every change is signed and chained to the one before. This checks the newest {{count}} signatures and everything they cover.',
      check: 'Check now',
      checking: 'Checking…',
      whole: {
        one: 'The audit is intact: {{count}} signature was checked, and everything matches.',
        other: 'The audit is intact: {{count}} signatures were checked, and everything matches.',
      },
      nothing: 'Nothing has been signed yet. Check again in a few minutes.',
      broken:
        'The audit is not intact. Somebody may have changed records. Change nothing, and tell whoever runs the service and the person in charge of security at once. What does not match:',
    },
  },
} as const;
