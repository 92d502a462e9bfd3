import type { MatchChanges } from '#renderer/features/applications/wizard/steps/lenders/match-changes.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { nameIn } from '#domain/languages.ts';

/** Says which lenders were added or removed since the person arrived. What changed for the others is next to them. */
export function MatchChangeNote({ fresh }: { readonly fresh: MatchChanges | null }) {
  const { t, language } = useTranslation();
  if (fresh === null) return null;
  const { gone, added, before } = fresh;
  if (gone.length + added.length + before.size === 0) return null;
  const names = (products: MatchChanges['gone']) =>
    listInWords(
      products.map(({ lender }) => nameIn(lender.names, language)),
      language,
    );
  return (
    <div role="status">
      <Remark>
        {t('apply.lenders.refreshed')}
        {gone.length > 0 && ` ${t('apply.lenders.gone', { names: names(gone) })}`}
        {added.length > 0 && ` ${t('apply.lenders.added', { names: names(added) })}`}
      </Remark>
    </div>
  );
}
