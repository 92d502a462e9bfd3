import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { MAX_NOTE } from '#domain/lending/leads.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';

const rules = zodResolver(z.object({ text: requiredText(MAX_NOTE) }));

/** Adds a dated note to a lead's history. What is typed stays until it is saved. */
export function AddNote({ lead }: { readonly lead: string }) {
  const { t } = useTranslation();
  const form = useForm({ resolver: rules, defaultValues: { text: '' } });
  const { busy, outcome, act } = useAct();
  // The ID of the next note, so that one that is sent twice exists once.
  const [note, setNote] = useState(() => crypto.randomUUID());
  async function save({ text }: { readonly text: string }): Promise<void> {
    const saved = await act(
      'addLeadNote',
      (requestId) => ({ requestId, lead, note, text }),
      t('leads.addNote.done'),
    );
    if (saved === null) return;
    setNote(crypto.randomUUID());
    form.reset({ text: '' });
  }
  return (
    <Form onSubmit={form.handleSubmit(save)}>
      <TextField
        form={form}
        name="text"
        label={t('leads.addNote.label')}
        hint={t('leads.noteHint')}
        rows={2}
        autoComplete="off"
      />
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button type="submit" busy={busy}>
          {t('leads.addNote.save')}
        </Button>
      </FormActions>
    </Form>
  );
}
