import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.xs, breakInside: 'avoid' },
  title: { fontSize: token.fontSizeBase500, [onPaper]: { fontSize: '12pt' } },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '& li': { display: 'flex', gap: space.s },
    '& li::before': {
      content: '""',
      flexShrink: 0,
      width: '1rem',
      height: '1rem',
      marginTop: '0.25rem',
      border: `1.5px solid ${token.colorNeutralStrokeAccessible}`,
      borderRadius: token.borderRadiusSmall,
    },
  },
  signature: {
    display: 'none',
    [onPaper]: { display: 'flex', flexDirection: 'column', gap: '14mm', breakInside: 'avoid' },
  },
  lines: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space.xl,
    '& span': { paddingTop: '1mm', borderTop: `1px solid ${token.colorNeutralStroke1}` },
  },
});

/** The documents to add to a printed pack, each with a box to tick by pen, and the place to sign. */
export function Checklist({ items }: { readonly items: readonly string[] }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <>
      <section className={styles.part}>
        <h3 className={styles.title}>{t('forms.pack.checklist')}</h3>
        <p>{t('forms.pack.checklistIntro')}</p>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <div className={styles.signature}>
        <p>{t('forms.pack.declaration')}</p>
        <div className={styles.lines}>
          <span>{t('forms.pack.place')}</span>
          <span>{t('forms.pack.signature')}</span>
        </div>
      </div>
    </>
  );
}
