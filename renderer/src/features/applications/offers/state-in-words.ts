import { indianDayOf } from '#domain/days.ts';
import type { ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** The status of an offer, with the date of what ended it. */
export function stateInWords(
  { state, decidedAt, validUntil }: Pick<ShownOffer, 'state' | 'decidedAt' | 'validUntil'>,
  { t, language }: Pick<Translator, 't' | 'language'>,
): string {
  if (state === 'OPEN') return t('loanOffers.states.OPEN');
  // An offer lapses with the end of its last day, even if that was noticed later.
  const at = state === 'EXPIRED' ? validUntil - 1 : (decidedAt ?? validUntil);
  return t(`loanOffers.states.${state}`, { day: dayInWords(indianDayOf(at), language) });
}
