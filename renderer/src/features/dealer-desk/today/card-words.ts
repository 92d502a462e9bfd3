import type { TodayCard } from '#contract/dealers/today.ts';
import { indianDayOf } from '#domain/days.ts';
import { nextInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { documentInWords } from '#renderer/features/dealer-desk/follow/follow-words.ts';
import { dayInWords, momentInWords } from '#renderer/i18n/days-in-words.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

/** Whom or what a card is about. */
export const titleOf = ({ lead, application }: TodayCard, { t }: Translator): string =>
  lead?.name ?? t('today.application', { number: application?.number ?? '' });

/** Why a card is here, in a sentence. */
export function whyOf(card: TodayCard, translator: Translator): string {
  const { t, language } = translator;
  const { kind, day, lead, application } = card;
  const isToday = day === indianToday();
  switch (kind) {
    case 'step': {
      const next = lead?.next ?? { step: 'call', on: day };
      return isToday
        ? t('today.why.dueToday', { step: t(`leads.step.${next.step}`) })
        : t('today.why.overdue', { next: nextInWords(translator, next) });
    }
    case 'quote':
      return t(isToday ? 'today.why.lapsesToday' : 'today.why.lapsesTomorrow');
    case 'invitation':
      return linkInWords(card, translator);
    case 'no-step':
      return t('today.why.stepless', { day: dayInWords(day, language) });
    case 'delivery':
      return t('today.why.act', {
        act: t(`following.acts.${application?.act ?? 'report-delivery'}`),
      });
    case 'documents':
      return t('today.why.documents', {
        documents: (application?.wanted ?? [])
          .map((each) => documentInWords(each, translator))
          .join(', '),
      });
    case 'money':
      return moneyOf(card, translator);
  }
}

function linkInWords({ day, link }: TodayCard, { t, language }: Translator): string {
  const until = dayInWords(day, language);
  // Of a card that this computer has kept from before.
  if (link === undefined) return t('today.why.unused', { day: until });
  const on = (at: number) => dayInWords(indianDayOf(at), language);
  return link.openedAt === null
    ? t('today.why.unopened', { since: on(link.madeAt), day: until })
    : t('today.why.opened', { on: on(link.openedAt), day: until });
}

function moneyOf({ application }: TodayCard, { t }: Translator): string {
  if (application === null) return '';
  const [expected, received] = [application.expected, application.received].map(inWholeRupees);
  if (application.received === 0) return t('today.why.expected', { amount: expected ?? '' });
  return application.expected === 0
    ? t('today.why.received', { amount: received ?? '' })
    : t('today.why.partPaid', { received: received ?? '', expected: expected ?? '' });
}

/** When somebody last spoke with the customer, or tried to. */
export function lastContactOf({ lastContact }: TodayCard, { t, language }: Translator): string {
  if (lastContact === null) return t('today.last.none');
  return t(`today.last.${lastContact.outcome}`, {
    moment: momentInWords(new Date(lastContact.at), language),
    name: lastContact.by ?? t('leads.history.left'),
  });
}
