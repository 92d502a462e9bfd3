import { makeStyles } from '@griffel/react';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import {
  ChangePublished,
  DecideProposed,
  ProposeDraft,
  WithdrawPlanned,
} from '#renderer/features/operator/catalogue/decide/decisions.tsx';
import {
  type Impact,
  ImpactList,
} from '#renderer/features/operator/catalogue/decide/impact-list.tsx';
import {
  type Decisions,
  StatePanel,
  useDecisions,
} from '#renderer/features/operator/catalogue/decide/state-panel.tsx';
import { DraftForm } from '#renderer/features/operator/catalogue/form/draft-form.tsx';
import {
  readProduct,
  typedProduct,
} from '#renderer/features/operator/catalogue/form/typed-product.ts';
import { useDraftForm } from '#renderer/features/operator/catalogue/form/use-draft-form.ts';
import { ProductTools } from '#renderer/features/operator/catalogue/decide/product-tools.tsx';
import { Preview } from '#renderer/features/operator/catalogue/preview/preview.tsx';
import { ChangeTable } from '#renderer/features/operator/catalogue/terms/change-table.tsx';
import { TermList } from '#renderer/features/operator/catalogue/terms/term-list.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { RecordFrame } from '#renderer/ui/staff/record-frame.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { TitledPart } from '#renderer/ui/layout/titled-part.tsx';
import { useMay } from '#renderer/ui/staff/duties.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.xl,
    [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

type Refetch = () => Promise<{ readonly data?: Impact | undefined }>;

/** One version of a product: what it says, what it changes, whom that touches, and what can be done about it. */
export function ProductView({
  productId,
  version,
}: {
  readonly productId: string;
  readonly version: number;
}) {
  const { t } = useTranslation();
  const query = useCallQuery('productImpact', { productId, version });
  return (
    <RecordFrame
      query={query}
      back={{ address: fragmentOf({ view: 'catalogue' }), text: t('product.back') }}
    >
      {(impact) => <Opened impact={impact} refetch={query.refetch} />}
    </RecordFrame>
  );
}

function Opened({ impact, refetch }: { readonly impact: Impact; readonly refetch: Refetch }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { state, product } = impact;
  const decisions = useDecisions(state);
  const { acting, heading, outcome } = decisions;
  const may = useMay();
  if (state === 'DRAFT' && may('draftProduct')) {
    return <OpenedDraft impact={impact} refetch={refetch} decisions={decisions} />;
  }
  return (
    <>
      <StatePanel
        impact={impact}
        heading={heading}
        outcome={outcome}
        tools={<ProductTools product={impact.product} />}
      >
        {!may('draftProduct') ? null : state === 'PROPOSED' ? (
          <DecideProposed impact={impact} acting={acting} />
        ) : state === 'PLANNED' ? (
          <WithdrawPlanned impact={impact} acting={acting} />
        ) : (
          <ChangePublished impact={impact} acting={acting} />
        )}
      </StatePanel>
      <div className={styles.columns}>
        <Consequences impact={impact} product={product} />
        <TitledPart title={t('product.terms')}>
          <TermList product={product} />
        </TitledPart>
      </div>
    </>
  );
}

function OpenedDraft({
  impact,
  refetch,
  decisions: { acting, heading, outcome },
}: {
  readonly impact: Impact;
  readonly refetch: Refetch;
  readonly decisions: Decisions;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const draft = useDraftForm(impact, refetch);
  const values = useDeferredValue(useWatch({ control: draft.form.control }));
  const typed = useMemo(() => {
    const read = typedProduct.safeParse(values);
    return read.success ? (readProduct(read.data, impact.product).data ?? null) : null;
  }, [values, impact.product]);
  return (
    <>
      <StatePanel
        impact={impact}
        heading={heading}
        outcome={outcome}
        tools={<ProductTools product={impact.product} />}
      >
        <ProposeDraft impact={impact} isTyped={draft.isTyped} acting={acting} outcome={outcome} />
      </StatePanel>
      <div className={styles.columns}>
        <TitledPart title={t('product.terms')}>
          <DraftForm draft={draft} saved={impact.product} typed={typed} />
        </TitledPart>
        <Consequences impact={impact} product={typed} />
      </div>
    </>
  );
}

/** What a version would do: for the operator who writes it, and the one who decides on it. */
function Consequences({
  impact,
  product,
}: {
  readonly impact: Impact;
  /** Null while what is typed cannot be read: then the last saved text is shown, with a note. */
  readonly product: ProductVersion | null;
}) {
  const { t } = useTranslation();
  const { published, lender, state } = impact;
  const shown = product ?? impact.product;
  return (
    <Stack>
      {product === null && <p role="status">{t('product.unread')}</p>}
      <TitledPart title={t('product.changes.title')}>
        {published === null ? (
          <p>{t('product.changes.first')}</p>
        ) : published.version === shown.version ? (
          <p>{t('product.changes.itself')}</p>
        ) : (
          <ChangeTable before={published} after={shown} kind="versions" />
        )}
      </TitledPart>
      {state !== 'RETIRED' && (
        <TitledPart title={t('product.impact.title')}>
          <ImpactList impact={impact} />
        </TitledPart>
      )}
      <TitledPart title={t('product.preview.title')}>
        <Preview lender={lender} product={shown} />
      </TitledPart>
    </Stack>
  );
}
