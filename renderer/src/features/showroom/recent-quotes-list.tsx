import { makeStyles } from '@griffel/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import {
  type RecentQuote,
  readQuotes,
  withQuote,
  withoutQuote,
} from '#renderer/features/showroom/recent-quotes.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import type { RecentQuotesProps } from '#renderer/platform/host-parts.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/button.tsx';

const KEY = 'recent-quotes';
/** A quote counts as looked at when it has not changed for this long, in milliseconds. */
const LOOKED_AT_MS = 3000;

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.s },
  title: { fontSize: token.fontSizeBase500 },
  note: { color: token.colorNeutralForeground2 },
  list: { width: '100%', margin: 0, padding: 0, listStyle: 'none' },
  quote: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    padding: `${space.xs} 0`,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
  },
  words: { flex: '1 1 16rem' },
  date: { display: 'block', color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
});

/** The last quotes of this computer's calculator: figures and times, nobody's data. */
export function RecentQuotesList({ query, wordsOf, onReopen }: RecentQuotesProps) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const id = useId();
  const [list, show] = useState(() => readQuotes(window.localStorage.getItem(KEY)));
  const [done, tell] = useState<'opened' | 'removed' | 'cleared' | null>(null);

  function keep(next: readonly RecentQuote[]): void {
    show(next);
    window.localStorage.setItem(KEY, JSON.stringify(next));
  }
  const lookedAt = useEffectEvent((seen: string) => {
    const next = withQuote(list, { query: seen, at: Date.now() });
    if (next !== list) keep(next);
  });
  useEffect(() => {
    const timer = setTimeout(() => lookedAt(query), LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [query]);

  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('recent.title')}
      </h2>
      <p className={styles.note}>{t(list.length === 0 ? 'recent.empty' : 'recent.intro')}</p>
      <ul className={styles.list}>
        {list.map(({ query: kept, at }) => (
          <li key={kept} className={styles.quote}>
            <span className={styles.words}>
              {wordsOf(kept)}
              <time dateTime={new Date(at).toISOString()} className={styles.date}>
                {momentInWords(new Date(at), language)}
              </time>
            </span>
            <Button
              aria-label={t('recent.reopenNamed', { quote: wordsOf(kept) })}
              onClick={() => {
                onReopen(kept);
                tell('opened');
              }}
            >
              {t('recent.reopen')}
            </Button>
            <Button
              kind="subtle"
              aria-label={t('recent.removeNamed', { quote: wordsOf(kept) })}
              onClick={() => {
                keep(withoutQuote(list, kept));
                tell('removed');
              }}
            >
              {t('recent.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {list.length > 0 && (
        <Button
          onClick={() => {
            keep([]);
            tell('cleared');
          }}
        >
          {t('recent.clear')}
        </Button>
      )}
      <p role="status">{done !== null && t(`recent.${done}`)}</p>
    </section>
  );
}
