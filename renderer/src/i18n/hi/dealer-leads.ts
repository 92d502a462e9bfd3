import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. Leads and invitations at the dealer’s desk. */
export const dealerLeads: Words<'dealer-leads'> = {
  leads: {
    none: 'अभी कोई संभावित ग्राहक नहीं है।',
    dueToday: {
      one: 'आज {{count}} ग्राहक से काम है।',
      other: 'आज {{count}} ग्राहकों से काम है।',
    },
  },
};
