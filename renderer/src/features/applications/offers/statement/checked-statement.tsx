import type { ReactNode } from 'react';
import { makeStyles } from '@griffel/react';
import type { ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import { StatementView } from '#renderer/ui/key-facts/statement-view.tsx';
import { useTextCheck } from '#renderer/ui/key-facts/statement-text.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  checked: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
});

/**
 * The statement of an offer, compared with the hash that the offer is recorded with. What can be agreed to is shown only
 * where they agree.
 */
export function CheckedStatement({
  offer: { keyFacts, keyFactsHash, statement, figures },
  onReload,
  children = null,
}: {
  readonly offer: Pick<ShownOffer, 'keyFacts' | 'keyFactsHash' | 'statement' | 'figures'>;
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
      <StatementView statement={statement} hash={check === 'right' ? keyFactsHash : null} />
      {check === 'right' && children}
    </div>
  );
}
