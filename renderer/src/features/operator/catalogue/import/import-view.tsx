import { makeStyles } from '@griffel/react';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { MAX_IMPORTED, MAX_IMPORT_BYTES } from '#contract/operators/catalogue.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { csvOf } from '#domain/csv.ts';
import { linesOf } from '#renderer/features/operator/catalogue/import/columns.ts';
import { PlannedChanges } from '#renderer/features/operator/catalogue/import/planned-changes.tsx';
import {
  baseOf,
  type CatalogueNow,
  type PlannedChange,
  readFile,
} from '#renderer/features/operator/catalogue/import/read-file.ts';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import {
  type ChosenFile,
  ChooseTableFile,
} from '#renderer/ui/files/table-file/choose-table-file.tsx';
import { ChosenTable } from '#renderer/ui/files/table-file/chosen-table.tsx';
import { FaultTable } from '#renderer/ui/files/table-file/fault-table.tsx';
import { saveFile } from '#renderer/ui/files/save-file.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { type RefusalSaid, useAct } from '#renderer/ui/staff/use-act.ts';

const useStyles = makeStyles({
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
});

const loadProposal = async () =>
  (await import('#renderer/features/operator/catalogue/decide/propose-dialog.tsx')).ProposeDialog;

function ChooseFile(props: { readonly onClick: () => void; readonly children: string }) {
  return <PageButton kind="primary" {...props} />;
}

/** Many products changed by one file: exported, read back, compared, and proposed together. */
export function ImportView() {
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery('catalogueNow', {});
  return (
    <Stack gap="l">
      <p>{t('catalogueImport.intro')}</p>
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {data === undefined && error === null && <p role="status">{t('shell.working')}</p>}
      {data !== undefined && <Import now={data} />}
    </Stack>
  );
}

function Import({ now }: { readonly now: CatalogueNow }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const showToast = useToasts();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [done, setDone] = useState<number | null>(null);

  function take(): void {
    const products = now.products.flatMap((known) => baseOf(known) ?? []);
    const content = csvOf(linesOf(products));
    saveFile(`catalogue-${indianToday()}.csv`, 'text/csv;charset=utf-8', content);
    showToast({ text: t('catalogueImport.taken', { count: products.length }) });
  }

  return (
    <>
      <ChooseTableFile
        hint={t('catalogueImport.fileHint')}
        button={ChooseFile}
        onChosen={(file) => {
          setDone(null);
          setChosen(file);
        }}
      >
        <PageButton onClick={take}>{t('catalogueImport.take')}</PageButton>
      </ChooseTableFile>
      {done !== null && (
        <>
          <OutcomeMessage
            outcome={{ kind: 'success', text: t('catalogueImport.done', { count: done }) }}
          />
          <a href={fragmentOf({ view: 'catalogue' })} className={styles.link}>
            {t('catalogueImport.toProposed')}
          </a>
        </>
      )}
      {chosen !== null && (
        <ChosenTable file={chosen}>
          {(text) => (
            <Compared
              text={text}
              now={now}
              onDone={(count) => {
                setChosen(null);
                setDone(count);
              }}
            />
          )}
        </ChosenTable>
      )}
    </>
  );
}

function Compared({
  text,
  now,
  onDone,
}: {
  readonly text: string;
  readonly now: CatalogueNow;
  readonly onDone: (count: number) => void;
}) {
  const translator = useTranslation();
  const reading = useMemo(() => readFile(text, now, translator), [text, now, translator]);
  return reading.ok ? (
    <Preview changes={reading.changes} onDone={onDone} />
  ) : (
    <FaultTable faults={reading.faults} />
  );
}

function Preview({
  changes,
  onDone,
}: {
  readonly changes: readonly PlannedChange[];
  readonly onDone: (count: number) => void;
}) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { busy, outcome, act } = useAct({
    refusal: (failure) => changedMeanwhile(t, failure),
  });
  const products = changes
    .filter(({ kind }) => kind !== 'same')
    .map(({ product, seen }) => ({ product, seen }));
  const count = products.length;
  const tooMuch = tooMuchIn(t, products);
  return (
    <>
      <PlannedChanges changes={changes} />
      <OutcomeMessage outcome={tooMuch ?? outcome} />
      {count > 0 && (
        <FormActions>
          <PageButton
            kind="primary"
            busy={busy || tooMuch !== null}
            onClick={() => setAsking(true)}
          >
            {t('catalogueImport.propose', { count })}
          </PageButton>
        </FormActions>
      )}
      {isAsking && (
        <OpenedPart
          load={loadProposal}
          props={{
            title: t('catalogueImport.question.title'),
            intro: t('catalogueImport.question.text'),
            yes: t('catalogueImport.question.yes'),
            draft: 'products-import-draft' as const,
            propose: async (from) => {
              const body = { products, ...from };
              const made = await act('importProducts', (requestId) => ({ requestId, ...body }));
              if (made !== null) onDone(made.proposed.length);
              return made;
            },
            outcome,
            onClose: () => setAsking(false),
          }}
        />
      )}
    </>
  );
}

/** Why these cannot be sent together; null where they can. */
function tooMuchIn(t: Translator['t'], products: readonly object[]): Outcome | null {
  const count = products.length;
  if (count > MAX_IMPORTED) {
    const text = t('catalogueImport.tooMany', { most: MAX_IMPORTED, count });
    return { kind: 'failure', text };
  }
  // What else is in the body takes less than a hundred bytes.
  const bytes = new Blob([JSON.stringify(products)]).size + 100;
  return bytes > MAX_IMPORT_BYTES ? { kind: 'failure', text: t('catalogueImport.tooLong') } : null;
}

const current = z.object({ products: z.array(z.string()) });

/** Some products were changed meanwhile: which, in words. */
function changedMeanwhile(t: Translator['t'], failure: GatewayFailure): RefusalSaid {
  if (failure.kind !== 'refused' || !refusedAs(failure, 'products-changed')) return undefined;
  const products = current.safeParse(failure.current).data?.products.join(', ') ?? '';
  return { kind: 'failure', text: t('catalogueImport.stale', { products }) };
}
