import { makeStyles } from '@griffel/react';
import { AnswerPart } from '#renderer/features/operator/service/grievances/answer-part.tsx';
import { GrievanceFacts } from '#renderer/features/operator/service/grievances/grievance-facts.tsx';
import { Written } from '#renderer/features/operator/service/shared/written.tsx';
import { PlaceLink } from '#renderer/features/operator/service/shared/marks.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space } from '#renderer/theme/token.ts';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0, maxWidth: '60rem' },
  part: { display: 'flex', flexDirection: 'column', gap: space.s },
});

/** One grievance with what was written, and the answer to it. */
export function GrievanceView({ number }: { readonly number: string }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const query = useCallQuery('viewGrievance', { number });
  const { data, error } = query;
  const isUnknown = error?.failure.kind === 'refused' && error.failure.status === 404;
  return (
    <div className={styles.view}>
      <div>
        <PlaceLink to={fragmentOf({ view: 'grievances' })}>{t('service.grievance.back')}</PlaceLink>
      </div>
      {data === undefined && error === null && (
        <p role="status">{t('service.grievance.opening')}</p>
      )}
      {isUnknown && <p role="alert">{t('service.grievance.unknown')}</p>}
      {error !== null && !isUnknown && (
        <Unanswered failure={error.failure} onAgain={query.refetch} />
      )}
      {data !== undefined && (
        <>
          <p>{t('service.grievance.noted')}</p>
          <GrievanceFacts grievance={data.grievance} now={query.dataUpdatedAt} />
          {data.grievance.state === 'ESCALATED' && (
            <Remark tone="warning">{t('service.grievance.escalated')}</Remark>
          )}
          <Written
            heading={t('service.grievance.wrote', {
              day: momentInWords(new Date(data.grievance.raisedAt), language),
            })}
            text={data.grievance.text}
          />
          <section className={styles.part}>
            <h2>{t('service.grievance.answers')}</h2>
            {data.grievance.answers.length === 0 && <p>{t('service.grievance.noAnswers')}</p>}
            {data.grievance.answers.map(({ text, answeredAt }) => (
              <Written
                key={answeredAt}
                level="h3"
                heading={t('service.grievance.answered', {
                  day: momentInWords(new Date(answeredAt), language),
                })}
                text={text}
              />
            ))}
          </section>
          <AnswerPart grievance={data.grievance} now={query.dataUpdatedAt} />
        </>
      )}
    </div>
  );
}
