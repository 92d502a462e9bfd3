import { type Letter, namesOf } from '#renderer/features/operator/service/letters/letter.ts';
import { kindKey, problemKey } from '#renderer/features/operator/service/letters/letter-words.ts';
import { PlaceLink, Quiet, SecondLine } from '#renderer/features/operator/service/shared/marks.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** To whom, of what, what, why not, what waits for it, and since when. */
export function letterCells(
  { t, language }: Translator,
  letter: Letter,
  lenderName: (lenderId: string) => string,
) {
  const { number, problem, behind, givenUpAt, tries } = letter;
  const { kind, lender } = namesOf(t, letter, lenderName);
  return [
    lender,
    <PlaceLink key="application" to={fragmentOf({ view: 'application', number })}>
      {number}
    </PlaceLink>,
    kind,
    t(problemKey(problem)),
    behind.length === 0 ? (
      <Quiet key="behind">{t('service.letter.behindNone')}</Quiet>
    ) : (
      behind.map((one) => t(kindKey(one))).join(', ')
    ),
    <div key="since">
      {momentInWords(new Date(givenUpAt), language)}
      <SecondLine>{t('service.letter.tries', { count: tries })}</SecondLine>
    </div>,
  ];
}
