import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { useAct } from '#renderer/features/lender/case/use-act.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { NoteForm } from '#renderer/ui/staff/notes/note-form.tsx';
import { Notes } from '#renderer/ui/staff/notes/notes.tsx';

/** Notes of the lender's people for each other, while the lender may read the application. */
export function CaseNotes({ opened }: { readonly opened: OpenedCase }) {
  const { t } = useTranslation();
  if (opened.notes === null) return <p>{t('lenderNotes.gone')}</p>;
  return (
    <Notes notes={opened.notes} intro={t('lenderNotes.text')} form={<NewNote opened={opened} />} />
  );
}

function NewNote({ opened }: { readonly opened: OpenedCase }) {
  const { t } = useTranslation();
  const { number } = opened;
  const { busy, act, message } = useAct(opened);
  return (
    <NoteForm
      area="lender"
      number={number}
      hint={t('lenderNotes.hint')}
      people={useCallQuery('caseColleagues', { number })}
      busy={busy}
      message={message}
      write={(note, done) =>
        act('writeCaseNote', (requestId) => ({ requestId, number, ...note }), done)
      }
    />
  );
}
