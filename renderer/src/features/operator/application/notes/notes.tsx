import { makeStyles } from '@griffel/react';
import { NoteForm } from '#renderer/features/operator/application/notes/note-form.tsx';
import { Moment } from '#renderer/features/operator/application/shared/moment.tsx';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
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

type Note = NonNullable<Reviewed['notes']>[number];

/** Operators’ notes of an application for each other; nothing for those who may not read them. */
export function Notes({ application: { number, notes } }: { readonly application: Reviewed }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  if (notes === null) return null;
  return (
    <section aria-label={t('review.notes.title')} className={styles.part}>
      <h2>{t('review.notes.title')}</h2>
      <p className={styles.intro}>{t('review.notes.text')}</p>
      {notes.length === 0 ? (
        <p>{t('review.notes.none')}</p>
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
                  {t('review.notes.mentioned', {
                    names: each.mentioned.map((who) => nameOf(translator, who)).join(', '),
                  })}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      <IfMay call="writeNote">
        <NoteForm number={number} />
      </IfMay>
    </section>
  );
}

function nameOf({ t }: Translator, { isMe, name }: Note['author']): string {
  if (isMe) return t('review.you');
  return name === '' ? t('review.notes.left') : name;
}
