/** English. Leads and invitations at the dealer's desk. */
export const dealerLeads = {
  leads: {
    none: 'There are no leads yet.',
    dueToday: {
      one: '{{count}} lead is due today.',
      other: '{{count}} leads are due today.',
    },
  },
} as const;
