import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Lead, Quote } from '#contract/dealers/leads.ts';
import type { QuoteFigures } from '#domain/lending/quote.ts';
import type { MadeInvitation } from '#renderer/features/dealer-desk/invite/invite-dialog.tsx';
import { QuoteForm, type QuoteStart } from '#renderer/features/dealer-desk/quote/quote-form.tsx';
import { QuoteList } from '#renderer/features/dealer-desk/quote/quote-list.tsx';
import { QuoteView, type SavedNews } from '#renderer/features/dealer-desk/quote/quote-view.tsx';
import { differencesBetween } from '#renderer/features/dealer-desk/quote/quoted-lenders.ts';
import { emptyQuote, typedAgain } from '#renderer/features/dealer-desk/quote/typed-quote.ts';
import { keptText } from '#renderer/features/dealer-desk/shared/kept-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';

const useStyles = makeStyles({
  quotes: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
});

type Shown =
  | { readonly at: 'list' }
  | { readonly at: 'form'; readonly start: QuoteStart }
  | { readonly at: 'quote'; readonly quote: Quote; readonly news: SavedNews | null };

/** What is in view besides the list: a saved quote, or a form, which has no ID yet. */
export type QuoteInView = { readonly id: string | null };

/** The quotes of a lead: a form for a new one, and the saved ones. */
export function LeadQuotes({
  lead,
  invitation = null,
  invite,
  onView,
}: {
  readonly lead: Lead;
  /** A link that was just created: it is on the sheet of its quote. null for the public page instead. */
  readonly invitation?: MadeInvitation | null;
  /** What invites the customer with the quote that is in view. */
  readonly invite?: ReactNode;
  readonly onView?: (quote: QuoteInView | null) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const showToast = useToasts();
  const [shown, setShown] = useState<Shown>({ at: 'list' });
  const begin = useRef<HTMLButtonElement>(null);
  const title = useId();

  const view = shown.at;
  // The gateway has no unconfirmed one: nobody can be invited with it.
  const inView =
    shown.at === 'quote' && shown.news?.kind !== 'unconfirmed' ? shown.quote.quote : null;
  useEffect(() => {
    onView?.(view === 'list' ? null : { id: inView });
  }, [onView, view, inView]);

  const isBack = useRef(false);
  useEffect(() => {
    if (shown.at === 'list' && isBack.current) begin.current?.focus();
    isBack.current = shown.at !== 'list';
  }, [shown.at]);

  return (
    <section
      aria-labelledby={title}
      data-wide={shown.at === 'list' ? undefined : ''}
      className={styles.quotes}
    >
      <h2 id={title}>{t('dealerQuote.title')}</h2>
      {shown.at === 'list' && (
        <QuoteList
          lead={lead}
          begin={begin}
          onBegin={() =>
            setShown({ at: 'form', start: { name: 'new', typed: emptyQuote(lead, new Date()) } })
          }
          onOpen={(quote, news) => setShown({ at: 'quote', quote, news })}
        />
      )}
      {shown.at === 'form' && (
        <QuoteForm
          lead={lead}
          start={shown.start}
          onSaved={(quote, seen) => setShown({ at: 'quote', quote, news: newsOf(quote, seen) })}
          onKept={(keptOn) => {
            setShown({ at: 'list' });
            showToast({ text: keptText(t, keptOn) });
          }}
          onBack={() => setShown({ at: 'list' })}
        />
      )}
      {shown.at === 'quote' && (
        <QuoteView
          lead={lead}
          quote={shown.quote}
          news={shown.news}
          invitation={linkFor(shown.quote, invitation)}
          invite={shown.news?.kind === 'unconfirmed' ? null : invite}
          onAgain={() => beginWith(shown.quote)}
          onSaved={(quote, seen) => setShown({ at: 'quote', quote, news: newsOf(quote, seen) })}
          onBack={() => setShown({ at: 'list' })}
        />
      )}
    </section>
  );

  function beginWith({ quote, terms }: Quote): void {
    setShown({ at: 'form', start: { name: quote, typed: typedAgain(terms, new Date()) } });
  }
}

/** A link without a quote goes with any. */
const linkFor = ({ quote }: Quote, invitation: MadeInvitation | null): string | null =>
  invitation !== null && [null, quote].includes(invitation.quote) ? invitation.url : null;

function newsOf({ figures }: Quote, seen: QuoteFigures | null): SavedNews {
  if (seen === null) return { kind: 'saved' };
  const differences = differencesBetween(seen, figures);
  return differences === null ? { kind: 'same' } : { kind: 'differs', differences };
}
