import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { NOT_MAILED } from '#contract/operators/notifications.ts';
import { wordsOf } from '#domain/lending/notifications/notifications.ts';
import { mailProblem } from '#renderer/features/operator/service/notices/mail-problem.ts';
import { Line, PlaceLink, SecondLine } from '#renderer/features/operator/service/shared/marks.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

export type Notice = ReplyOf<(typeof RENDERER_CALLS)['notifications']>['notifications'][number];

/** What it is about, what it says, what has become of it, and from when it is. */
export function noticeCells(translator: Translator, notice: Notice) {
  const { language } = translator;
  const { number, event, state, createdAt } = notice;
  const { title, text } = wordsOf(event, language);
  return [
    <PlaceLink key="about" to={placeOf(number)}>
      {number}
    </PlaceLink>,
    <div key="says">
      {title}
      {(state === 'LISTED' || state === 'FAILED') && <SecondLine>{text}</SecondLine>}
    </div>,
    <Standing key="standing" translator={translator} notice={notice} />,
    momentInWords(new Date(createdAt), language),
  ];
}

const placeOf = (number: string): string =>
  fragmentOf({ view: number.startsWith('GR') ? 'grievance' : 'application', number });

function Standing({
  translator: { t, language },
  notice: { state, problem, tries, createdAt, endedAt },
}: {
  readonly translator: Translator;
  readonly notice: Notice;
}) {
  switch (state) {
    case 'FAILED':
      return (
        <>
          {t(`service.notice.problem.${mailProblem(problem)}`)}
          <SecondLine>{t('service.notice.tries', { count: tries })}</SecondLine>
        </>
      );
    case 'WAITING':
      return (
        <Line>
          {t(problem === null ? 'service.notice.waiting' : 'service.notice.waitingAgain')}
        </Line>
      );
    case 'LISTED': {
      const why = NOT_MAILED.find((reason) => reason === problem) ?? 'noServer';
      return t(`service.notice.notMailed.${why}`);
    }
    case 'TOLD':
    case 'SENT':
      return (
        <Line>
          {t(state === 'SENT' ? 'service.notice.sent' : 'service.notice.told', {
            moment: momentInWords(new Date(endedAt ?? createdAt), language),
          })}
        </Line>
      );
  }
}
