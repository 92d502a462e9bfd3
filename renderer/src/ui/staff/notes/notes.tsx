import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { writtenNote } from '#contract/applications/internal-notes.ts';
import { makeStyles } from '@griffel/react';
import { Moment } from '#renderer/ui/text/moment.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0, maxWidth: '60rem' },
  intro: { color: token.colorNeutralForeground2 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  note: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    padding: space.m,
    backgroundColor: token.colorNeutralBackground2,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusLarge,
  },
  author: { fontWeight: token.fontWeightSemibold },
  text: { maxWidth: '75ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  small: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

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
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  return (
    <section aria-label={t('notes.title')} className={styles.part}>
      <h2>{t('notes.title')}</h2>
      <p className={styles.intro}>{intro}</p>
      {notes.length === 0 ? (
        <p>{t('notes.none')}</p>
      ) : (
        <ol className={styles.list}>
          {notes.map((each) => (
            <li key={each.note} className={styles.note}>
              <span>
                <span className={styles.author}>{nameOf(translator, each.author)}</span>{' '}
                <span className={styles.small}>
                  <Moment at={each.writtenAt} />
                </span>
              </span>
              <p className={styles.text}>{each.text}</p>
              {each.mentioned.length > 0 && (
                <span className={styles.small}>
                  {t('notes.mentioned', {
                    names: each.mentioned.map((who) => nameOf(translator, who)).join(', '),
                  })}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {form}
    </section>
  );
}

function nameOf({ t }: Translator, { isMe, name }: Note['author']): string {
  if (isMe) return t('notes.you');
  return name === '' ? t('notes.left') : name;
}
