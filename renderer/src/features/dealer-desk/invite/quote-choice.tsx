import { indianDayOf } from '#domain/days.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { formatMoney } from '#renderer/ui/text/money.tsx';

const NONE = '';

/** Which quote's vehicle and prices the customer finds filled in. */
export function QuoteChoice({
  lead,
  chosen,
  onChoose,
}: {
  readonly lead: string;
  readonly chosen: string | null;
  readonly onChoose: (quote: string | null) => void;
}) {
  const { t, language } = useTranslation();
  const { data, isError } = useCallQuery('quotes', { lead, after: null });
  if (isError) return <p role="status">{t('invite.quotesFailed')}</p>;
  return (
    <ChoiceField
      label={t('invite.quote')}
      value={chosen ?? NONE}
      options={[
        { value: NONE, label: t('invite.quoteNone') },
        ...(data?.quotes ?? []).map(({ quote, terms, figures, savedAt }) => ({
          value: quote,
          label: t('invite.quoteFrom', {
            model: terms.model,
            amount: formatMoney(figures.onRoadPrice / 100),
            day: dayInWords(indianDayOf(savedAt), language),
          }),
        })),
      ]}
      onChange={(value) => onChoose(value === NONE ? null : value)}
    />
  );
}
