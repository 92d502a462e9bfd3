import type { KeptWrite } from '#contract/desk.ts';
import { DropEntry } from '#renderer/features/dealer-desk/kept/settle-entry.tsx';
import { asNew, useResend } from '#renderer/features/dealer-desk/kept/settle-entry.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import type { QuoteFigures } from '#domain/lending/quote.ts';
import { FiguresDiffer } from '#renderer/features/dealer-desk/quote/figures/figures-differ.tsx';
import { differencesBetween } from '#renderer/features/dealer-desk/quote/quoted-lenders.ts';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';

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
      <p>{t(current['state'] === 'REMOVED' ? 'kept.quoteRemoved' : 'work.failure.changed')}</p>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button onClick={() => void resend(asNew(write), id)}>{t('kept.again')}</Button>
        <DropEntry id={id} />
      </FormActions>
    </>
  );
}

/** Says what differs in a quote that was sent later than it was drawn up. */
export function OtherFigures({
  id,
  shown,
  figures,
}: {
  readonly id: string;
  readonly shown: QuoteFigures | null;
  readonly figures: QuoteFigures;
}) {
  const { t } = useTranslation();
  const kept = useKept();
  return (
    <>
      <FiguresDiffer
        differences={shown === null ? [] : (differencesBetween(shown, figures) ?? [])}
      />
      <FormActions>
        <Button onClick={() => void kept?.computer.dismissWrite(id)}>{t('kept.seen')}</Button>
      </FormActions>
    </>
  );
}
