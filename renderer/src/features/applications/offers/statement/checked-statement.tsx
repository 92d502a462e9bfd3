import type { ReactNode } from 'react';
import { makeStyles } from '@griffel/react';
import type { ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import { StatementParts, StatementView } from '#renderer/ui/key-facts/statement-view.tsx';
import { statementIn, useTextCheck } from '#renderer/ui/key-facts/statement-text.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Fold } from '#renderer/ui/folds/fold.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { isReviewedIn, UncheckedRemark } from '#renderer/ui/text/unreviewed-note.tsx';

const useStyles = makeStyles({
  checked: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
});

/**
 * The statement of an offer, compared with the hash that the offer is recorded with. What can be agreed to is shown only
 * where they agree.
 */
export function CheckedStatement({
  offer: { keyFacts, keyFactsHash, statement, figures, keyFactsInEnglish },
  onReload,
  children = null,
}: {
  readonly offer: Pick<
    ShownOffer,
    'keyFacts' | 'keyFactsHash' | 'statement' | 'figures' | 'keyFactsInEnglish'
  >;
  readonly onReload: () => void;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const check = useTextCheck(keyFacts ?? '', keyFactsHash);
  if (keyFacts === null) return <p>{t('loanOffers.removed')}</p>;
  const reload = <Button onClick={onReload}>{t('loanOffers.reload')}</Button>;
  if (statement === null || figures === null) {
    const text = t('loanOffers.unreadable');
    return <OutcomeMessage outcome={{ kind: 'failure', text, advice: reload }} />;
  }
  return (
    <div className={styles.checked}>
      {check === 'checking' && <p role="status">{t('loanStatement.checking')}</p>}
      {check === 'right' && <Remark>{t('loanStatement.right')}</Remark>}
      <OutcomeMessage
        outcome={
          check === 'wrong'
            ? { kind: 'failure', text: t('loanStatement.wrong'), advice: reload }
            : null
        }
      />
      {!isReviewedIn('key-facts', statement.language) && (
        <>
          <UncheckedRemark of="key-facts" />
          <StatementInEnglish text={keyFactsInEnglish ?? null} />
        </>
      )}
      <StatementView statement={statement} hash={check === 'right' ? keyFactsHash : null} />
      {check === 'right' && children}
    </div>
  );
}

/** To be compared with the statement of the offer. It is in the pages of newer offers only. */
function StatementInEnglish({ text }: { readonly text: string | null }) {
  const { t } = useTranslation();
  const statement = statementIn(text);
  if (statement === null) return null;
  return (
    <Fold title={t('loanStatement.inEnglish')} heading="h3">
      <StatementParts statement={statement} />
    </Fold>
  );
}
