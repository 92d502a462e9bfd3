import type { KeptWrite } from '#contract/desk.ts';
import { DropEntry } from '#renderer/features/dealer-desk/kept/drop-entry.tsx';
import { asNew, useResend } from '#renderer/features/dealer-desk/kept/use-resend.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** A quote that was not accepted, mostly because its lead was removed meanwhile. */
export function QuoteConflict({
  kept: { id, write },
  current,
}: {
  readonly kept: KeptWrite;
  readonly current: Readonly<Record<string, unknown>>;
}) {
  const { t } = useTranslation();
  const { outcome, resend } = useResend();
  return (
    <>
      <p>{t(current['state'] === 'REMOVED' ? 'kept.quoteRemoved' : 'desk.failure.changed')}</p>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button onClick={() => void resend(asNew(write), id)}>{t('kept.again')}</Button>
        <DropEntry id={id} />
      </FormActions>
    </>
  );
}
