import { makeStyles } from '@griffel/react';
import type { AskedLoan } from '#domain/lending/matching/match.ts';
import {
  changesInWords,
  type Loan,
  wayBackInWords,
} from '#renderer/features/applications/matching/ways/loan-changes.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  taken: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
});

/** A change that was taken over. */
export type Taken<Before extends Loan = Loan> = {
  readonly before: Before;
  readonly loan: AskedLoan;
};

/** Says which change was taken over, and leads back. */
export function TakenWay({
  taken: { before, loan },
  onBack,
}: {
  readonly taken: Taken;
  readonly onBack: () => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  return (
    <div className={styles.taken}>
      <Remark>
        {translator.t('matchWay.taken')} {changesInWords(before, loan, translator).join(' ')}
      </Remark>
      <Button onClick={onBack}>{wayBackInWords(before, loan, translator)}</Button>
    </div>
  );
}
