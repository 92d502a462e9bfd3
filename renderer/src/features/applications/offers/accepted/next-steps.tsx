import { ACCEPTED_STATES } from '#domain/lending/states/lender-case-states.ts';
import { makeStyles } from '@griffel/react';
import type { ownDelivery } from '#contract/applications/delivery.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import type { Application } from '#renderer/features/applications/offers/shown-offer.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';

/** undefined where it is not known yet, or could not be asked. */
export type Delivery = ReplyOf<typeof ownDelivery>['delivery'] | undefined;

const useStyles = makeStyles({
  next: { display: 'flex', flexDirection: 'column', gap: space.m, maxWidth: '75ch' },
});

/** What happens now with the accepted loan, and who does it. How far it is on its way, the application says. */
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
  const now = ACCEPTED_STATES.find((each) => each === state);
  if (outcome !== null || now === undefined) return null;
  const order = delivery?.state;
  const isOrdered = now === 'AGREED' && order !== undefined && order !== 'CANCELLED';
  return (
    <section className={styles.next}>
      <h3>{t('acceptedLoan.next')}</h3>
      <p>{t(isOrdered ? 'acceptedLoan.ordered' : `acceptedLoan.now.${now}`)}</p>
    </section>
  );
}
