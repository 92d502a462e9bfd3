import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from, onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.xs },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    breakAfter: 'avoid',
  },
  title: { fontSize: token.fontSizeBase500, [onPaper]: { fontSize: '12pt' } },
  onlyOnScreen: { [onPaper]: { display: 'none' } },
  list: { margin: 0 },
  row: {
    display: 'grid',
    columnGap: space.m,
    padding: `${space.xs} 0`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    [from.sm]: { gridTemplateColumns: '14rem 1fr' },
    [onPaper]: { gridTemplateColumns: '5cm 1fr', padding: '1.2mm 0' },
  },
  label: { color: token.colorNeutralForeground2 },
  value: {
    margin: 0,
    minWidth: 0,
    fontWeight: token.fontWeightSemibold,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    [onPaper]: { fontWeight: token.fontWeightRegular },
  },
});

export type PackPart = {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly { readonly label: string; readonly value: string }[];
};

/** One part of a pack: what was entered, and a button to change it. */
export function PackPartView({
  part,
  onChange,
}: {
  readonly part: PackPart;
  readonly onChange: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.title}>{part.title}</h3>
        <div className={styles.onlyOnScreen}>
          <Button
            kind="subtle"
            onClick={onChange}
            aria-label={t('forms.pack.changePart', { part: part.title })}
          >
            {t('forms.pack.change')}
          </Button>
        </div>
      </div>
      <dl className={styles.list}>
        {part.entries.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value === '' ? t('forms.pack.none') : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
