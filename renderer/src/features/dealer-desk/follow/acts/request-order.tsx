import { type OnOutcome, useAct } from '#renderer/features/dealer-desk/follow/acts/use-act.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

/** Asks the lender for the delivery order. */
export function RequestOrder({
  number,
  onOutcome,
}: {
  readonly number: string;
  readonly onOutcome: OnOutcome;
}) {
  const { t } = useTranslation();
  const { busy, act } = useAct(onOutcome);
  const ask = () =>
    act('requestDeliveryOrder', (requestId) => ({ requestId, number }), 'following.act.orderDone');
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
