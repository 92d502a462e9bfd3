import { makeStyles } from '@griffel/react';
import type { Language } from '#domain/languages.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  quote: {
    margin: 0,
    padding: `${space.xs} ${space.m}`,
    boxShadow: `inset 4px 0 0 ${token.colorBrandStroke1}`,
    backgroundColor: token.colorNeutralBackground2,
  },
  label: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** What the borrower will read, in the borrower's language. */
export function BorrowerReads({
  language,
  text,
}: {
  readonly language: Language;
  readonly text: string;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.quote}>
      <p className={styles.label}>{t('review.finding.reads')}</p>
      <p lang={language}>{text}</p>
    </div>
  );
}
