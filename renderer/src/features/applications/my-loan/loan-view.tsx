import { makeStyles, mergeClasses } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { AskedPanel } from '#renderer/features/applications/my-loan/waiting/asked-panel.tsx';
import { AskedFor } from '#renderer/features/applications/my-loan/progress/asked-for.tsx';
import { canWithdraw } from '#renderer/features/applications/my-loan/progress/can-withdraw.ts';
import { ConsentList } from '#renderer/features/applications/my-loan/consent-list.tsx';
import { DraftPanel } from '#renderer/features/applications/my-loan/waiting/draft-panel.tsx';
import { LenderList } from '#renderer/features/applications/my-loan/progress/lender-list.tsx';
import { dayOf } from '#renderer/features/applications/my-loan/progress/loan-days.ts';
import {
  type Loan,
  type Offers,
  openOffersOf,
} from '#renderer/features/applications/my-loan/loan-facts.ts';
import { LoanPanel } from '#renderer/features/applications/my-loan/loan-panel.tsx';
import { LoanState } from '#renderer/features/applications/my-loan/loan-state.tsx';
import { Answered } from '#renderer/features/applications/my-loan/waiting/answered.tsx';
import { LOOK_AGAIN_MS } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { LedTo } from '#renderer/features/applications/my-loan/notice-place.tsx';
import { OutcomePanel } from '#renderer/features/applications/my-loan/progress/outcome-panel.tsx';
import { timelineOf } from '#renderer/features/applications/my-loan/progress/timeline.ts';
import { TimelineList } from '#renderer/features/applications/my-loan/progress/timeline-list.tsx';
import { waitingIn } from '#renderer/features/applications/my-loan/waiting/waiting.ts';
import { WithdrawLoan } from '#renderer/features/applications/my-loan/progress/withdraw-loan.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Disclosure } from '#renderer/ui/folds/disclosure.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { LazyPart, type LoadPart } from '#renderer/ui/loading/lazy-part.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const offersPart: LoadPart<{ readonly number: string }> = async () =>
  (await import('#renderer/features/applications/offers/loan-offers.tsx')).LoanOffers;
const lettersPart: LoadPart<{ readonly number: string; readonly isClosed: boolean }> = async () =>
  (await import('#renderer/features/applications/my-loan/letters/loan-letters.tsx')).LoanLetters;
const deliveryPart: LoadPart<{ readonly number: string }> = async () =>
  (await import('#renderer/features/applications/offers/accepted/loan-delivery.tsx')).LoanDelivery;
const OFFER_AREAS = ['offers', 'cost', 'affordability'] as const satisfies readonly Area[];

const useStyles = makeStyles({
  loan: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
  head: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.xs },
  heading: {
    fontSize: token.fontSizeBase600,
    lineHeight: '1.3',
    outlineStyle: 'none',
    overflowWrap: 'anywhere',
  },
  quiet: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.m,
    color: token.colorNeutralForeground2,
  },
  columns: {
    display: 'grid',
    gap: space.l,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  // Side by side as long as both have room, also for large text.
  two: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 23rem), 1fr))' },
  side: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
});

/** One application: its status, what the borrower has to do, and everything that can be done with it. */
export function LoanView({
  number,
  takesFocus,
}: {
  readonly number: string;
  /** Whether the person has just opened it. */
  readonly takesFocus: boolean;
}) {
  const { t } = useTranslation();
  const loan = useCallQuery('application', { number }, { refetchInterval: LOOK_AGAIN_MS });
  const offers = useCallQuery(
    'offers',
    { number },
    {
      enabled: loan.data !== undefined && loan.data.submittedAt !== null,
      refetchInterval: LOOK_AGAIN_MS,
    },
  );
  return (
    <Answered query={loan} loading={t('myLoan.loading')}>
      {(found, at) => (
        <ShownLoan
          loan={found}
          at={at}
          offers={offers.data ?? null}
          hasNoOffers={!offers.isLoading && (offers.data?.offers ?? []).length === 0}
          takesFocus={takesFocus}
        />
      )}
    </Answered>
  );
}

function ShownLoan({
  loan,
  at,
  offers,
  hasNoOffers,
  takesFocus,
}: {
  readonly loan: Loan;
  /** When it was so, in milliseconds since 1970. */
  readonly at: number;
  readonly offers: Offers | null;
  /** Whether none is shown; not yet while they are being loaded. */
  readonly hasNoOffers: boolean;
  readonly takesFocus: boolean;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<string | null>(null);
  const { number, state, outcome } = loan;
  const paid = usePaid(loan, offers);
  const hasSide = loan.lenders.length > 0 || loan.guarantor !== null;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  /** The button that did it is gone: the focus goes to the top, where the message is. */
  function tell(text: string): void {
    setDone(text);
    heading.current?.focus();
  }

  return (
    <section aria-label={t('myLoan.number', { number })} className={styles.loan}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('myLoan.number', { number })}
        </h2>
        <LoanState loan={loan} />
        <p className={styles.quiet}>
          {daysOf(translator, loan).map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
      </div>
      <OutcomeMessage outcome={done === null ? null : { kind: 'success', text: done }} />
      <Waits loan={loan} offers={offers} />
      {state === 'CLOSED' && <OutcomePanel loan={loan} />}
      {state === 'DRAFT' && <DraftPanel loan={loan} />}
      {state === 'ACTION_REQUIRED' && (
        <LedTo part="asked" number={number}>
          <AskedPanel loan={loan} onDone={tell} />
        </LedTo>
      )}
      {loan.letters.all > 0 && (
        <LedTo part="messages" number={number}>
          <LazyPart load={lettersPart} props={{ number, isClosed: state === 'CLOSED' }} />
        </LedTo>
      )}
      {hasNoOffers && <AskedFor loan={loan} />}
      <Lent loan={loan} offers={offers} />
      <div className={mergeClasses(styles.columns, hasSide && styles.two)}>
        <LoanPanel heading={t('myLoan.way')}>
          <TimelineList steps={timelineOf(loan, offers, at)} outcome={outcome} />
        </LoanPanel>
        {hasSide && (
          <div className={styles.side}>
            {loan.lenders.length > 0 && (
              <LoanPanel heading={t('myLoan.lendersHeading')}>
                <LenderList loan={loan} />
              </LoanPanel>
            )}
            <Guarantor loan={loan} />
          </div>
        )}
      </div>
      <Disclosure
        id="consents"
        title={t('myLoan.consentsHeading')}
        about={t('myLoan.consentsAbout')}
      >
        {() => <ConsentList loan={loan} onDone={tell} />}
      </Disclosure>
      {canWithdraw(loan, offers, paid, at) && (
        <Disclosure
          id="withdraw"
          title={t('myLoan.withdrawHeading')}
          about={t('myLoan.withdrawAbout')}
        >
          {() => <WithdrawLoan loan={loan} onDone={tell} />}
        </Disclosure>
      )}
    </section>
  );
}

/** What waits for the borrower, where nothing below says so first. */
function Waits({ loan, offers }: { readonly loan: Loan; readonly offers: Offers | null }) {
  const { t } = useTranslation();
  const waiting = waitingIn(loan);
  return (
    <>
      {waiting.includes('offers') && (
        <Remark tone="warning">
          {t('myLoan.waiting.offers', { count: openOffersOf(loan, offers) })}
        </Remark>
      )}
      {waiting.includes('agreement') && (
        <Remark tone="warning">{t('myLoan.waiting.agreement')}</Remark>
      )}
    </>
  );
}

/** Paise that the lender has paid, as far as known. */
function usePaid({ number, state }: Loan, offers: Offers | null): number {
  const isAgreed = offers?.coolingOffUntil != null && state !== 'CLOSED';
  const { data } = useCallQuery('ownDelivery', { number }, { enabled: isAgreed });
  return data?.delivery?.paid ?? 0;
}

/** The offers, and what follows an accepted one. */
function Lent({
  loan: { number },
  offers,
}: {
  readonly loan: Loan;
  readonly offers: Offers | null;
}) {
  if (offers === null || offers.offers.length === 0) return null;
  const isAccepted = offers.offers.some(({ state }) => state === 'ACCEPTED');
  return (
    <>
      <LedTo part="offers" number={number}>
        <LazyPart load={offersPart} props={{ number }} areas={OFFER_AREAS} />
      </LedTo>
      {isAccepted && (
        <LedTo part="delivery" number={number}>
          <LazyPart load={deliveryPart} props={{ number }} areas={OFFER_AREAS} />
        </LedTo>
      )}
    </>
  );
}

function Guarantor({ loan: { guarantor } }: { readonly loan: Loan }) {
  const { t } = useTranslation();
  if (guarantor === null) return null;
  const { name, state } = guarantor;
  return (
    <LoanPanel heading={t('myLoan.guarantorHeading')}>
      <p>{t(`myLoan.guarantor.${state}`, { name })}</p>
    </LoanPanel>
  );
}

function daysOf(translator: ReturnType<typeof useTranslation>, loan: Loan): readonly string[] {
  const { t } = translator;
  const { state, createdAt, submittedAt, changedAt } = loan;
  const begun =
    submittedAt === null
      ? t('myLoan.started', { day: dayOf(translator, createdAt) })
      : t('myLoan.sent', { day: dayOf(translator, submittedAt) });
  if (state !== 'CLOSED') return [begun];
  return [begun, t('myLoan.closedOn', { day: dayOf(translator, changedAt) })];
}
