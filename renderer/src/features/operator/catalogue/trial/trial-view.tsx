import { use, useMemo, useState } from 'react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { catalogueNow } from '#contract/operators/catalogue.ts';
import { nameIn } from '#domain/languages.ts';
import type { Offered } from '#domain/lending/matching/matching.ts';
import { MonthOfMatches } from '#renderer/features/operator/catalogue/trial/month-of-matches.tsx';
import { TrialMatchContext } from '#renderer/ui/staff/trial-match-context.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';

type CatalogueNow = ReplyOf<typeof catalogueNow>;

/** A made-up borrower, and last month's questions, on what is offered and on what waits to be. */
export function TrialView() {
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery('catalogueNow', {});
  return (
    <Stack gap="l">
      <p>{t('trial.intro')}</p>
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {data === undefined && error === null && <p role="status">{t('shell.working')}</p>}
      {data !== undefined && <Trial catalogue={data} />}
    </Stack>
  );
}

const EVERYTHING = 'all';

function Trial({ catalogue }: { readonly catalogue: CatalogueNow }) {
  const { t, language } = useTranslation();
  const [chosen, setChosen] = useState<string>(EVERYTHING);
  const load = use(TrialMatchContext);
  const waiting = useMemo(
    () =>
      catalogue.products.flatMap((each) =>
        each.waiting.map((one) => ({
          ...one,
          id: `${one.product.productId}.${one.product.version}`,
        })),
      ),
    [catalogue],
  );
  const tried = waiting.find(({ id }) => id === chosen);
  const offered = useMemo(() => offeredWith(catalogue, tried?.id ?? null), [catalogue, tried?.id]);
  const props = useMemo(
    () => ({
      ...offered,
      said: {
        borrower: t('trial.borrower'),
        answer: t('trial.answer'),
        caption: t('trial.caption'),
        product: t('trial.column.product'),
        now: t('trial.column.now'),
        later: t('trial.column.later'),
        absent: t('trial.absent'),
        gained: t('trial.gained'),
        lost: t('trial.lost'),
        onlyDifferent: t('trial.onlyDifferent'),
        noDifference: t('trial.noDifference'),
        unread: t('trial.unread'),
        counts: (now: number, later: number) => t('trial.counts', { now, later }),
        matches: (instalment: string, apr: string) => t('trial.matches', { instalment, apr }),
      },
    }),
    [offered, t],
  );
  if (waiting.length === 0) return <p>{t('trial.nothing')}</p>;
  return (
    <>
      <ChoiceField
        label={t('trial.which')}
        value={tried?.id ?? EVERYTHING}
        options={[
          { value: EVERYTHING, label: t('trial.all') },
          ...waiting.map(({ id, product, state }) => ({
            value: id,
            label: t('trial.option', {
              product: nameIn(product.names, language),
              version: product.version,
              state: t(`catalogue.state.${state}`),
            }),
          })),
        ]}
        onChange={setChosen}
      />
      {load !== null && <LazyPart load={load} props={props} />}
      <MonthOfMatches
        version={
          tried === undefined
            ? null
            : { productId: tried.product.productId, version: tried.product.version }
        }
        products={offered.later.products}
      />
    </>
  );
}

/** What is offered now, and what would be: with one version in its place, or with the newest that waits of each product. */
function offeredWith(
  { lenders, products }: CatalogueNow,
  tried: string | null,
): { readonly now: Offered; readonly later: Offered } {
  return {
    now: { lenders, products: products.flatMap(({ offered }) => offered ?? []) },
    later: {
      lenders,
      products: products.flatMap(({ offered, waiting }) => {
        const found = waiting.find(
          ({ product }) => tried === null || `${product.productId}.${product.version}` === tried,
        );
        return found?.product ?? offered ?? [];
      }),
    },
  };
}
