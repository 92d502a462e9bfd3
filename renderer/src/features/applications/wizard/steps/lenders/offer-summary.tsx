import { nameIn } from '#domain/languages.ts';
import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import type { MatchChanges } from '#renderer/features/applications/wizard/steps/lenders/match-changes.ts';
import { termsInWords } from '#renderer/features/applications/wizard/steps/lenders/terms-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Facts } from '#renderer/ui/text/facts.tsx';

/** The chosen lenders with what each offers, and how that was before where it has changed. */
export function OfferSummary({
  products,
  fresh,
}: {
  readonly products: readonly MatchedProduct[];
  readonly fresh: MatchChanges | null;
}) {
  const translator = useTranslation();
  const { t, language } = translator;
  if (products.length === 0) return <p>{t('apply.review.lenders')}</p>;
  return (
    <Facts
      facts={products.map((each) => {
        const before = fresh?.before.get(each.product.id);
        const terms = termsInWords(translator, each);
        return {
          label: nameIn(each.lender.names, language),
          value:
            before === undefined
              ? terms
              : `${terms} (${t('apply.lenders.was', { before: termsInWords(translator, before) })})`,
        };
      })}
    />
  );
}
