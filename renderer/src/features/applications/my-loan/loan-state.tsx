import { Badge } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type LoanSummary, stageOf } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  // Fluent's badge neither wraps nor grows.
  state: {
    height: 'auto',
    minHeight: '1.75rem',
    fontSize: token.fontSizeBase300,
    whiteSpace: 'normal',
    textAlign: 'start',
  },
});

/** Stages in which the borrower is to do something. */
const YOURS: readonly string[] = ['ACTION_REQUIRED', 'DRAFT', 'OFFERED', 'AGREEMENT_PENDING'];

/** The status of an application, in a few words. */
export function LoanState({
  loan,
}: {
  readonly loan: Pick<LoanSummary, 'state' | 'outcome' | 'lenders'>;
}) {
  const { t } = useTranslation();
  const { outcome } = loan;
  const stage = stageOf(loan);
  const color = YOURS.includes(stage)
    ? 'warning'
    : outcome === 'DISBURSED'
      ? 'success'
      : stage === 'CLOSED'
        ? 'subtle'
        : 'brand';
  return (
    <Badge appearance="tint" color={color} size="extra-large" className={useStyles().state}>
      {outcome === null ? t(`applications.state.${stage}`) : t(`applications.outcome.${outcome}`)}
    </Badge>
  );
}
