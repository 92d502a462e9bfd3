import { makeStyles } from '@griffel/react';
import {
  type Loan,
  caseStateOf,
  lenderName,
} from '#renderer/features/applications/my-loan/loan-facts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  list: { margin: 0 },
  row: {
    padding: `${space.s} 0`,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    ':first-child': { paddingTop: 0 },
    ':last-child': { paddingBottom: 0, borderBottom: 'none' },
  },
  name: { fontWeight: token.fontWeightSemibold },
  state: { margin: 0, color: token.colorNeutralForeground2 },
});

/** One line for each lender, with the status there. */
export function LenderList({ loan }: { readonly loan: Loan }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  return (
    <dl className={styles.list}>
      {loan.lenders.map((lender) => (
        <div key={lender.lenderId} className={styles.row}>
          <dt className={styles.name}>{lenderName(loan, lender.lenderId, language)}</dt>
          <dd className={styles.state}>{caseWords(t, lender)}</dd>
        </div>
      ))}
    </dl>
  );
}

function caseWords(t: Translator['t'], { state, isSent }: Loan['lenders'][number]): string {
  const known = caseStateOf(state);
  if (known === null) return t('myLoan.caseUnknown');
  if (known === 'CREATED' && isSent) return t('myLoan.case.SENT');
  if (known === 'CANCELLED' && !isSent) return t('myLoan.case.NOT_SENT');
  return t(`myLoan.case.${known}`);
}
