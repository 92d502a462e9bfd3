import type { priceLists } from '#contract/dealers/price-list.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

type Version = ReplyOf<typeof priceLists>['versions'][number];

/** The versions of the list: when each was saved, by whom and why, and a button that shows it. */
export function VersionTable({
  versions,
  onShow,
}: {
  /** The newest, which is the list as it is now, first. */
  readonly versions: readonly Version[];
  readonly onShow: (version: number) => void;
}) {
  const { t, language } = useTranslation();
  return (
    <DataTable
      caption={t('prices.versions')}
      columns={[
        t('prices.version'),
        t('prices.savedOn'),
        t('prices.savedBy'),
        t('prices.why'),
        t('prices.act'),
      ]}
      rows={versions.map((each, at) => ({
        id: String(each.version),
        cells: [
          each.version,
          momentInWords(new Date(each.savedAt), language),
          each.savedBy ?? '–',
          whyOf(each, t),
          at === 0 ? (
            t('prices.now')
          ) : (
            <Button
              key="show"
              aria-label={t('prices.showOf', { version: each.version })}
              onClick={() => onShow(each.version)}
            >
              {t('prices.show')}
            </Button>
          ),
        ],
      }))}
    />
  );
}

function whyOf({ cause, of, models }: Version, t: Translator['t']): string {
  if (cause === 'sold') return t('prices.cause.sold', { number: of ?? '' });
  if (cause === 'returned') return t('prices.cause.returned', { number: of ?? '' });
  if (cause === 'restored') return t('prices.cause.restored', { version: of ?? '' });
  return t('prices.cause.saved', { count: models });
}
