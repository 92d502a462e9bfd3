import { makeStyles } from '@griffel/react';
import { applyAddress } from '#renderer/features/applications/shared/apply-address.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.m },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  item: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  when: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** The applications that were not yet sent, and a way to start another one. */
export function Drafts({
  drafts,
  onAnother,
}: {
  readonly drafts: readonly { readonly number: string; readonly changedAt: number }[];
  /** Starts one from the address; null where that says too little. */
  readonly onAnother: (() => void) | null;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  return (
    <div className={styles.stack}>
      <h1>{t('apply.entry.openTitle')}</h1>
      <p>{t(drafts.length === 1 ? 'apply.entry.openOne' : 'apply.entry.openText')}</p>
      <ul className={styles.list}>
        {drafts.map(({ number, changedAt }) => (
          <li key={number} className={styles.item}>
            <ButtonLink to={applyAddress(number)}>{t('apply.entry.goOn', { number })}</ButtonLink>
            <span className={styles.when}>
              {t('apply.entry.changed', { when: momentInWords(new Date(changedAt), language) })}
            </span>
          </li>
        ))}
      </ul>
      {onAnother === null ? (
        <ButtonLink to="/loan-eligibility" kind="secondary">
          {t('apply.entry.another')}
        </ButtonLink>
      ) : (
        <Button onClick={onAnother}>{t('apply.entry.another')}</Button>
      )}
    </div>
  );
}
