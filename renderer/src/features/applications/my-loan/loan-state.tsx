import { Badge } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { LoanSummary } from '#renderer/features/applications/my-loan/loan-facts.ts';
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

/** The status of an application, in a few words. */
export function LoanState({ state, outcome }: Pick<LoanSummary, 'state' | 'outcome'>) {
  const { t } = useTranslation();
  const color =
    state === 'ACTION_REQUIRED' || state === 'DRAFT'
      ? 'warning'
      : outcome === 'DISBURSED'
        ? 'success'
        : state === 'CLOSED'
          ? 'subtle'
          : 'brand';
  return (
    <Badge appearance="tint" color={color} size="extra-large" className={useStyles().state}>
      {outcome === null ? t(`applications.state.${state}`) : t(`applications.outcome.${outcome}`)}
    </Badge>
  );
}
