import type { QuoteField } from '#renderer/features/calculator/arithmetic/address.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { Remark } from '#renderer/ui/remark.tsx';

const NAMES = {
  amount: 'calculator.fields.amount',
  months: 'calculator.fields.months',
  rate: 'calculator.fields.rate',
  expert: 'calculator.fields.expert',
  fee: 'calculator.fields.fee',
  charges: 'calculator.fields.charges',
} as const satisfies Record<QuoteField, string>;

/** Says which figures of a shared link could not be used. */
export function LinkProblems({ problems }: { readonly problems: readonly QuoteField[] }) {
  const { t } = useTranslation();
  const fields = problems.map((field) => t(NAMES[field])).join(', ');
  return (
    <div role="status">
      {fields !== '' && <Remark weighty>{t('calculator.problems', { fields })}</Remark>}
    </div>
  );
}
