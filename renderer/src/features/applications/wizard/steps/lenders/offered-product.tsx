import { makeStyles, mergeClasses } from '@griffel/react';
import { nameIn } from '#domain/languages.ts';
import { isPaymentAskedEarly } from '#domain/lending/documents.ts';
import type { MatchedProduct, MatchInput } from '#domain/lending/matching/match.ts';
import { AffordabilityBand } from '#renderer/ui/cost/affordability-band.tsx';
import { CostFold } from '#renderer/ui/cost/cost-breakdown.tsx';
import { loanIn } from '#renderer/ui/cost/cost-in-words.ts';
import { termsInWords } from '#renderer/features/applications/wizard/steps/lenders/terms-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  card: {
    padding: `${space.s} ${space.m}`,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusXLarge,
  },
  chosen: { border: `1px solid ${token.colorBrandStroke1}` },
  words: { display: 'flex', flexDirection: 'column', gap: '0.125rem' },
  name: { fontWeight: token.fontWeightSemibold },
  aside: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** One product on offer, to tick. */
export function OfferedProduct({
  offered,
  earnings,
  before,
  isChosen,
  onChoose,
}: {
  readonly offered: MatchedProduct;
  /** As the application states them; null where it does not. */
  readonly earnings: MatchInput['earnings'] | null;
  /** How it was when the person arrived, if different. */
  readonly before: MatchedProduct | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t, language } = translator;
  const { lender, product, offer, guarantorNeeded } = offered;
  return (
    <div className={mergeClasses(styles.card, isChosen && styles.chosen)}>
      <TickBox
        ticked={isChosen}
        onChange={onChoose}
        label={
          <span className={styles.words}>
            <span className={styles.name}>{nameIn(lender.names, language)}</span>
            <span>{nameIn(product.names, language)}</span>
            <span>{termsInWords(translator, offered)}</span>
            {before !== undefined && (
              <span className={styles.aside}>
                {t('apply.lenders.was', { before: termsInWords(translator, before) })}
              </span>
            )}
            {guarantorNeeded && (
              <span className={styles.aside}>{t('apply.lenders.guarantor')}</span>
            )}
          </span>
        }
      />
      {earnings !== null && <AffordabilityBand instalment={offer.instalment} earnings={earnings} />}
      {isPaymentAskedEarly(offered.documents.beforeSanction) && (
        <Remark tone="warning">{t('applications.payNothingYet')}</Remark>
      )}
      <CostFold loan={loanIn(offer, language)} of={nameIn(lender.names, language)} />
    </div>
  );
}
