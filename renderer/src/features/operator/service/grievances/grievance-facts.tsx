import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { indianDayOf } from '#domain/days.ts';
import { STATES_TO_ANSWER } from '#domain/lending/states/grievance-states.ts';
import { GrievanceBadge } from '#renderer/features/operator/service/grievances/grievance-badge.tsx';
import {
  dueInWords,
  subjectInWords,
} from '#renderer/features/operator/service/grievances/grievance-words.ts';
import { Line, PlaceLink } from '#renderer/features/operator/service/shared/marks.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { FactList } from '#renderer/features/operator/service/shared/fact-list.tsx';

export type Grievance = ReplyOf<(typeof RENDERER_CALLS)['viewGrievance']>['grievance'];

/** The status of a grievance, without what was written. */
export function GrievanceFacts({
  grievance: { state, subject, application, dueAt },
  now,
}: {
  readonly grievance: Grievance;
  /** When it was so, in milliseconds since 1970. */
  readonly now: number;
}) {
  const { t, language } = useTranslation();
  const due = `${dayInWords(indianDayOf(dueAt), language)} (${dueInWords(t, dueAt, now)})`;
  return (
    <FactList
      facts={[
        [t('service.grievance.stateLabel'), <GrievanceBadge key="state" state={state} />],
        [
          t('service.grievance.due'),
          STATES_TO_ANSWER.includes(state) ? (
            due
          ) : (
            <Line key="due">{t('service.grievance.notDue')}</Line>
          ),
        ],
        [t('service.grievance.subject'), <Line key="subject">{subjectInWords(t, subject)}</Line>],
        [
          t('service.list.application'),
          application === null ? (
            <Line key="application">{t('service.list.none')}</Line>
          ) : (
            <PlaceLink
              key="application"
              to={fragmentOf({ view: 'application', number: application })}
            >
              {application}
            </PlaceLink>
          ),
        ],
      ]}
    />
  );
}
