/** English. The lender's inbox around its views. */
export const lender = {
  lender: {
    ways: 'Lender’s inbox',
    who: '{{name}}, {{lender}}',
    titles: {
      inbox: 'Inbox',
      settings: 'Settings',
      case: 'Application {{number}}',
    },
  },
} as const;
