import {
  type UndeliveredMessage,
  namesOf,
  kindKey,
  problemKey,
} from '#renderer/features/operator/service/undelivered/undelivered-message.ts';
import {
  Line,
  PlaceLink,
  Quiet,
  SecondLine,
} from '#renderer/features/operator/service/shared/marks.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { ListColumns } from '#renderer/ui/staff/paged-list.tsx';

/** What and to whom, of what, why not and since when, and what waits for it. */
export function undeliveredColumns(
  { t, language }: Translator,
  lenderName: (lenderId: string) => string,
): ListColumns<UndeliveredMessage> {
  return [
    [
      t('service.undelivered.message'),
      (message) => {
        const { kind, lender } = namesOf(t, message, lenderName);
        return (
          <div>
            <Line>{kind}</Line>
            <SecondLine>{t('service.undelivered.to', { lender })}</SecondLine>
          </div>
        );
      },
    ],
    [
      t('service.list.application'),
      ({ number }) => (
        <PlaceLink to={fragmentOf({ view: 'application', number })}>{number}</PlaceLink>
      ),
    ],
    [
      t('service.undelivered.why'),
      ({ problem, givenUpAt, tries }) => {
        const moment = momentInWords(new Date(givenUpAt), language);
        return (
          <div>
            {t(problemKey(problem))}
            <SecondLine>{t('service.undelivered.since', { moment, count: tries })}</SecondLine>
          </div>
        );
      },
      { width: 'wide' },
    ],
    [
      t('service.undelivered.behind'),
      ({ behind }) =>
        behind.length === 0 ? (
          <Quiet>{t('service.undelivered.behindNone')}</Quiet>
        ) : (
          <Line>{behind.map((one) => t(kindKey(one))).join(', ')}</Line>
        ),
    ],
  ];
}
