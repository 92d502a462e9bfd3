import { makeStyles } from '@griffel/react';
import { type RefObject, useRef, useState } from 'react';
import type { PriceListVersion } from '#contract/dealers/price-list.ts';
import { csvOf } from '#domain/csv.ts';
import type { PricedModel } from '#domain/lending/price-list.ts';
import { ImportedPrices } from '#renderer/features/dealer-desk/prices/imported-prices.tsx';
import { PriceTable } from '#renderer/features/dealer-desk/prices/price-table.tsx';
import { priceFileOf } from '#renderer/features/dealer-desk/prices/read-price-file.ts';
import { SearchField } from '#renderer/features/dealer-desk/shared/search-field.tsx';
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
import { saveFile } from '#renderer/ui/files/save-file.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
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
  const { data, error, refetch } = useCallQuery('priceList', { version: null });
  if (data !== undefined) return <PriceList now={data.list} />;
  if (error === null) return <p role="status">{t('shell.working')}</p>;
  return (
    <>
      <Unanswered failure={error.failure} onAgain={refetch} />
      {error.failure.kind === 'unreachable' && <p>{t('prices.needsNetwork')}</p>}
    </>
  );
}

function PriceList({ now }: { readonly now: PriceListVersion | null }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  /** An earlier version that is looked at; null for the list as it is now. */
  const [version, setVersion] = useState<number | null>(null);
  const [edited, setEdited] = useState<{ readonly model: PricedModel | null } | null>(null);
  const [file, setFile] = useState<ChosenFile | null>(null);
  const earlier = useCallQuery('priceList', { version }, { enabled: version !== null });
  const shown = version === null ? now : (earlier.data?.list ?? null);
  const maySave = useDesk().data?.member.duty === 'manager';
  const place = useRef<HTMLParagraphElement>(null);
  const models = now?.models ?? [];

  function leave(): void {
    setFile(null);
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
      {file !== null && <ImportedPrices key={file.text} file={file} now={now} onDone={leave} />}
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
              setVersion(null);
            }}
          >
            <SearchField label={t('prices.search')} value={search} onChange={setSearch} />
            <Versions version={version} onVersion={setVersion} />
          </ListFilters>
          {version !== null && <Remark>{t('prices.earlier')}</Remark>}
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

const NOW = 'now';

function Versions({
  version,
  onVersion,
}: {
  readonly version: number | null;
  readonly onVersion: (version: number | null) => void;
}) {
  const { t, language } = useTranslation();
  const { data } = useCallQuery('priceLists', {});
  const earlier = (data?.versions ?? []).slice(1).map((each) => ({
    value: String(each.version),
    label: t('prices.versionOf', {
      version: each.version,
      when: momentInWords(new Date(each.savedAt), language),
    }),
  }));
  return (
    <ChoiceField
      label={t('prices.version')}
      value={version === null ? NOW : String(version)}
      options={[{ value: NOW, label: t('prices.now') }, ...earlier]}
      onChange={(value) => onVersion(value === NOW ? null : Number(value))}
    />
  );
}
