import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** The quotes of a lead that wait on this computer. */
export function WaitingQuotes({ lead }: { readonly lead: string }) {
  const { t } = useTranslation();
  const items = (useKept()?.writes ?? []).flatMap(({ id, write, state }) => {
    if (write.call !== 'saveQuote' || write.body.lead !== lead || state.kind === 'differs') {
      return [];
    }
    const { model, exShowroomPrice } = write.body.terms;
    const quote = t('kept.quote', { model, price: inRupees(exShowroomPrice) });
    return [{ id, text: t('kept.quoteHere', { quote, state: t(`kept.state.${state.kind}`) }) }];
  });
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
