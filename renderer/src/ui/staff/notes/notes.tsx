import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { writtenNote } from '#contract/applications/internal-notes.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { Written, WrittenEntry } from '#renderer/ui/staff/written.tsx';

type Note = z.output<typeof writtenNote>;

/** Notes of an application that colleagues write for each other, the oldest first, with the form for another one. */
export function Notes({
  notes,
  intro,
  form,
}: {
  readonly notes: readonly Note[];
  /** Who reads them. */
  readonly intro: string;
  /** null for those who may not write any. */
  readonly form: ReactNode;
}) {
  const translator = useTranslation();
  const { t } = translator;
  return (
    <Written
      title={t('notes.title')}
      intro={intro}
      none={t('notes.none')}
      entries={notes.map(({ note, author, writtenAt, text, mentioned }) => (
        <WrittenEntry
          key={note}
          author={nameOf(translator, author)}
          at={writtenAt}
          text={text}
          below={
            mentioned.length === 0
              ? null
              : t('notes.mentioned', {
                  names: mentioned.map((who) => nameOf(translator, who)).join(', '),
                })
          }
        />
      ))}
    >
      {form}
    </Written>
  );
}

function nameOf({ t }: Translator, { isMe, name }: Note['author']): string {
  if (isMe) return t('notes.you');
  return name === '' ? t('notes.left') : name;
}
