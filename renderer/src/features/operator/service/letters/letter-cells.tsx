import { type Letter, namesOf } from '#renderer/features/operator/service/letters/letter.ts';
import { kindKey, problemKey } from '#renderer/features/operator/service/letters/letter-words.ts';
import {
  Line,
  PlaceLink,
  Quiet,
  SecondLine,
} from '#renderer/features/operator/service/shared/marks.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** What and to whom, of what, why not and since when, and what waits for it. */
export function letterCells(
  { t, language }: Translator,
  letter: Letter,
  lenderName: (lenderId: string) => string,
) {
  const { number, problem, behind, givenUpAt, tries } = letter;
  const { kind, lender } = namesOf(t, letter, lenderName);
  const moment = momentInWords(new Date(givenUpAt), language);
  return [
    <div key="message">
      <Line>{kind}</Line>
      <SecondLine>{t('service.letter.to', { lender })}</SecondLine>
    </div>,
    <PlaceLink key="application" to={fragmentOf({ view: 'application', number })}>
      {number}
    </PlaceLink>,
    <div key="why">
      {t(problemKey(problem))}
      <SecondLine>{t('service.letter.since', { moment, count: tries })}</SecondLine>
    </div>,
    behind.length === 0 ? (
      <Quiet key="behind">{t('service.letter.behindNone')}</Quiet>
    ) : (
      <Line key="behind">{behind.map((one) => t(kindKey(one))).join(', ')}</Line>
    ),
  ];
}
