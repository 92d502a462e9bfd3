import type { PricedLoan } from '#domain/lending/offers/cost-breakdown.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** `24 × ₹5,991` for each run of instalments, in the order in which they fall due. */
export const instalmentLines = (
  instalments: PricedLoan['instalments'],
  t: Translator['t'],
): readonly string[] =>
  instalments.map(({ count, amount }) => t('cost.times', { count, amount: inRupees(amount) }));
