import { makeStyles } from '@griffel/react';
import { caseEvents } from '#renderer/features/lender/case/case-history.ts';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { dayInWords, momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  event: {
    display: 'flex',
    flexDirection: 'column',
    padding: `${space.xs} 0`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    [from.md]: { flexDirection: 'row', columnGap: space.l },
  },
  when: {
    flex: '0 0 14rem',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
  },
  way: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** What happened in the case, the newest first. */
export function CaseHistoryList({ opened }: { readonly opened: OpenedCase }) {
  const styles = useStyles();
  const words = useTranslation();
  const { t, language } = words;
  const events = caseEvents(opened, words);
  if (events.length === 0) return <p>{t('lenderHistory.none')}</p>;
  return (
    <ol className={styles.list}>
      {events.map(({ id, at, day, text, isOnItsWay }) => (
        <li key={id} className={styles.event}>
          <time dateTime={day ?? new Date(at).toISOString()} className={styles.when}>
            {day === null ? momentInWords(new Date(at), language) : dayInWords(day, language)}
          </time>
          <span>
            {text}
            {isOnItsWay && <span className={styles.way}> ({t('lenderHistory.onItsWay')})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
