import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { useReviewAct } from '#renderer/features/operator/application/shared/use-review-act.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { NoteForm } from '#renderer/ui/staff/notes/note-form.tsx';
import { Notes } from '#renderer/ui/staff/notes/notes.tsx';

/** Operators’ notes of an application for each other; nothing for those who may not read them. */
export function OperatorsNotes({
  application: { number, notes },
}: {
  readonly application: Reviewed;
}) {
  const { t } = useTranslation();
  if (notes === null) return null;
  return (
    <Notes
      notes={notes}
      intro={t('review.notes.text')}
      form={
        <IfMay call="writeNote">
          <NewNote number={number} />
        </IfMay>
      }
    />
  );
}

function NewNote({ number }: { readonly number: string }) {
  const { t } = useTranslation();
  const { busy, outcome, act } = useReviewAct();
  return (
    <NoteForm
      area="operator"
      number={number}
      hint={t('review.notes.hint')}
      people={useCallQuery('colleagues', { number })}
      busy={busy}
      message={<OutcomeMessage outcome={outcome} />}
      write={(note, done) =>
        act('writeNote', (requestId) => ({ requestId, number, ...note }), done)
      }
    />
  );
}
