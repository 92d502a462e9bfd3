import type { WordsLike } from '#domain/words/words-like.ts';
import type { cost as english } from '#domain/words/en/cost.ts';

/** Hindi. */
export const cost: WordsLike<typeof english> = {
  amount: 'लोन की रकम',
  deducted: 'लोन में से कटने वाली फ़ीस, टैक्स सहित',
  disbursed: 'हाथ में: कंपनी जो रकम देती है',
  separate: 'अलग से चुकाना है, लोन में से नहीं',
  instalment: 'महीने की किस्त',
  instalmentPerDay: 'काम के हर दिन बचाने की रकम (महीने में 25 दिन)',
  interest: 'पूरी अवधि का ब्याज',
  allFees: 'सारी फ़ीस: लोन में से कटने वाली और अलग से चुकाने वाली',
  totalCost: 'कुल लागत: ब्याज और सारी फ़ीस',
  totalPaid: 'कुल भुगतान: सारी किस्तें और जो अलग से चुकाना है',
  apr: 'APR (सारी लागत एक सालाना दर में)',
  repaid: 'सारी किस्तें: लोन की रकम और ब्याज, जो अलग से चुकाना है उसके बिना',
  lessAllFees: 'APR के लिए RBI के नियम से शुद्ध रकम: लोन की रकम में से सारी फ़ीस घटाकर, अलग से चुकाने वाली भी',
};
