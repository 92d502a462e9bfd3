import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { AcceptOffer } from '#renderer/features/applications/offers/accept-offer.tsx';
import { DeclineOffer } from '#renderer/features/applications/offers/decline-offer.tsx';
import { OfferBand } from '#renderer/features/applications/offers/offer-band.tsx';
import type { ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import { stateInWords } from '#renderer/features/applications/offers/state-in-words.ts';
import { CheckedStatement } from '#renderer/features/applications/offers/statement/checked-statement.tsx';
import type { Answering } from '#renderer/features/applications/offers/use-answer.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const useStyles = makeStyles({
  offer: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
  title: { fontSize: 'clamp(1.25rem, 3vw, 1.5rem)', outlineStyle: 'none' },
  state: { fontWeight: token.fontWeightSemibold },
  small: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  head: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.s },
  last: { display: 'flex', flexWrap: 'wrap', gap: space.s },
});

/** One offer with its statement in full and, while it is open, what can be answered. */
export function OpenedOffer({
  offer,
  ends,
  answering,
  onClose,
  onReload,
}: {
  readonly offer: ShownOffer;
  /** What ends with it where it is declined. */
  readonly ends: 'nothing' | 'lender' | 'application';
  readonly answering: Answering;
  readonly onClose: () => void;
  readonly onReload: () => void;
}) {
  const styles = useStyles();
  const words = useTranslation();
  const { t } = words;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { figures } = offer;
  const back = <Button onClick={onClose}>{t('loanOffers.back')}</Button>;
  return (
    <section className={styles.offer}>
      <div className={styles.head}>
        {back}
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {t('loanOffers.from', { lender: offer.lenderName })}
        </h2>
        <p className={styles.state}>{stateInWords(offer, words)}</p>
        <OfferBand offer={offer} />
        {offer.isSample && <p className={styles.small}>{t('loanOffers.sample')}</p>}
      </div>
      <CheckedStatement offer={offer} onReload={onReload}>
        {figures !== null && offer.state === 'OPEN' && (
          <AcceptOffer offer={offer} figures={figures} answering={answering} />
        )}
      </CheckedStatement>
      <OutcomeMessage outcome={answering.last?.outcome ?? null} />
      {offer.state === 'OPEN' && <DeclineOffer offer={offer} ends={ends} answering={answering} />}
      <div className={styles.last}>{back}</div>
    </section>
  );
}
