import { makeStyles } from '@griffel/react';
import type { Language } from '#domain/languages.ts';
import type { PricedLoan } from '#domain/lending/offers/cost-breakdown.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { costInWords } from '#renderer/ui/cost/cost-in-words.ts';
import { DetailFold } from '#renderer/ui/folds/detail-fold.tsx';
import { FactRow } from '#renderer/ui/text/fact-row.tsx';

const useStyles = makeStyles({
  list: { margin: 0, maxWidth: '48rem', minWidth: 0 },
});

/** What a loan costs, line by line: the same lines wherever a loan is shown. Needs the words of `cost`. */
export function CostBreakdown({
  loan,
  label,
  language,
}: {
  readonly loan: PricedLoan<string>;
  /** The name of the list, where no heading names it. */
  readonly label?: string;
  /** Of the fees' names, where it is not the page's. */
  readonly language?: Language;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <dl aria-label={label} className={styles.list}>
      {costInWords(loan, t).map(({ name, ...row }) => (
        <FactRow key={name} {...row} language={name === 'instalment' ? undefined : language} />
      ))}
    </dl>
  );
}

/** The same, opened on request; always open on paper. */
export function CostFold({
  loan,
  of,
  isNamed = false,
}: {
  readonly loan: PricedLoan<string>;
  /** Which loan it is. */
  readonly of: string;
  /** Whether that is to be seen as well as heard, where nothing around it says so. */
  readonly isNamed?: boolean;
}) {
  const { t } = useTranslation();
  const name = t('cost.openOf', { loan: of });
  return (
    <DetailFold label={isNamed ? name : t('cost.open')} name={name}>
      <CostBreakdown loan={loan} />
    </DetailFold>
  );
}
