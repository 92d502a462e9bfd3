import { makeStyles } from '@griffel/react';
import { type RefObject, useRef, useState } from 'react';
import type { PriceListVersion } from '#contract/dealers/price-list.ts';
import { csvOf } from '#domain/csv.ts';
import type { PricedModel } from '#domain/lending/price-list.ts';
import { ImportedPrices } from '#renderer/features/dealer-desk/prices/imported-prices.tsx';
import { PriceTable } from '#renderer/features/dealer-desk/prices/price-table.tsx';
import { RestoredPrices } from '#renderer/features/dealer-desk/prices/restored-prices.tsx';
import { VersionTable } from '#renderer/features/dealer-desk/prices/version-table.tsx';
import { priceFileOf } from '#renderer/features/dealer-desk/prices/read-price-file.ts';
import { SeenNote } from '#renderer/features/dealer-desk/leads/list/seen-note.tsx';
import { SearchField } from '#renderer/features/dealer-desk/shared/search-field.tsx';
import { usePriceList } from '#renderer/features/dealer-desk/shared/use-price-list.ts';
import { useDesk } from '#renderer/features/dealer-desk/shared/use-desk.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import {
  type ChosenFile,
  ChooseTableFile,
} from '#renderer/ui/files/table-file/choose-table-file.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { saveFile } from '#renderer/ui/files/save-file.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { ListFilters } from '#renderer/ui/staff/list-frame.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  version: { color: token.colorNeutralForeground2, outlineStyle: 'none' },
});

const loadDrawer = async () =>
  (await import('#renderer/features/dealer-desk/prices/model-drawer.tsx')).ModelDrawer;

/** The dealer's price list: searched, edited model by model, or replaced by a file. */
export function PricesView() {
  const { t } = useTranslation();
  const { list, seenAt, failure, onAgain } = usePriceList();
  if (seenAt !== null)
    return <PricesAway list={list ?? null} seenAt={seenAt} onAgain={() => void onAgain()} />;
  if (list !== undefined) return <PriceList now={list} />;
  if (failure === null) return <p role="status">{t('shell.working')}</p>;
  return (
    <>
      <Unanswered failure={failure} onAgain={onAgain} />
      {failure.kind === 'unreachable' && <p>{t('prices.needsNetwork')}</p>}
    </>
  );
}

/** The list without a network: as this computer saw it last, to be read. */
function PricesAway({
  list,
  seenAt,
  onAgain,
}: {
  readonly list: PriceListVersion | null;
  readonly seenAt: number;
  readonly onAgain: () => void;
}) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const place = useRef<HTMLParagraphElement>(null);
  return (
    <Stack gap="l">
      <SeenNote seenAt={seenAt} onAgain={onAgain} />
      <p>{t('prices.away')}</p>
      {list !== null && <Since list={list} place={place} />}
      {list !== null && (
        <SearchField label={t('prices.search')} value={search} onChange={setSearch} />
      )}
      <PriceTable models={list?.models ?? []} search={search} onEdit={null} />
    </Stack>
  );
}

function PriceList({ now }: { readonly now: PriceListVersion | null }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  /** An earlier version that is looked at; null for the list as it is now. */
  const [version, setVersion] = useState<number | null>(null);
  const [edited, setEdited] = useState<{ readonly model: PricedModel | null } | null>(null);
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [isRestoring, setRestoring] = useState(false);
  const { data: list } = useCallQuery('priceLists', {});
  const versions = list?.versions ?? [];
  const earlier = useCallQuery('priceList', { version }, { enabled: version !== null });
  const shown = version === null ? now : (earlier.data?.list ?? null);
  const maySave = useDesk().data?.member.duty === 'manager';
  const place = useRef<HTMLParagraphElement>(null);
  const models = now?.models ?? [];

  function look(at: number | null): void {
    setVersion(at);
    setRestoring(false);
    place.current?.focus();
  }
  function leave(): void {
    setFile(null);
    look(null);
    // The button that was pressed goes with the preview.
    place.current?.focus();
  }
  function take(): void {
    const content = csvOf(priceFileOf(models));
    saveFile(`price-list-${indianToday()}.csv`, 'text/csv;charset=utf-8', content);
  }

  return (
    <Stack gap="l">
      {maySave ? (
        <ChooseTableFile hint={t('prices.import.hint')} button={Button} onChosen={setFile}>
          <Button kind="primary" onClick={() => setEdited({ model: null })}>
            {t('prices.add')}
          </Button>
          <Button onClick={take}>{t(now === null ? 'prices.takeEmpty' : 'prices.take')}</Button>
        </ChooseTableFile>
      ) : (
        <p>{t('prices.managersSave')}</p>
      )}
      {file !== null && <ImportedPrices key={file.name} file={file} now={now} onDone={leave} />}
      {now === null ? (
        <p>{t('prices.none')}</p>
      ) : (
        <>
          <Since list={shown ?? now} place={place} />
          <ListFilters
            isNarrowed={search !== '' || version !== null}
            clear={t('prices.clear')}
            onClear={() => {
              setSearch('');
              look(null);
            }}
          >
            <SearchField label={t('prices.search')} value={search} onChange={setSearch} />
          </ListFilters>
          {version !== null && (
            <>
              <Remark>{t('prices.earlier')}</Remark>
              <FormActions>
                {shown !== null && !isRestoring && (
                  <Button onClick={() => setRestoring(true)}>
                    {t('prices.restore.look', { version })}
                  </Button>
                )}
                <Button kind="subtle" onClick={() => look(null)}>
                  {t('prices.backToNow')}
                </Button>
              </FormActions>
            </>
          )}
          {isRestoring && shown !== null && (
            <RestoredPrices earlier={shown} now={now} versions={versions} onDone={leave} />
          )}
          {earlier.error !== null && version !== null && (
            <Unanswered failure={earlier.error.failure} onAgain={earlier.refetch} />
          )}
          {shown !== null && (
            <PriceTable
              models={shown.models}
              search={search}
              onEdit={version === null && maySave ? (model) => setEdited({ model }) : null}
            />
          )}
          {version === null && versions.length > 1 && (
            <VersionTable versions={versions} onShow={look} />
          )}
        </>
      )}
      {edited !== null && (
        <OpenedPart
          load={loadDrawer}
          props={{ now, model: edited.model, onClose: () => setEdited(null) }}
        />
      )}
    </Stack>
  );
}

function Since({
  list: { version, savedAt, savedBy },
  place,
}: {
  readonly list: PriceListVersion;
  readonly place: RefObject<HTMLParagraphElement | null>;
}) {
  const { t, language } = useTranslation();
  const when = momentInWords(new Date(savedAt), language);
  return (
    <p ref={place} tabIndex={-1} className={useStyles().version}>
      {savedBy === null
        ? t('prices.since', { version, when })
        : t('prices.sinceBy', { version, when, by: savedBy })}
    </p>
  );
}
