import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import {
  FACT_COUNT,
  offerFacts,
  type OfferFact,
} from '#renderer/features/applications/offers/offer-facts.ts';
import type { ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import { OfferBand } from '#renderer/features/applications/offers/offer-band.tsx';
import { stateInWords } from '#renderer/features/applications/offers/state-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import type { Language } from '#domain/languages.ts';
import { FactRow } from '#renderer/ui/text/fact-row.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [from.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))', rowGap: 0 },
  },
  // The rows of all columns are in one line: head, facts, foot.
  column: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    maxWidth: '36rem',
    padding: space.m,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    boxShadow: token.portalShadow,
    [from.md]: {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridRowEnd: `span ${FACT_COUNT + 2}`,
      rowGap: 0,
      marginBottom: space.l,
    },
  },
  accepted: { borderTop: `4px solid ${token.colorBrandBackground}` },
  head: { display: 'flex', flexDirection: 'column', gap: space.xs, paddingBottom: space.s },
  name: { fontSize: token.fontSizeBase500 },
  small: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  state: { fontWeight: token.fontWeightSemibold },
  facts: {
    margin: 0,
    [from.md]: {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridRowEnd: `span ${FACT_COUNT}`,
      rowGap: 0,
    },
  },
  foot: { display: 'flex', flexDirection: 'column', gap: space.s, paddingTop: space.m },
  before: {
    padding: `0.125rem ${space.xs}`,
    backgroundColor: token.portalBandBackground,
    ...startEdge('3px', token.portalAccent),
    fontSize: token.fontSizeBase300,
    [from.md]: { width: 'fit-content' },
  },
});

/** Offers side by side with the same rows; one below the other on a phone. */
export function OfferColumns({
  label,
  offers,
  onOpen,
}: {
  readonly label: string;
  readonly offers: readonly ShownOffer[];
  readonly onOpen: (offer: string) => void;
}) {
  const styles = useStyles();
  return (
    <ul aria-label={label} className={styles.columns}>
      {offers.map((offer) => (
        <li
          key={offer.offer}
          className={mergeClasses(styles.column, offer.state === 'ACCEPTED' && styles.accepted)}
        >
          <Column offer={offer} onOpen={() => onOpen(offer.offer)} />
        </li>
      ))}
    </ul>
  );
}

function Column({ offer, onOpen }: { readonly offer: ShownOffer; readonly onOpen: () => void }) {
  const styles = useStyles();
  const words = useTranslation();
  const { t } = words;
  const facts = offerFacts(offer, words);
  const { statement, lenderName } = offer;
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.name}>{lenderName}</h3>
        {offer.isSample && <p className={styles.small}>{t('loanOffers.sample')}</p>}
        <p className={styles.state}>{stateInWords(offer, words)}</p>
        <OfferBand offer={offer} />
      </div>
      {statement === null || facts.length === 0 ? (
        <p>{t(offer.keyFacts === null ? 'loanOffers.removed' : 'loanOffers.unreadable')}</p>
      ) : (
        <>
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <OfferFactRow key={fact.name} fact={fact} language={statement.language} />
            ))}
          </dl>
          <Foot>
            {offer.matched !== null && (
              <p className={styles.small}>
                {facts.some(({ before }) => before !== null)
                  ? t('loanOffers.differs')
                  : t('loanOffers.same')}
              </p>
            )}
            <Button
              kind={offer.state === 'OPEN' ? 'primary' : 'secondary'}
              aria-label={t('loanOffers.readOf', { lender: lenderName })}
              data-offer={offer.offer}
              onClick={onOpen}
            >
              {t('loanOffers.read')}
            </Button>
          </Foot>
        </>
      )}
    </>
  );
}

function Foot({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().foot}>{children}</div>;
}

/** One fact of an offer, with what was shown at matching where that was something else. */
function OfferFactRow({
  fact: { label, value, lines, before },
  language,
}: {
  readonly fact: OfferFact;
  /** Of the statement. */
  readonly language: Language;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <FactRow label={label} value={value} lines={lines} language={language}>
      {before !== null && (
        <div className={styles.before}>{t('loanOffers.before', { value: before })}</div>
      )}
    </FactRow>
  );
}
