import { makeStyles } from '@griffel/react';
import { dayOf } from '#renderer/features/applications/my-loan/progress/loan-days.ts';
import type { LoanSummary } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { LoanState } from '#renderer/features/applications/my-loan/loan-state.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.xs,
    minWidth: 0,
  },
  title: { fontSize: token.fontSizeBase400 },
  unread: { fontWeight: token.fontWeightSemibold },
  day: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** The person's applications, the newest first, each with a button that opens it. */
export function LoanList({
  loans,
  onOpen,
}: {
  readonly loans: readonly LoanSummary[];
  readonly onOpen: (number: string) => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  return (
    <ul className={styles.list}>
      {loans.map((loan) => {
        const { number, state, createdAt, submittedAt, letters } = loan;
        return (
          <li key={number}>
            <Panel>
              <div className={styles.row}>
                <div className={styles.words}>
                  <h3 className={styles.title}>{t('myLoan.number', { number })}</h3>
                  <LoanState loan={loan} />
                  {letters.unread > 0 && (
                    <p className={styles.unread}>
                      {t('letters.unread', { count: letters.unread })}
                    </p>
                  )}
                  <p className={styles.day}>
                    {submittedAt === null
                      ? t('myLoan.started', { day: dayOf(translator, createdAt) })
                      : t('myLoan.sent', { day: dayOf(translator, submittedAt) })}
                  </p>
                </div>
                <Button
                  kind={state === 'CLOSED' ? 'secondary' : 'primary'}
                  aria-label={`${t('myLoan.open')}: ${t('myLoan.number', { number })}`}
                  onClick={() => onOpen(number)}
                >
                  {t('myLoan.open')}
                </Button>
              </div>
            </Panel>
          </li>
        );
      })}
    </ul>
  );
}
