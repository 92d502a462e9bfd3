import { makeStyles, mergeClasses } from '@griffel/react';
import type { ownDelivery } from '#contract/applications/delivery.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import type { DeliveryState } from '#domain/lending/delivery-states.ts';
import type { LenderCaseState } from '#domain/lending/lender-case-states.ts';
import type { Application } from '#renderer/features/applications/offers/shown-offer.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** undefined where it is not known yet, or could not be asked. */
export type Delivery = ReplyOf<typeof ownDelivery>['delivery'] | undefined;

const useStyles = makeStyles({
  next: { display: 'flex', flexDirection: 'column', gap: space.m },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    margin: 0,
    padding: 0,
    maxWidth: '65ch',
    listStyle: 'none',
  },
  step: {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    gap: space.s,
    padding: `${space.xs} ${space.s}`,
    borderLeft: `4px solid ${token.colorNeutralStroke1}`,
    color: token.colorNeutralForeground2,
  },
  done: { borderLeft: `4px solid ${token.colorBrandBackground}` },
  now: {
    borderLeft: `4px solid ${token.portalAccent}`,
    backgroundColor: token.portalBandBackground,
    color: token.colorNeutralForeground1,
    fontWeight: token.fontWeightSemibold,
  },
});

const STEPS = ['accepted', 'agreement', 'delivery', 'payment'] as const;

/** The way from the accepted offer to the payment, and where it is now. */
export function NextSteps({
  application: { outcome, lenders },
  lenderId,
  delivery,
}: {
  readonly application: Application;
  readonly lenderId: string;
  readonly delivery: Delivery;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const state = lenders.find((each) => each.lenderId === lenderId)?.state;
  const stage = outcome === null ? stageOf(state, delivery?.state) : null;
  const done = outcome === 'DISBURSED' ? STEPS.length : stage;
  const now = NOW.find((each) => each === state);
  const order = delivery?.state;
  const isOrdered = now === 'AGREED' && order !== undefined && order !== 'CANCELLED';
  return (
    <section className={styles.next}>
      <h3>{t('acceptedLoan.next')}</h3>
      {outcome !== null && <Remark>{t(`acceptedLoan.ended.${outcome}`)}</Remark>}
      {outcome === null && now !== undefined && (
        <p>{t(isOrdered ? 'acceptedLoan.ordered' : `acceptedLoan.now.${now}`)}</p>
      )}
      {done !== null && (
        <ol className={styles.list}>
          {STEPS.map((step, index) => {
            const how = howFar(index, done);
            return (
              <li
                key={step}
                aria-current={how === 'now' ? 'step' : undefined}
                className={mergeClasses(
                  styles.step,
                  how === 'done' && styles.done,
                  how === 'now' && styles.now,
                )}
              >
                <span>{t(`acceptedLoan.stepStates.${how}`)}</span>
                <span>{t(`acceptedLoan.steps.${step}`)}</span>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

const NOW = [
  'OFFER_ACCEPTED',
  'AGREEMENT_PENDING',
  'AGREED',
  'DISBURSEMENT_PENDING',
  'DISBURSED',
] as const satisfies readonly LenderCaseState[];

const DELIVERED: readonly DeliveryState[] = ['DELIVERED', 'PART_PAID', 'PAID', 'COMPLETE'];

/** How many steps are done; null where the case of the lender is not on this way. */
function stageOf(state: string | undefined, delivery: DeliveryState | undefined): number | null {
  switch (state) {
    case 'OFFERED':
    case 'OFFER_ACCEPTED':
    case 'AGREEMENT_PENDING':
      return 1;
    case 'AGREED':
    case 'DISBURSEMENT_PENDING':
      return delivery !== undefined && DELIVERED.includes(delivery) ? 3 : 2;
    case 'DISBURSED':
      return STEPS.length;
    case undefined:
    default:
      return null;
  }
}

function howFar(index: number, done: number): 'done' | 'now' | 'later' {
  if (index < done) return 'done';
  return index === done ? 'now' : 'later';
}
