import type { ReplyOf } from '#contract/gateway.ts';
import type { monthOfMatches } from '#contract/operators/catalogue.ts';
import { nameIn } from '#domain/languages.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { TitledPart } from '#renderer/ui/layout/titled-part.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';

type Month = ReplyOf<typeof monthOfMatches>;
type Counted = NonNullable<Month['counts']>;

/** How many of last month's applications match what is offered, and would match what waits. */
export function MonthOfMatches({
  version,
  products,
}: {
  readonly version: { readonly productId: string; readonly version: number } | null;
  /** By which the rows are named. */
  readonly products: readonly ProductVersion[];
}) {
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery(
    'monthOfMatches',
    { version: version === null ? null : { ...version } },
    { keepsPrevious: true },
  );
  return (
    <TitledPart title={t('trial.month.title')}>
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {data === undefined && error === null && <p role="status">{t('shell.working')}</p>}
      {data !== undefined && error === null && <Counts month={data} products={products} />}
    </TitledPart>
  );
}

function Counts({
  month,
  products,
}: {
  readonly month: Month;
  readonly products: readonly ProductVersion[];
}) {
  const { t, language } = useTranslation();
  const { days, counts } = month;
  const inWords = (count: Counted['asked']) => (count === 'few' ? t('trial.month.few') : count);
  const nameOf = (id: string) =>
    nameIn(products.find(({ productId }) => productId === id)?.names, language) ?? id;
  const day = (iso: string) => dayInWords(iso, language);
  return (
    <>
      <p>{t('trial.month.intro', { from: day(days.from), to: day(days.to) })}</p>
      {counts === null ? (
        <p>{t('trial.month.tooFew')}</p>
      ) : (
        <>
          <p>{t('trial.month.asked', { count: inWords(counts.asked) })}</p>
          {counts.isCut && <p>{t('trial.month.cut')}</p>}
          <p>
            {t('trial.month.any', {
              now: inWords(counts.any.now),
              later: inWords(counts.any.later),
              lost: inWords(counts.any.lost),
              gained: inWords(counts.any.gained),
            })}
          </p>
          <DataTable
            caption={t('trial.month.caption')}
            columns={[
              t('trial.month.product'),
              t('trial.month.now'),
              t('trial.month.later'),
              t('trial.month.lost'),
              t('trial.month.gained'),
              t('trial.month.why'),
            ]}
            rows={counts.products.map(({ productId, now, later, lost, gained, lostBecause }) => ({
              id: productId,
              cells: [
                nameOf(productId),
                inWords(now),
                inWords(later),
                inWords(lost),
                inWords(gained),
                lostBecause.length === 0 ? (
                  '–'
                ) : (
                  <PointList
                    key="why"
                    items={lostBecause.map(({ rule, count }) =>
                      t('trial.month.because', {
                        rule: t(`trial.month.rule.${rule}`),
                        count,
                      }),
                    )}
                  />
                ),
              ],
            }))}
          />
        </>
      )}
    </>
  );
}
