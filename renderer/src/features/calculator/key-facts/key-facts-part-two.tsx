import { reachedBy } from '#renderer/content/brand/brand.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import type { KeyFactsRow } from '#renderer/features/calculator/key-facts/key-facts-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { LabelledRows } from '#renderer/ui/tables/labelled-rows.tsx';

/** Part 2 of the statement: the facts that are not figures. */
export function KeyFactsPartTwo({ heading }: { readonly heading: 'h3' | 'h4' }) {
  const { t } = useTranslation();
  const notStated = t('keyFacts.notStated');
  const brand = useBrand();
  const officer = brand.grievanceOfficer;
  const rows: readonly KeyFactsRow[] = [
    [t('keyFactsTwo.recovery'), notStated],
    [t('keyFactsTwo.officerOfLender'), notStated],
    [t('keyFactsTwo.officer'), [officer.role, ...reachedBy(officer)].join('; ')],
    [t('keyFactsTwo.escalation'), brand.escalation.text],
    [t('keyFactsTwo.transfer'), notStated],
    [t('keyFactsTwo.coolingOff'), t('keyFactsTwo.atLeastADay')],
    [t('keyFactsTwo.service'), t('keyFactsTwo.notALender', { name: brand.name })],
  ];
  return <LabelledRows title={t('keyFactsTwo.heading')} heading={heading} rows={rows} />;
}
