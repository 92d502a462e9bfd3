import { makeStyles } from '@griffel/react';
import {
  type Telling,
  entryInWords,
  isShown,
  whoInWords,
} from '#renderer/features/operator/application/record/history-words.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  entry: {
    display: 'grid',
    columnGap: space.m,
    padding: `${space.xs} 0`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    [from.md]: { gridTemplateColumns: '13rem 9rem minmax(0, 1fr)' },
  },
  when: { color: token.colorNeutralForeground2 },
  what: { fontWeight: token.fontWeightSemibold, overflowWrap: 'anywhere' },
});

/** What has happened, the newest first. */
export function Timeline({ telling }: { readonly telling: Telling }) {
  const styles = useStyles();
  const { language } = telling.words;
  const entries = telling.application.history.filter((entry) => isShown(entry));
  return (
    <ol className={styles.list}>
      {entries.map((entry, index) => (
        // Entries are never changed, and the newest comes first.
        <li key={entries.length - index} className={styles.entry}>
          <time dateTime={new Date(entry.at).toISOString()} className={styles.when}>
            {momentInWords(new Date(entry.at), language)}
          </time>
          <span>{whoInWords(telling, entry)}</span>
          <span className={styles.what}>{entryInWords(telling, entry)}</span>
        </li>
      ))}
    </ol>
  );
}
