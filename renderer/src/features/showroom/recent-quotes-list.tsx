import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { makeStyles } from '@griffel/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  type RecentQuote,
  readQuotes,
  withQuote,
  withRestoredQuotes,
  withoutQuote,
} from '#renderer/features/showroom/recent-quotes.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { RecentQuotesProps } from '#renderer/platform/context/host-parts.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';

const KEY = 'recent-quotes';
/** Milliseconds without a change after which a quote counts as viewed. */
const VIEWED_AFTER_MS = 3000;

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

/** The last quotes of this computer's calculator: figures and times, no personal data. */
export function RecentQuotesList({ query, wordsOf, onReopen }: RecentQuotesProps) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const showToast = useToasts();
  const [list, setList] = useState(() => readQuotes(window.localStorage.getItem(KEY)));

  function keep(next: readonly RecentQuote[]): void {
    setList(next);
    window.localStorage.setItem(KEY, JSON.stringify(next));
  }
  const addQuote = useEffectEvent((seen: string) => {
    const next = withQuote(list, { query: seen, at: Date.now() });
    if (next !== list) keep(next);
  });
  useEffect(() => {
    const timer = setTimeout(() => addQuote(query), VIEWED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [query]);

  /** Removes quotes with a way to undo. The button that had the focus is gone. */
  function remove(removed: readonly RecentQuote[], left: readonly RecentQuote[], text: string) {
    keep(left);
    const close = showToast({
      text,
      undo: {
        label: t('recent.undo'),
        onUndo: () => {
          close();
          // Read again: other quotes may have been added meanwhile.
          keep(withRestoredQuotes(readQuotes(window.localStorage.getItem(KEY)), removed));
          title.current?.focus();
        },
      },
      onClosed: () => title.current?.focus(),
    });
  }

  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 ref={title} id={id} tabIndex={-1} className={styles.title}>
        {t('recent.title')}
      </h2>
      <p className={styles.note}>{t(list.length === 0 ? 'recent.empty' : 'recent.intro')}</p>
      <ul className={styles.list}>
        {list.map((quote) => (
          <li key={quote.query} className={styles.quote}>
            <span className={styles.words}>
              {wordsOf(quote.query)}
              <time dateTime={new Date(quote.at).toISOString()} className={styles.date}>
                {momentInWords(new Date(quote.at), language)}
              </time>
            </span>
            <Button
              icon={<HistoryRegular />}
              aria-label={t('recent.reopenNamed', { quote: wordsOf(quote.query) })}
              onClick={() => {
                onReopen(quote.query);
                showToast({ text: t('recent.opened') });
              }}
            >
              {t('recent.reopen')}
            </Button>
            <Button
              kind="subtle"
              icon={<DeleteRegular />}
              aria-label={t('recent.removeNamed', { quote: wordsOf(quote.query) })}
              onClick={() => remove([quote], withoutQuote(list, quote.query), t('recent.removed'))}
            >
              {t('recent.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {list.length > 0 && (
        <Button icon={<DeleteRegular />} onClick={() => remove(list, [], t('recent.cleared'))}>
          {t('recent.clear')}
        </Button>
      )}
    </section>
  );
}
