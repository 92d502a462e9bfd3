import {
  type Letter,
  namesOf,
  kindKey,
  problemKey,
} from '#renderer/features/operator/service/letters/letter.ts';
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
export function letterColumns(
  { t, language }: Translator,
  lenderName: (lenderId: string) => string,
): ListColumns<Letter> {
  return [
    [
      t('service.letter.message'),
      (letter) => {
        const { kind, lender } = namesOf(t, letter, lenderName);
        return (
          <div>
            <Line>{kind}</Line>
            <SecondLine>{t('service.letter.to', { lender })}</SecondLine>
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
      t('service.letter.why'),
      ({ problem, givenUpAt, tries }) => {
        const moment = momentInWords(new Date(givenUpAt), language);
        return (
          <div>
            {t(problemKey(problem))}
            <SecondLine>{t('service.letter.since', { moment, count: tries })}</SecondLine>
          </div>
        );
      },
      { width: 'wide' },
    ],
    [
      t('service.letter.behind'),
      ({ behind }) =>
        behind.length === 0 ? (
          <Quiet>{t('service.letter.behindNone')}</Quiet>
        ) : (
          <Line>{behind.map((one) => t(kindKey(one))).join(', ')}</Line>
        ),
    ],
  ];
}
