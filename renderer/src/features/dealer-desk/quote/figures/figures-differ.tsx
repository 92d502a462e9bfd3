import { nameIn } from '#domain/languages.ts';
import { paise } from '#domain/money/money.ts';
import type { Difference } from '#renderer/features/dealer-desk/quote/quoted-lenders.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** Says which instalments differ from those shown; if none does, that other figures do. */
export function FiguresDiffer({ differences }: { readonly differences: readonly Difference[] }) {
  const { t, language } = useTranslation();
  const items = differences.map(({ names, months: count, before, after }) => {
    const named = { lender: nameIn(names, language), months: monthsInWords(count, language) };
    if (before === null) {
      return t('dealerQuote.saved.added', { ...named, after: inRupees(after ?? paise(0)) });
    }
    if (after === null) return t('dealerQuote.saved.gone', { ...named, before: inRupees(before) });
    const [was, is] = [inRupees(before), inRupees(after)];
    return t('dealerQuote.saved.changed', { ...named, before: was, after: is });
  });
  return (
    <>
      <p>{t('dealerQuote.saved.differs')}</p>
      <PointList items={items.length === 0 ? [t('dealerQuote.saved.rest')] : items} />
    </>
  );
}
