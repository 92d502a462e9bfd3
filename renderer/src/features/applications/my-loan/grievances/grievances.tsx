import { makeStyles } from '@griffel/react';
import { useRef, useState } from 'react';
import { Answered } from '#renderer/features/applications/my-loan/waiting/answered.tsx';
import { GrievanceCard } from '#renderer/features/applications/my-loan/grievances/grievance-card.tsx';
import { GrievanceForm } from '#renderer/features/applications/my-loan/grievances/grievance-form.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const useStyles = makeStyles({
  place: { outlineStyle: 'none' },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: {
    padding: `${space.m} 0`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    ':last-child': { paddingBottom: 0 },
  },
});

/** The person's complaints with all answers, and a new one. */
export function Grievances({
  numbers,
  about,
}: {
  /** Of the person's applications. */
  readonly numbers: readonly string[];
  /** The application that the person is looking at. */
  readonly about: string | null;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const raised = useCallQuery('myGrievances', {});
  const [writing, setWriting] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);

  function finish(text: string | null): void {
    setWriting(false);
    setDone(text);
    place.current?.focus();
  }

  return (
    <>
      <div
        ref={place}
        role="group"
        aria-label={t('grievance.heading')}
        tabIndex={-1}
        className={styles.place}
      >
        <OutcomeMessage outcome={done === null ? null : { kind: 'success', text: done }} />
      </div>
      {writing ? (
        <GrievanceForm
          numbers={numbers}
          about={about}
          onDone={finish}
          onCancel={() => finish(null)}
        />
      ) : (
        <FormActions>
          <Button
            kind="primary"
            onClick={() => {
              setDone(null);
              setWriting(true);
            }}
          >
            {t('grievance.raise')}
          </Button>
        </FormActions>
      )}
      <Answered query={raised} loading={t('grievance.loading')}>
        {({ grievances }, at) =>
          grievances.length === 0 ? (
            <p>{t('grievance.none')}</p>
          ) : (
            <ul className={styles.list}>
              {grievances.map((grievance) => (
                <li key={grievance.number} className={styles.item}>
                  <GrievanceCard at={at} grievance={grievance} onDone={finish} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </>
  );
}
