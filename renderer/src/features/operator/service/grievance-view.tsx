import { makeStyles } from '@griffel/react';
import { AnswerPart } from '#renderer/features/operator/service/grievances/answer-part.tsx';
import { GrievanceFacts } from '#renderer/features/operator/service/grievances/grievance-facts.tsx';
import { Written } from '#renderer/features/operator/service/shared/written.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { RecordFrame } from '#renderer/ui/staff/record-frame.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';

const useStyles = makeStyles({ view: { maxWidth: '60rem' } });

/** One grievance with what was written, and the answer to it. */
export function GrievanceView({ number }: { readonly number: string }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const query = useCallQuery('viewGrievance', { number });
  return (
    <div className={styles.view}>
      <RecordFrame
        query={query}
        back={{ address: fragmentOf({ view: 'grievances' }), text: t('service.grievance.back') }}
        loading={t('service.grievance.opening')}
        gone={{ code: 'no-such-grievance', text: t('service.grievance.unknown') }}
      >
        {({ grievance }) => (
          <>
            <p>{t('service.grievance.noted')}</p>
            <GrievanceFacts grievance={grievance} now={query.dataUpdatedAt} />
            {grievance.state === 'ESCALATED' && (
              <Remark tone="warning">{t('service.grievance.escalated')}</Remark>
            )}
            <Written
              heading={t('service.grievance.wrote', {
                day: momentInWords(new Date(grievance.raisedAt), language),
              })}
              text={grievance.text}
            />
            <Stack as="section" gap="s">
              <h2>{t('service.grievance.answers')}</h2>
              {grievance.answers.length === 0 && <p>{t('service.grievance.noAnswers')}</p>}
              {grievance.answers.map(({ text, answeredAt }) => (
                <Written
                  key={answeredAt}
                  level="h3"
                  heading={t('service.grievance.answered', {
                    day: momentInWords(new Date(answeredAt), language),
                  })}
                  text={text}
                />
              ))}
            </Stack>
            <IfMay call="answerGrievance">
              <AnswerPart grievance={grievance} now={query.dataUpdatedAt} />
            </IfMay>
          </>
        )}
      </RecordFrame>
    </div>
  );
}
