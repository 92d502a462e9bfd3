import { useState } from 'react';
import type { Dealer } from '#contract/applications/delivery.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallPages } from '#renderer/platform/queries/use-call-pages.ts';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Pages } from '#renderer/ui/staff/pages.tsx';
import { RowGrid } from '#renderer/ui/tables/row-grid.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import type { EditDealerProps } from '#renderer/features/operator/organisations/dealer/dealer-dialog.tsx';
import type { EraseLeadsProps } from '#renderer/features/operator/organisations/dealer/erase-dialog.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { nameIn } from '#domain/languages.ts';

const CALLS = { edit: 'saveDealer', erase: 'eraseLeads' } as const;

type Opened =
  /** A new one where there is no ID. */
  | { readonly part: 'edit'; readonly dealerId: string | null }
  | { readonly part: 'erase'; readonly dealer: Dealer };

/** The dealers that borrowers can choose, and whose staff have a desk. */
export function DealersView() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [erased, setErased] = useState<string | null>(null);
  const close = () => setOpened(null);
  const query = useCallPages(
    'dealers',
    (after: string | null) => ({ after }),
    ({ dealers, isLastPage }) => (isLastPage ? null : (dealers.at(-1)?.id ?? null)),
  );
  const savedOf = (id: string | null) =>
    query.data?.pages.flatMap(({ dealers }) => dealers).find((each) => each.id === id) ?? null;
  return (
    <Stack gap="l">
      <p>{t('organisations.dealersIntro')}</p>
      <IfMay call="saveDealer">
        <div>
          <PageButton onClick={() => setOpened({ part: 'edit', dealerId: null })}>
            {t('organisations.addDealer')}
          </PageButton>
        </div>
      </IfMay>
      <div role="status">{erased !== null && <p>{erased}</p>}</div>
      <Pages
        query={query}
        itemsOf={({ dealers }) => dealers}
        none={t('organisations.noDealers')}
        said={(count) => t('organisations.dealersShown', { count })}
      >
        {(dealers) => (
          <RowGrid
            label={t('organisations.dealers')}
            rows={dealers}
            idOf={({ id }) => id}
            hasCards
            columns={[
              { id: 'en', title: t('productTerms.nameEn'), cell: ({ names }) => names.en },
              { id: 'hi', title: t('productTerms.nameHi'), cell: ({ names }) => names.hi },
              { id: 'id', title: t('organisations.id'), cell: ({ id }) => id },
              {
                id: 'acts',
                title: t('organisations.acts'),
                width: 'wide',
                isWhole: true,
                cell: (dealer) => <Acts dealer={dealer} onOpen={setOpened} />,
              },
            ]}
          />
        )}
      </Pages>
      {opened?.part === 'edit' && <EditDealer dealer={savedOf(opened.dealerId)} onClose={close} />}
      {opened?.part === 'erase' && (
        <EraseLeads dealer={opened.dealer} onClose={close} onErased={setErased} />
      )}
    </Stack>
  );
}

function Acts({
  dealer,
  onOpen,
}: {
  readonly dealer: Dealer;
  readonly onOpen: (opened: Opened) => void;
}) {
  const { t, language } = useTranslation();
  return (
    <FormActions>
      {(['edit', 'erase'] as const).map((part) => (
        <IfMay key={part} call={CALLS[part]}>
          <PageButton
            kind="subtle"
            aria-label={t('organisations.about', {
              act: t(`organisations.${part}`),
              what: nameIn(dealer.names, language),
            })}
            onClick={() =>
              onOpen(part === 'edit' ? { part, dealerId: dealer.id } : { part, dealer })
            }
          >
            {t(`organisations.${part}`)}
          </PageButton>
        </IfMay>
      ))}
    </FormActions>
  );
}

const loadDealer = async () =>
  (await import('#renderer/features/operator/organisations/dealer/dealer-dialog.tsx')).DealerDialog;

/** Asks what a dealer is called. */
function EditDealer(props: EditDealerProps) {
  return <OpenedPart load={loadDealer} props={props} />;
}

const loadErase = async () =>
  (await import('#renderer/features/operator/organisations/dealer/erase-dialog.tsx')).EraseDialog;

/** Asks before a dealer's leads are erased. */
function EraseLeads(props: EraseLeadsProps) {
  return <OpenedPart load={loadErase} props={props} />;
}
