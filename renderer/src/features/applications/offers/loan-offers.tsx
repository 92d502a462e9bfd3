import { makeStyles } from '@griffel/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { offers as offersCall } from '#contract/applications/offers.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { AcceptedLoan } from '#renderer/features/applications/offers/accepted/accepted-loan.tsx';
import { OfferComparison } from '#renderer/features/applications/offers/offer-comparison.tsx';
import { OpenedOffer } from '#renderer/features/applications/offers/opened-offer.tsx';
import {
  type Application,
  endsWith,
  settledOffers,
  shownOffers,
} from '#renderer/features/applications/offers/shown-offer.ts';
import { useAnswer } from '#renderer/features/applications/offers/use-answer.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const useStyles = makeStyles({
  offers: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
  title: { fontSize: 'clamp(1.25rem, 3vw, 1.5rem)', outlineStyle: 'none' },
});

/** Milliseconds: an offer can lapse, or be withdrawn, while it is read. */
const LOOK_AGAIN = 60_000;

/** The offers of an application: to compare, to answer, and what follows the one that was accepted. */
export function LoanOffers({ number }: { readonly number: string }) {
  const { t } = useTranslation();
  const often = { refetchInterval: LOOK_AGAIN };
  const offers = useCallQuery('offers', { number }, often);
  const application = useCallQuery('application', { number }, often);
  const failure = offers.error ?? application.error;
  const isHere = offers.data !== undefined && application.data !== undefined;
  const reload = () => {
    void offers.refetch();
    void application.refetch();
  };
  return (
    <>
      {failure !== null && (
        <OutcomeMessage
          outcome={{
            ...failureOutcome(t, failure.failure),
            advice: <Button onClick={reload}>{t('errors.retry')}</Button>,
          }}
        />
      )}
      {!isHere && failure === null && <p role="status">{t('shell.working')}</p>}
      {isHere && (
        <ReceivedOffers
          received={offers.data}
          application={application.data}
          now={offers.dataUpdatedAt}
          onReload={reload}
        />
      )}
    </>
  );
}

function ReceivedOffers({
  received,
  application,
  now,
  onReload,
}: {
  readonly received: ReplyOf<typeof offersCall>;
  readonly application: Application;
  /** When they were received. */
  readonly now: number;
  readonly onReload: () => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { number, version } = application;
  const answering = useAnswer({ number, version });
  const { last, settled, forget } = answering;
  const [opened, setOpened] = useState<string | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const shown = useMemo(
    () => shownOffers(settledOffers(received.offers, settled), application, language),
    [received, settled, application, language],
  );
  const accepted = shown.find(({ state }) => state === 'ACCEPTED');
  const offer = shown.find((each) => each.offer === opened);
  // What was declined is seen in the list, with the word that it is done.
  const isAnswered = last?.kind === 'decline' && last.outcome.kind === 'success';

  if (accepted !== undefined) {
    return (
      <AcceptedLoan
        offer={accepted}
        offers={shown}
        application={application}
        until={received.coolingOffUntil}
        now={now}
        answering={answering}
        onReload={onReload}
      />
    );
  }
  if (offer !== undefined && !isAnswered) {
    return (
      <OpenedOffer
        key={offer.offer}
        offer={offer}
        ends={endsWith(offer, shown, application)}
        answering={answering}
        onClose={() => setOpened(null)}
        onReload={onReload}
      />
    );
  }
  return (
    <section className={styles.offers}>
      <Title isReturned={hasOpened}>{t('loanOffers.title')}</Title>
      <OutcomeMessage outcome={last?.outcome ?? null} />
      {shown.length === 0 && <p>{t('loanOffers.none')}</p>}
      <OfferComparison
        offers={shown}
        onOpen={(chosen) => {
          forget();
          setOpened(chosen);
          setHasOpened(true);
        }}
      />
    </section>
  );
}

/** The heading, which takes the focus when a viewed offer is closed. */
function Title({
  isReturned,
  children,
}: {
  readonly isReturned: boolean;
  readonly children: string;
}) {
  const styles = useStyles();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReturned) title.current?.focus();
  }, [isReturned]);
  return (
    <h2 ref={title} tabIndex={-1} className={styles.title}>
      {children}
    </h2>
  );
}
