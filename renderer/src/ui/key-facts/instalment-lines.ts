import type { Translator } from '#renderer/i18n/translator.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** `24 × ₹5,991` for each run of instalments, in the order in which they fall due. */
export const instalmentLines = (
  instalments: readonly { readonly count: number; readonly paise: number }[],
  t: Translator['t'],
): readonly string[] =>
  instalments.map(({ count, paise }) => t('loanOffers.times', { count, amount: inRupees(paise) }));
