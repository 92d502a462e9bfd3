import { makeStyles } from '@griffel/react';
import { useMemo } from 'react';
import { MAX_PRICE_LIST_BYTES, type PriceListVersion } from '#contract/dealers/price-list.ts';
import { type PricedModel, nameOfModel } from '#domain/lending/price-list.ts';
import {
  type PlannedPrices,
  readPriceFile,
} from '#renderer/features/dealer-desk/prices/read-price-file.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import type { ChosenFile } from '#renderer/ui/files/table-file/choose-table-file.tsx';
import { ChosenTable } from '#renderer/ui/files/table-file/chosen-table.tsx';
import { FaultTable } from '#renderer/ui/files/table-file/fault-table.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { saidFor, useAct } from '#renderer/ui/staff/use-act.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  title: { margin: 0, fontSize: token.fontSizeBase500 },
  // Entries of a list are one a line.
  lines: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** What a file would make of the price list, or what is wrong with it. */
export function ImportedPrices({
  file,
  now,
  onDone,
}: {
  readonly file: ChosenFile;
  readonly now: PriceListVersion | null;
  readonly onDone: () => void;
}) {
  return (
    <ChosenTable file={file}>
      {(text) => <ComparedPrices key={text} text={text} now={now} onDone={onDone} />}
    </ChosenTable>
  );
}

function ComparedPrices({
  text,
  now,
  onDone,
}: {
  readonly text: string;
  readonly now: PriceListVersion | null;
  readonly onDone: () => void;
}) {
  const translator = useTranslation();
  const reading = useMemo(
    () => readPriceFile(text, now?.models ?? [], translator),
    [text, now, translator],
  );
  return reading.ok ? (
    <PlannedList planned={reading.planned} now={now} onDone={onDone} />
  ) : (
    <FaultTable faults={reading.faults} />
  );
}

/** What would change, and the button that saves it. */
export function PlannedList({
  planned,
  now,
  restores = null,
  onDone,
}: {
  readonly planned: PlannedPrices;
  readonly now: PriceListVersion | null;
  /** The earlier version that it brings back; null where it comes from a file. */
  readonly restores?: number | null;
  readonly onDone: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { busy, outcome, act } = useAct({
    refusal: saidFor(
      'price-list-changed',
      t(restores === null ? 'prices.import.stale' : 'prices.restore.stale'),
    ),
  });
  const { models, fresh, changed, removed, same } = planned;
  const hasChanges = fresh.length + changed.length + removed.length > 0;
  const tooLong: Outcome | null =
    // What else is in the body takes less than a hundred bytes.
    new Blob([JSON.stringify(models)]).size + 100 > MAX_PRICE_LIST_BYTES
      ? { kind: 'failure', text: t('prices.import.tooLong') }
      : null;

  async function save(): Promise<void> {
    const version = now?.version ?? null;
    const saved = await act(
      'savePriceList',
      (requestId) => ({
        requestId,
        version,
        models: [...models],
        ...(restores !== null && { restores }),
      }),
      t('prices.import.done', { count: models.length }),
    );
    if (saved !== null) onDone();
  }

  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('prices.import.title')}</h2>
      <p role="status">
        {t('prices.import.counts', {
          fresh: fresh.length,
          changed: changed.length,
          removed: removed.length,
          same,
        })}
      </p>
      {!hasChanges && (
        <p>{t(restores === null ? 'prices.import.nothing' : 'prices.restore.nothing')}</p>
      )}
      {fresh.length > 0 && <p>{t('prices.import.fresh', { models: namesOf(fresh) })}</p>}
      {removed.length > 0 && (
        <p>
          <strong>
            {t(restores === null ? 'prices.import.removed' : 'prices.restore.removed', {
              models: namesOf(removed),
            })}
          </strong>
        </p>
      )}
      {changed.length > 0 && (
        <DataTable
          caption={t('prices.import.caption')}
          columns={[
            t('prices.field.model'),
            t('tableFile.faults.column'),
            t('prices.import.before'),
            restores === null
              ? t('prices.import.after')
              : t('prices.restore.after', { version: restores }),
          ]}
          rows={changed.flatMap(({ model, fields }) =>
            fields.map(({ field, before, after }) => ({
              id: `${nameOfModel(model)} ${field}`,
              cells: [
                nameOfModel(model),
                t(`prices.field.${field}`),
                <span key="before" className={styles.lines}>
                  {before || t('prices.no')}
                </span>,
                <span key="after" className={styles.lines}>
                  {after || t('prices.no')}
                </span>,
              ],
            })),
          )}
        />
      )}
      <OutcomeMessage outcome={tooLong ?? outcome} />
      <FormActions>
        {hasChanges && (
          <Button kind="primary" busy={busy || tooLong !== null} onClick={() => void save()}>
            {restores === null
              ? t('prices.import.save')
              : t('prices.restore.save', { version: restores })}
          </Button>
        )}
        <Button onClick={onDone}>{t('prices.import.leave')}</Button>
      </FormActions>
    </section>
  );
}

const namesOf = (models: readonly PricedModel[]): string => models.map(nameOfModel).join(', ');
