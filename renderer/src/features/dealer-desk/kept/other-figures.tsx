import type { QuoteFigures } from '#domain/lending/quote.ts';
import { FiguresDiffer } from '#renderer/features/dealer-desk/quote/figures/figures-differ.tsx';
import { differencesBetween } from '#renderer/features/dealer-desk/quote/quoted-lenders.ts';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

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
