import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import type { Acting } from '#renderer/ui/staff/use-act.ts';

/** Asks the lender for the delivery order. */
export function RequestOrder({
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
