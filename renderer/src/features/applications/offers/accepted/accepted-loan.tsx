import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { CheckedStatement } from '#renderer/features/applications/offers/statement/checked-statement.tsx';
import { CoolingOff } from '#renderer/features/applications/offers/accepted/cooling-off.tsx';
import { InstalmentBar } from '#renderer/features/applications/offers/accepted/instalment-bar.tsx';
import { LoanSchedule } from '#renderer/features/applications/offers/accepted/loan-schedule.tsx';
import { NextSteps } from '#renderer/features/applications/offers/accepted/next-steps.tsx';
import { OfferColumns } from '#renderer/features/applications/offers/offer-columns.tsx';
import type {
  Application,
  ShownOffer,
} from '#renderer/features/applications/offers/shown-offer.ts';
import { stateInWords } from '#renderer/features/applications/offers/state-in-words.ts';
import type { Answering } from '#renderer/features/applications/offers/use-answer.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Fold } from '#renderer/ui/folds/fold.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.s },
  title: { fontSize: 'clamp(1.25rem, 3vw, 1.5rem)', outlineStyle: 'none' },
  state: { fontWeight: token.fontWeightSemibold },
  small: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
});

/** The loan whose offer was accepted: what comes next, leaving it, what is paid when, and its statement. */
export function AcceptedLoan({
  offer,
  offers,
  application,
  until,
  now,
  answering,
  onReload,
}: {
  readonly offer: ShownOffer;
  readonly offers: readonly ShownOffer[];
  readonly application: Application;
  /** When the cooling-off period is over. */
  readonly until: number | null;
  /** When all this was asked. */
  readonly now: number;
  readonly answering: Answering;
  readonly onReload: () => void;
}) {
  const styles = useStyles();
  const words = useTranslation();
  const { t } = words;
  const { number, outcome } = application;
  const { data: { delivery } = { delivery: undefined } } = useCallQuery('ownDelivery', { number });
  const title = useRef<HTMLHeadingElement>(null);
  const { last } = answering;
  const isNew = last?.kind === 'accept';
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  // Whether an answer has arrived is seen from what is shown here.
  const shown = last?.outcome.kind === 'success' || last?.kind === 'exit' ? last.outcome : null;
  const isLoan = outcome === null || outcome === 'DISBURSED';
  const others = offers.filter((each) => each !== offer);
  return (
    <Stack>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {t(isLoan ? 'acceptedLoan.title' : 'loanOffers.from', { lender: offer.lenderName })}
        </h2>
        <p className={styles.state}>{stateInWords(offer, words)}</p>
        {offer.isSample && <p className={styles.small}>{t('loanOffers.sample')}</p>}
        <OutcomeMessage outcome={shown} />
      </div>
      <NextSteps application={application} lenderId={offer.lenderId} delivery={delivery} />
      {isLoan && until !== null && (
        <CoolingOff
          offer={offer}
          until={until}
          now={now}
          delivery={delivery}
          answering={answering}
        />
      )}
      {isLoan && offer.statement !== null && offer.figures !== null && (
        <LoanSchedule
          statement={offer.statement}
          figures={offer.figures}
          lender={offer.lenderName}
          number={number}
          delivery={delivery}
          now={now}
        />
      )}
      <StatementAgain offer={offer} onReload={onReload} />
      {others.length > 0 && <OtherOffers offers={others} onReload={onReload} />}
      {isLoan && offer.figures !== null && <InstalmentBar cost={offer.figures.cost} />}
    </Stack>
  );
}

function StatementAgain({
  offer,
  onReload,
}: {
  readonly offer: ShownOffer;
  readonly onReload: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <div className={styles.part}>
      <div>
        <Button aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {t(opened ? 'acceptedLoan.hideStatement' : 'acceptedLoan.statement')}
        </Button>
      </div>
      {opened && <CheckedStatement offer={offer} onReload={onReload} />}
    </div>
  );
}

function OtherOffers({
  offers,
  onReload,
}: {
  readonly offers: readonly ShownOffer[];
  readonly onReload: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [opened, setOpened] = useState<string | null>(null);
  const offer = offers.find((each) => each.offer === opened);
  return (
    <Fold title={t('acceptedLoan.otherOffers')} heading="h3">
      <div className={styles.part}>
        <OfferColumns label={t('acceptedLoan.otherOffers')} offers={offers} onOpen={setOpened} />
        {offer !== undefined && (
          <CheckedStatement key={offer.offer} offer={offer} onReload={onReload} />
        )}
      </div>
    </Fold>
  );
}
