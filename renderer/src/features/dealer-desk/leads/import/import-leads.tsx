import { useQuery } from '@tanstack/react-query';
import { makeStyles } from '@griffel/react';
import { useMemo, useState } from 'react';
import { MAX_IMPORTED_AT_ONCE, MAX_LEADS_AT_ONCE } from '#contract/dealers/lead-work.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import type { sameNumber } from '#contract/dealers/lead-work.ts';
import { csvOf } from '#domain/csv.ts';
import {
  emptyLeadFile,
  type LeadInFile,
  readLeadFile,
} from '#renderer/features/dealer-desk/leads/import/read-lead-file.ts';
import { branchInWords, useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import { numberInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { CallFailed } from '#renderer/platform/queries/call-query.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import {
  type ChosenFile,
  ChooseTableFile,
} from '#renderer/ui/files/table-file/choose-table-file.tsx';
import { ChosenTable } from '#renderer/ui/files/table-file/chosen-table.tsx';
import { FaultTable } from '#renderer/ui/files/table-file/fault-table.tsx';
import { saveFile } from '#renderer/ui/files/save-file.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  title: { margin: 0, fontSize: token.fontSizeBase500 },
  choice: { maxWidth: '28rem' },
});

/** Rows of a preview; the counts are of all. */
const MOST_SHOWN = 50;

/** Adds leads from a file, once it has no faults: all of it, part by part. */
export function ImportLeads({ onDone }: { readonly onDone: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [file, setFile] = useState<ChosenFile | null>(null);
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('leads.import.title')}</h2>
      <ChooseTableFile hint={t('leads.import.hint')} button={Button} onChosen={setFile}>
        <Button
          onClick={() => saveFile('leads.csv', 'text/csv;charset=utf-8', csvOf(emptyLeadFile()))}
        >
          {t('leads.import.template')}
        </Button>
        <Button onClick={onDone}>{t('leads.import.leave')}</Button>
      </ChooseTableFile>
      {file !== null && (
        <ChosenTable key={file.name} file={file}>
          {(text) => <Chosen text={text} onDone={onDone} />}
        </ChosenTable>
      )}
    </section>
  );
}

function Chosen({ text, onDone }: { readonly text: string; readonly onDone: () => void }) {
  const translator = useTranslation();
  const { language } = translator;
  const reading = useMemo(
    () => readLeadFile(text, language, translator, () => crypto.randomUUID()),
    [text, language, translator],
  );
  return reading.ok ? (
    <Preview key={text} leads={reading.leads} onDone={onDone} />
  ) : (
    <FaultTable faults={reading.faults} />
  );
}

type Others = ReplyOf<typeof sameNumber>['leads'];

function partsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** The dealer's leads that have one of the numbers. */
function useOthers(leads: readonly LeadInFile[]) {
  const { call } = usePlatform();
  const { userId } = useSession();
  const numbers = leads.map(({ values }) => values.mobileNumber);
  return useQuery<Others, CallFailed>({
    queryKey: [userId, 'sameNumber', numbers],
    queryFn: async () => {
      const found: Others = [];
      for (const mobileNumbers of partsOf(numbers, MAX_LEADS_AT_ONCE)) {
        const answer = await call('sameNumber', {
          mobileNumbers: [...mobileNumbers],
          except: null,
        });
        if (!answer.ok) throw new CallFailed(answer.failure);
        found.push(...answer.value.leads);
      }
      return found;
    },
    // What was imported meanwhile is no duplicate of itself.
    staleTime: Infinity,
    refetchOnMount: false,
  });
}

const NOTHING = { added: 0, merged: 0, skipped: 0 };

function Preview({
  leads,
  onDone,
}: {
  readonly leads: readonly LeadInFile[];
  readonly onDone: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, error, refetch } = useOthers(leads);
  const [onDuplicate, setOnDuplicate] = useState<'skip' | 'merge'>('skip');
  const [done, setDone] = useState({ parts: 0, ...NOTHING });
  const { here, ...branches } = useBranches();
  const { busy, outcome, act } = useAct();
  const parts = partsOf(leads, MAX_IMPORTED_AT_ONCE);
  const isDone = done.parts === parts.length;

  async function save(): Promise<void> {
    let now = done;
    for (const part of parts.slice(now.parts)) {
      const saved = await act('importLeads', (requestId) => ({
        requestId,
        leads: part.map(({ lead, values }) => ({ lead, values })),
        onDuplicate,
        branch: here,
      }));
      if (saved === null) return;
      now = {
        parts: now.parts + 1,
        added: now.added + saved.added,
        merged: now.merged + saved.merged,
        skipped: now.skipped + saved.skipped,
      };
      setDone(now);
    }
  }

  if (error !== null) return <Unanswered failure={error.failure} onAgain={refetch} />;
  if (data === undefined) return <p role="status">{t('shell.working')}</p>;
  const open = new Map(
    data.filter(({ state }) => state === 'OPEN').map((each) => [each.mobileNumber, each]),
  );
  const duplicates = leads.filter(({ values }) => open.has(values.mobileNumber));
  return (
    <>
      <p role="status">
        {t('leads.import.counts', { count: leads.length })}{' '}
        {t('leads.import.duplicates', { count: duplicates.length })}
      </p>
      {duplicates.length > 0 && (
        <>
          <DataTable
            caption={t('leads.import.duplicatesTitle')}
            columns={[
              t('tableFile.faults.line'),
              t('leads.column.name'),
              t('leads.column.mobileNumber'),
              t('leads.import.there'),
              t('leads.column.owner'),
            ]}
            rows={duplicates.slice(0, MOST_SHOWN).map(({ line, values }) => {
              const other = open.get(values.mobileNumber);
              return {
                id: String(line),
                cells: [
                  line,
                  values.name,
                  numberInWords(values.mobileNumber),
                  other?.name ?? branchInWords({ t }, branches, other?.branch ?? null),
                  other?.owner ?? t('leads.owner.nobody'),
                ],
              };
            })}
          />
          <div className={styles.choice}>
            <ChoiceField
              label={t('leads.import.onDuplicate')}
              value={onDuplicate}
              options={[
                { value: 'skip', label: t('leads.import.skip') },
                { value: 'merge', label: t('leads.import.merge') },
              ]}
              onChange={setOnDuplicate}
            />
          </div>
        </>
      )}
      {done.parts > 0 && (
        <p role="status">
          {t(isDone ? 'leads.import.done' : 'leads.import.part', {
            added: done.added,
            merged: done.merged,
            skipped: done.skipped,
          })}
        </p>
      )}
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        {isDone ? (
          <Button kind="primary" onClick={onDone}>
            {t('leads.import.close')}
          </Button>
        ) : (
          <Button kind="primary" busy={busy} onClick={() => void save()}>
            {t(done.parts > 0 || outcome !== null ? 'leads.import.again' : 'leads.import.save')}
          </Button>
        )}
      </FormActions>
    </>
  );
}
