import { makeStyles } from '@griffel/react';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import { CompleteDelivery } from '#renderer/features/dealer-desk/follow/acts/complete-delivery.tsx';
import { ReportDelivery } from '#renderer/features/dealer-desk/follow/acts/report-delivery.tsx';
import { ReportInvoice } from '#renderer/features/dealer-desk/follow/acts/report-invoice.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import type { Acting } from '#renderer/ui/staff/use-act.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    padding: space.l,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderTop: `4px solid ${token.colorBrandBackground}`,
    borderRadius: token.borderRadius2XLarge,
  },
  title: { margin: 0 },
});

/** The dealer's next step of the delivery, if it is the dealer's turn. */
export function DeliveryActPanel({
  application: { number, nextAct, delivery, documents },
  acting,
}: {
  readonly application: FollowedApplication;
  readonly acting: Acting;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (nextAct === null) return null;
  const seen = { number, version: delivery?.version ?? 1 };
  return (
    <section className={styles.panel}>
      <h3 className={styles.title}>{t(`following.acts.${nextAct}`)}</h3>
      {nextAct === 'request-delivery-order' && <RequestOrder number={number} acting={acting} />}
      {nextAct === 'report-invoice' && <ReportInvoice seen={seen} acting={acting} />}
      {nextAct === 'report-delivery' && <ReportDelivery seen={seen} acting={acting} />}
      {nextAct === 'complete-delivery' && (
        <CompleteDelivery seen={seen} documents={documents} acting={acting} />
      )}
    </section>
  );
}

/** Asks the lender for the delivery order. */
function RequestOrder({
  number,
  acting: { busy, act },
}: {
  readonly number: string;
  readonly acting: Acting;
}) {
  const { t } = useTranslation();
  const ask = () =>
    act(
      'requestDeliveryOrder',
      (requestId) => ({ requestId, number }),
      t('following.act.orderDone'),
    );
  return (
    <>
      <p>{t('following.act.orderWhy')}</p>
      <FormActions>
        <Button kind="primary" busy={busy} onClick={() => void ask()}>
          {t('following.act.order')}
        </Button>
      </FormActions>
    </>
  );
}
