import { makeStyles } from '@griffel/react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { productVersions } from '#contract/operators/catalogue.ts';
import { indianDayOf } from '#domain/days.ts';
import { StateBadge } from '#renderer/features/operator/catalogue/list/state-badge.tsx';
import { CompareVersions } from '#renderer/features/operator/catalogue/versions/compare-versions.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useCallPages } from '#renderer/platform/queries/use-call-pages.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { Pages } from '#renderer/ui/staff/pages.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { nameIn } from '#domain/languages.ts';

const useStyles = makeStyles({
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  // In line with the other cells.
  row: { display: 'inline-block', minHeight: '44px', whiteSpace: 'nowrap' },
});

type History = ReplyOf<typeof productVersions>;
type Version = History['versions'][number];

/** Every version of a product, with what became of it, and a comparison of two. */
export function VersionsView({
  productId,
  compared,
}: {
  readonly productId: string;
  readonly compared: readonly [number, number] | null;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const query = useCallPages(
    'productVersions',
    (after: number | null) => ({ productId, after }),
    ({ versions, isLastPage }) => (isLastPage ? null : (versions.at(-1)?.product.version ?? null)),
  );
  const pages = query.data?.pages ?? [];
  const [newest] = pages;
  const loaded = pages.flatMap(({ versions }) => versions);
  const names = newest?.versions[0]?.product.names;
  return (
    <Stack gap="l">
      <div>
        <a href={fragmentOf({ view: 'catalogue' })} className={styles.link}>
          {t('versions.back')}
        </a>
      </div>
      {newest !== undefined && names !== undefined && (
        <h2>
          {t('versions.heading', {
            product: nameIn(names, language),
            lender: nameIn(newest.lender.names, language),
          })}
        </h2>
      )}
      <p>{t('versions.intro')}</p>
      <Pages
        query={query}
        itemsOf={({ versions }) => versions}
        none={t('versions.none')}
        said={(count) => t('versions.shown', { count })}
      >
        {(versions) => <VersionTable versions={versions} />}
      </Pages>
      {loaded.length > 0 && (
        <CompareVersions productId={productId} versions={loaded} compared={compared} />
      )}
    </Stack>
  );
}

function VersionTable({ versions }: { readonly versions: readonly Version[] }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const product = nameIn(versions[0]?.product.names, language) ?? '';
  return (
    <DataTable
      caption={t('versions.caption', { product })}
      columns={[
        t('versions.column.version'),
        t('versions.column.state'),
        t('versions.column.proposed'),
        t('versions.column.approved'),
        t('versions.column.from'),
        t('versions.column.until'),
      ]}
      rows={versions.map((each) => ({
        id: String(each.product.version),
        cells: [
          <a
            key="open"
            href={fragmentOf({
              view: 'product',
              productId: each.product.productId,
              version: each.product.version,
            })}
            className={styles.row}
          >
            {t('versions.name', { version: each.product.version })}
          </a>,
          <StateBadge key="state" state={each.state} />,
          whoAndWhen(each, 'proposed', { t, language }),
          whoAndWhen(each, 'approved', { t, language }),
          from(each, { t, language }),
          until(each, { t, language }),
        ],
      }))}
    />
  );
}

type Words = Pick<Translator, 't' | 'language'>;

const dayOf = (at: number, language: Words['language']) => dayInWords(indianDayOf(at), language);

/** Versions that nobody has approved. */
const isOpen = ({ state }: Version) => state === 'DRAFT' || state === 'PROPOSED';

function whoAndWhen(
  version: Version,
  act: 'proposed' | 'approved',
  { t, language }: Words,
): string {
  const [by, at] =
    act === 'proposed'
      ? [version.proposedBy, version.proposedAt]
      : [version.approvedBy, version.approvedAt];
  const isYet = act === 'proposed' ? version.state !== 'DRAFT' : !isOpen(version);
  if (!isYet) return t('versions.notYet');
  if (by === null) return t('versions.unknown');
  const who = by === '' ? t('proposal.left') : by;
  return at === null ? who : t('versions.by', { who, day: dayOf(at, language) });
}

function from(version: Version, { t, language }: Words): string {
  if (version.countsFrom !== null) return dayOf(version.countsFrom, language);
  return t(isOpen(version) ? 'versions.notYet' : 'versions.unknown');
}

function until(version: Version, { t, language }: Words): string {
  if (version.countsUntil !== null) return dayOf(version.countsUntil, language);
  return t(isOpen(version) ? 'versions.notYet' : 'versions.never');
}
