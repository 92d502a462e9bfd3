/** English. Branches of a dealer. */
export const dealerBranches = {
  dealerBranches: {
    at: 'You work at',
    choose: 'Choose a branch',
    chooseFirst:
      'Choose the branch you work at now, at the top. New leads and quotes then belong to it.',
    branch: 'Branch',
    all: 'All branches',
    none: 'No branch',
    closed: '{{name}} (closed)',
    title: 'Branches',
    intro:
      'If you have more than one showroom, name each of them here. Quotes then show the name, address and telephone number of the branch, and each salesperson sees the leads of the branches they work at.',
    add: 'Add a branch',
    edit: 'Change',
    editOf: 'Change {{name}}',
    close: 'Close',
    closeOf: 'Close {{name}}',
    field: {
      name: 'Name',
      district: 'District or RTO',
      districtHint: 'As in your price list, so that quotes start with its registration fee.',
      address: 'Address',
      phone: 'Telephone number',
    },
    dialog: {
      add: 'Add a branch',
      edit: 'Change a branch',
      intro: 'Quotes show the name, the address and the telephone number.',
      save: 'Save',
      saved: 'Saved: {{name}}',
    },
    ending: {
      title: 'Close {{name}}?',
      text: 'Nobody can work there any more, and this cannot be undone. Leads that were bought or lost still count for this branch.',
      no: 'Keep it open',
      yes: 'Close the branch',
      leads: { one: '{{count}} open lead', other: '{{count}} open leads' },
      people: {
        one: '{{count}} person who works only there',
        other: '{{count}} people who work only there',
      },
      left: 'Still there: {{what}}.',
      to: 'Where do they go?',
      missing: 'Choose a branch.',
      done: '{{name}} is closed.',
    },
    error: {
      name: 'Please enter a name of at most 60 characters.',
      district: 'Please enter at most 60 characters.',
      address: 'Please enter at most 300 characters.',
      phone: 'Please enter a telephone number in digits, such as +91 522 400 1234.',
      taken: 'Another branch has this name already.',
      stale: 'A colleague has changed this branch meanwhile. Close this and look at it again.',
    },
    people: {
      begin: 'Choose branches',
      beginOf: 'Choose branches of {{name}}',
      title: 'Where does {{name}} work?',
      intro:
        'They see the leads of these branches, and keep those that are theirs elsewhere. Without a choice they work at all of them. A manager sees every branch.',
      field: 'Branches',
      save: 'Save',
      done: '{{name}}: {{branches}}',
    },
    move: {
      begin: 'To another branch',
      title: {
        one: 'Hand {{count}} lead to another branch',
        other: 'Hand {{count}} leads to another branch',
      },
      text: 'A lead stays with its salesperson if they work there. If not, it is unassigned.',
      to: 'Which branch',
      missing: 'Choose a branch.',
      yes: 'Hand over',
      done: {
        one: '{{count}} lead handed over to {{name}}',
        other: '{{count}} leads handed over to {{name}}',
      },
    },
    elsewhere:
      'A lead at {{branch}} has this number. {{state}}, since {{day}}. Salesperson: {{owner}}.',
    duplicate:
      'A lead at {{branch}} has the same number, since {{day}}. Nothing is saved yet. A manager can hand it over to you.',
  },
} as const;
