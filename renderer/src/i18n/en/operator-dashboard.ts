/** English. The dashboard of operators. */
export const operatorDashboard = {
  dashboard: {
    period: {
      label: 'Period',
      '4': 'Last 4 weeks',
      '12': 'Last 12 weeks',
      '52': 'Last 52 weeks',
      chosen: 'Days that I choose',
      from: 'First day',
      to: 'Last day',
      wrong: 'Enter a first day and a last day, at most a year apart.',
      of: 'Applications that were sent from {{from}} to {{to}}.',
    },
    notScanning:
      'No virus scanner is configured: documents are taken without a scan, and open only in the viewer of this page. Whoever runs the gateway sets {{setting}}.',
    otherVault:
      'The store of documents is marked by another database, or has lost its mark: nothing is deleted there, not even what is due. Whoever runs the gateway checks that it is the right store, then runs {{command}}.',
    asOf: 'As of {{time}}',
    refresh: 'Refresh',
    nothing: 'No application was sent in this period. Choose a longer one.',
    total: 'All',
    count: 'Applications',
    open: {
      heading: 'Open now',
      chart: 'Open applications by state and time frame',
      note: 'Overdue: {{overdue}}. Due today: {{today}}.',
      state: 'State',
    },
    answers: {
      heading: 'Time to the first answer',
      intro:
        'From when an application is sent until corrections are asked for, it is handed over, or it is turned down.',
      chart: 'Time to the first answer, by weeks',
      note: 'Half of all had an answer within {{median}}, nine of ten within {{p90}}.',
      axis: 'Week from',
      weekFrom: 'Week from {{day}}',
      week: 'Week from',
      sent: 'Sent',
      answered: 'Answered',
      median: 'Half within',
      p90: 'Nine of ten within',
      none: 'none',
    },
    levels: {
      heading: 'Service levels',
      intro:
        'How steps compare with their time frames, and how long they took, in working time. The clock stops while we wait for the borrower.',
      now: 'Steps to be taken now',
      step: 'Step',
      is: {
        late: 'Over',
        soon: 'Ends soon',
        'in-time': 'In time',
        paused: 'With the borrower',
        none: 'No time frame',
      },
      nothingNow: 'Nothing waits for an operator or a lender now.',
      byOperator: 'Decisions, by operator',
      byLender: 'Answers, by lender',
      operator: 'Operator',
      left: 'Somebody who has left',
      done: 'Done',
      late: 'Too late',
      nothingDone: 'Of the applications of this period, none has been decided yet.',
    },
    lenders: {
      heading: 'Lenders',
      intro:
        'What became of the applications that were sent to each lender. One application may be with several lenders.',
      chart: 'Accepted offers, of 100 applications sent',
      note: 'Many of the latest applications have no answer yet.',
      lender: 'Lender',
      share: 'Accepted of sent',
      step: {
        sent: 'Sent',
        offered: 'Offer made',
        accepted: 'Offer accepted',
        rejected: 'Turned down',
        disbursed: 'Paid out',
      },
    },
    outcomes: {
      heading: 'How applications ended',
      chart: 'Closed applications by outcome',
      note: {
        one: '{{count}} application of the period has ended.',
        other: '{{count}} applications of the period have ended.',
      },
      outcome: 'Outcome',
    },
    drafts: {
      heading: 'Where drafts are abandoned',
      intro:
        'Applications that were begun in the period. Only its borrower can open a draft, so these figures have no list behind them.',
      chart: 'Sections that were filled in when a draft ended',
      note: {
        one: '{{count}} draft ended before it was sent.',
        other: '{{count}} drafts ended before they were sent.',
      },
      unknown: {
        one: 'For {{count}} draft, it was not recorded which sections were filled in.',
        other: 'For {{count}} drafts, it was not recorded which sections were filled in.',
      },
      filled: 'Drafts',
      what: 'Drafts',
      fate: {
        begun: 'Begun',
        submitted: 'Sent',
        open: 'Still open',
        ended: 'Withdrawn or lapsed before they were sent',
      },
      endedWith: 'Of these, with this section filled in: {{section}}',
      section: {
        identity: 'About the person',
        address: 'Address',
        work: 'Work and income',
        vehicle: 'Vehicle',
        bank: 'Bank account',
      },
    },
  },
} as const;
