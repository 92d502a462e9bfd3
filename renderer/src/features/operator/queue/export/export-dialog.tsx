import { makeStyles } from '@griffel/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { EXPORT_REASONS, STATES_IN_QUEUE } from '#contract/operators/review.ts';
import {
  type ExportForm,
  exportFileName,
  exportForm,
} from '#renderer/features/operator/queue/export/export-rules.ts';
import type { SetFilter } from '#renderer/features/operator/queue/filters/filters-in-words.ts';
import {
  EVERYTHING_WAITING,
  type QueueChoice,
  askedOf,
} from '#renderer/features/operator/queue/queue-filter.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { saveFile } from '#renderer/ui/files/save-file.ts';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import { Form } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';

const useStyles = makeStyles({
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  list: { margin: 0, paddingInlineStart: '1.25rem' },
});

/** Asks why, says what is exported, and downloads it as a CSV file. */
export function ExportDialog({
  choice,
  filters,
  numbers,
  onClose,
}: {
  readonly choice: QueueChoice;
  readonly filters: readonly SetFilter[];
  /** Those alone; null for everything that the choice finds. */
  readonly numbers: readonly string[] | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm<ExportForm>({
    resolver: zodResolver(exportForm),
    defaultValues: { ticket: '' },
  });
  const { outcome, isBusy, take } = useExport(choice, numbers);
  const isDone = outcome?.kind === 'success';
  return (
    <Dialog
      title={t('queue.exporting.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('queue.exporting.close')}</Button>
          <Button kind="primary" type="submit" form={id} busy={isBusy || isDone}>
            {t(isBusy ? 'queue.exporting.going' : 'queue.exporting.go')}
          </Button>
        </>
      }
    >
      <WhatIsExported filters={filters} numbers={numbers} isWaitingAlone={choice.order === 'due'} />
      <Form id={id} onSubmit={form.handleSubmit(take)}>
        <SelectField
          form={form}
          name="reason"
          label={t('queue.exporting.reason')}
          placeholder={t('queue.exporting.choose')}
          options={EXPORT_REASONS.map((value) => ({
            value,
            label: t(`queue.exporting.reasons.${value}`),
          }))}
        />
        <TextField
          form={form}
          name="ticket"
          label={t('queue.exporting.ticket')}
          hint={t('queue.exporting.ticketHint')}
          optional
          autoComplete="off"
          maxLength={24}
        />
      </Form>
      <OutcomeMessage outcome={outcome} />
    </Dialog>
  );
}

function WhatIsExported({
  filters,
  numbers,
  isWaitingAlone,
}: {
  readonly filters: readonly SetFilter[];
  readonly numbers: readonly string[] | null;
  /** Whether the list leaves out applications that wait for nothing here. */
  readonly isWaitingAlone: boolean;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const which = filters.map(({ text }) => text);
  return (
    <section>
      <h3 className={styles.title}>{t('queue.exporting.what')}</h3>
      <ul className={styles.list}>
        {numbers === null ? (
          <>
            <li>{which.length === 0 ? t('queue.summary.none') : which.join(' · ')}</li>
            {isWaitingAlone && <li>{t('queue.exporting.also')}</li>}
          </>
        ) : (
          <li>{t('queue.exporting.chosen', { count: numbers.length })}</li>
        )}
        <li>{t('queue.exporting.columns')}</li>
        {numbers === null && <li>{t('queue.exporting.most')}</li>}
        <li>{t('queue.exporting.logged')}</li>
      </ul>
    </section>
  );
}

/** Exports what a choice finds, in any order, and saves the file. Each time is in the audit. */
function useExport(choice: QueueChoice, chosen: readonly string[] | null) {
  const { t } = useTranslation();
  const { call } = usePlatform();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function take({ reason, ticket: typed }: ExportForm): Promise<void> {
    if (isBusy || outcome?.kind === 'success') return;
    setOutcome(null);
    setBusy(true);
    // They may no longer be what the list filters by.
    const { filter } = askedOf(
      chosen === null ? choice : { ...EVERYTHING_WAITING, states: STATES_IN_QUEUE },
    );
    const numbers = chosen === null ? null : [...chosen];
    const ticket = typed === '' ? null : typed;
    const answer = await call('exportApplications', {
      filter,
      numbers,
      format: 'csv',
      reason,
      ticket,
    });
    setBusy(false);
    if (!answer.ok) return setOutcome(failureOutcome(t, answer.failure));
    const { csv, count, isWhole } = answer.value;
    if (csv === null || count === 0) {
      return setOutcome({ kind: 'success', text: t('queue.exporting.none') });
    }
    const file = exportFileName(new Date());
    saveFile(file, 'text/csv;charset=utf-8', csv);
    const text = t('queue.exporting.done', { count: count.toLocaleString('en-IN'), file });
    setOutcome({ kind: 'success', text, ...(!isWhole && { advice: t('queue.exporting.cut') }) });
  }
  return { outcome, isBusy, take };
}
