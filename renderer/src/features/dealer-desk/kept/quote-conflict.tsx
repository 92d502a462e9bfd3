import type { DeskWrite, KeptWrite } from '#contract/desk.ts';
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

/** The same quote without its subsidy. What it comes to then is compared with what was shown. */
const withoutSubsidy = (write: Extract<DeskWrite, { readonly call: 'saveQuote' }>): DeskWrite =>
  asNew({ ...write, body: { ...write.body, terms: { ...write.body.terms, subsidy: null } } });

/** A quote that was not accepted: its lead was removed meanwhile, or its subsidy is not paid any more. */
export function QuoteConflict({
  kept: { id, write },
  current,
}: {
  readonly kept: KeptWrite;
  readonly current: Readonly<Record<string, unknown>>;
}) {
  const { t } = useTranslation();
  const { outcome, resend } = useResend();
  const isScheme = 'scheme' in current;
  const isRemoved = current['state'] === 'REMOVED';
  const other = isRemoved ? t('kept.quoteRemoved') : t('work.failure.changed');
  const why = isScheme ? t('kept.schemeEnded') : other;
  return (
    <>
      <p>{why}</p>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        {isScheme && write.call === 'saveQuote' ? (
          <Button onClick={() => void resend(withoutSubsidy(write), id)}>
            {t('kept.withoutSubsidy')}
          </Button>
        ) : (
          <Button onClick={() => void resend(asNew(write), id)}>{t('kept.again')}</Button>
        )}
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
