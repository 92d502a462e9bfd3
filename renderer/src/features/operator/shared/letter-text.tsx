import { makeStyles } from '@griffel/react';
import type { Language } from '#domain/languages.ts';
import type { LetterWords } from '#domain/lending/letters.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  quote: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    minWidth: 0,
    margin: 0,
    padding: `${space.xs} ${space.m}`,
    boxShadow: `inset 4px 0 0 ${token.colorBrandStroke1}`,
    backgroundColor: token.colorNeutralBackground2,
  },
  label: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  subject: { fontWeight: token.fontWeightSemibold, overflowWrap: 'anywhere' },
  text: { maxWidth: '75ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** Subject and text of a message to a borrower, in one language. */
export function LetterText({
  label,
  language,
  words: { subject, text },
}: {
  readonly label: string;
  readonly language: Language;
  readonly words: LetterWords;
}) {
  const styles = useStyles();
  return (
    <div role="group" aria-label={label} className={styles.quote}>
      <p className={styles.label}>{label}</p>
      {subject !== '' && (
        <p lang={language} className={styles.subject}>
          {subject}
        </p>
      )}
      <p lang={language} className={styles.text}>
        {text}
      </p>
    </div>
  );
}
