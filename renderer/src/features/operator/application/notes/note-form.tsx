import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { MAX_NOTE } from '#contract/operators/notes.ts';
import { handleOf, mentionedIn } from '#renderer/features/operator/shared/mentioned-in.ts';
import { useReviewAct } from '#renderer/features/operator/application/shared/use-review-act.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const rules = zodResolver(z.object({ text: requiredText(MAX_NOTE) }));

/** Writes a note. Colleagues are mentioned by `@` and their name, which may be typed or chosen. */
export function NoteForm({ number }: { readonly number: string }) {
  const { t } = useTranslation();
  const { busy, outcome, act } = useReviewAct();
  const { data, error, refetch } = useCallQuery('colleagues', { number });
  const form = useForm({ resolver: rules, defaultValues: { text: '' } });
  const forget = useDraft(`note-on-${number}-draft`, form);
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
  async function write({ text }: { readonly text: string }): Promise<void> {
    const mentioned = mentionedIn(text, colleagues).map(({ membership }) => membership);
    const written = await act(
      'writeNote',
      (requestId) => ({ requestId, number, text, mentioned }),
      t('review.notes.done'),
    );
    if (written === null) return;
    form.reset();
    forget();
  }

  return (
    <Form onSubmit={form.handleSubmit(write)}>
      <TextField
        form={form}
        name="text"
        label={t('review.notes.write')}
        hint={t('review.notes.hint')}
        rows={3}
        autoComplete="off"
      />
      {waitsForNames && error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {colleagues.length > 0 && (
        <ChoiceField
          label={t('review.notes.mention')}
          value=""
          options={[
            { value: '', label: t('review.notes.choose') },
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
          t('review.notes.told', {
            names: told.map((each) => handleOf(each, colleagues)).join(', '),
          })}
      </p>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <PageButton type="submit" busy={busy || waitsForNames}>
          {t('review.notes.add')}
        </PageButton>
      </FormActions>
    </Form>
  );
}
