import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { MAX_NOTE } from '#contract/applications/internal-notes.ts';
import type { CallFailed } from '#renderer/platform/queries/call-query.ts';
import { type Colleague, handleOf, mentionedIn } from '#renderer/ui/staff/notes/mentioned-in.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const rules = zodResolver(z.object({ text: requiredText(MAX_NOTE) }));

/** A note to be written, and whom it mentions. */
export type NewNote = { readonly text: string; readonly mentioned: string[] };

/** Writes a note. Colleagues are mentioned by `@` and their name, which may be typed or chosen. */
export function NoteForm({
  area,
  number,
  hint,
  people: { data, error, refetch },
  busy,
  message,
  write,
}: {
  /** Whose notes they are: one person may work in both, in one tab. */
  readonly area: 'operator' | 'lender';
  /** Of the application. */
  readonly number: string;
  readonly hint: string;
  readonly people: Pick<
    UseQueryResult<{ readonly colleagues: readonly Colleague[] }, CallFailed>,
    'data' | 'error' | 'refetch'
  >;
  readonly busy: boolean;
  /** Why the note was not written. */
  readonly message: ReactNode;
  /** Gives null where it was refused. */
  readonly write: (note: NewNote, done: string) => Promise<object | null>;
}) {
  const { t } = useTranslation();
  const form = useForm({ resolver: rules, defaultValues: { text: '' } });
  const forget = useDraft(`${area}-note-on-${number}-draft`, form);
  const typed = useWatch({ control: form.control, name: 'text' });
  const colleagues = data?.colleagues ?? [];
  const told = mentionedIn(typed, colleagues);
  // A note is never changed: whom it mentions must be known before.
  const waitsForNames = data === undefined && typed.includes('@');

  function mention(membership: string): void {
    const chosen = colleagues.find((each) => each.membership === membership);
    if (chosen === undefined || told.includes(chosen)) return;
    const before = typed === '' || /\s$/.test(typed) ? typed : `${typed} `;
    form.setValue('text', `${before}@${handleOf(chosen, colleagues)} `, { shouldDirty: true });
  }
  async function add({ text }: { readonly text: string }): Promise<void> {
    const mentioned = mentionedIn(text, colleagues).map(({ membership }) => membership);
    if ((await write({ text, mentioned }, t('notes.done'))) === null) return;
    form.reset();
    forget();
  }

  return (
    <Form onSubmit={form.handleSubmit(add)}>
      <TextField
        form={form}
        name="text"
        label={t('notes.write')}
        hint={hint}
        rows={3}
        autoComplete="off"
      />
      {waitsForNames && error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {colleagues.length > 0 && (
        <ChoiceField
          label={t('notes.mention')}
          value=""
          options={[
            { value: '', label: t('notes.choose') },
            ...colleagues.map((each) => ({
              value: each.membership,
              label: handleOf(each, colleagues),
            })),
          ]}
          onChange={mention}
        />
      )}
      <p role="status">
        {told.length > 0 &&
          t('notes.told', {
            names: told.map((each) => handleOf(each, colleagues)).join(', '),
          })}
      </p>
      {message}
      <FormActions>
        <PageButton type="submit" busy={busy || waitsForNames}>
          {t('notes.add')}
        </PageButton>
      </FormActions>
    </Form>
  );
}
