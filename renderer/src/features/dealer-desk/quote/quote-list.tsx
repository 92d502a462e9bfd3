import { makeStyles } from '@griffel/react';
import { type Ref, useState } from 'react';
import type { Lead, Quote } from '#contract/dealers/leads.ts';
import type { SavedNews } from '#renderer/features/dealer-desk/quote/quote-view.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { figuresOf } from '#domain/lending/quote.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';
import { ShownDay } from '#renderer/ui/text/shown-date.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';

const useStyles = makeStyles({
  small: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** The saved quotes of a lead, the newest first, ten at a time. */
export function QuoteList({
  lead,
  begin,
  onBegin,
  onOpen,
}: {
  readonly lead: Lead;
  /** The button that gets the focus on returning to the list. */
  readonly begin: Ref<HTMLButtonElement>;
  readonly onBegin: () => void;
  readonly onOpen: (quote: Quote, news: SavedNews | null) => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const [after, setAfter] = useState<string | null>(null);
  const { data, error, refetch } = useCallQuery('quotes', { lead: lead.lead, after });
  const last = data?.quotes.at(-1)?.quote;
  return (
    <Stack gap="m">
      <FormActions>
        <Button ref={begin} kind="primary" onClick={onBegin}>
          {t('dealerQuote.begin')}
        </Button>
      </FormActions>
      <WaitingQuotes lead={lead.lead} onOpen={(quote) => onOpen(quote, { kind: 'unconfirmed' })} />
      {data === undefined && error === null && <p role="status">{t('dealerQuote.loading')}</p>}
      {data === undefined && error !== null && (
        <Unanswered failure={error.failure} onAgain={refetch} />
      )}
      {data?.quotes.length === 0 && <p>{t('dealerQuote.none', { name: lead.name })}</p>}
      {data !== undefined && data.quotes.length > 0 && (
        <DataTable
          caption={t('dealerQuote.title')}
          columns={[
            t('dealerQuote.model'),
            t('dealerQuote.figures.onRoad'),
            t('dealerQuote.figures.loan'),
            t('dealerQuote.savedOn'),
            t('dealerQuote.validTo'),
            t('dealerQuote.open'),
          ]}
          rows={data.quotes.map((quote) => ({ id: quote.quote, cells: cellsOf(quote) }))}
        />
      )}
      <FormActions>
        {after !== null && (
          <Button onClick={() => setAfter(null)}>{t('dealerQuote.newest')}</Button>
        )}
        {data?.isLastPage === false && last !== undefined && (
          <Button onClick={() => setAfter(last)}>{t('dealerQuote.older')}</Button>
        )}
      </FormActions>
    </Stack>
  );

  function cellsOf(quote: Quote) {
    const { savedAt, terms, figures } = quote;
    const when = momentInWords(new Date(savedAt), language);
    return [
      <span key="model">
        {terms.model}
        <span className={styles.small}> {t(`matching.kind.${terms.vehicleKind}`)}</span>
      </span>,
      inWholeRupees(figures.onRoadPrice),
      inWholeRupees(figures.loanAmount),
      when,
      <span key="valid">
        <ShownDay iso={terms.validUntil} />
        {terms.validUntil < indianToday() && (
          <span className={styles.small}> {t('dealerQuote.expired')}</span>
        )}
      </span>,
      <Button
        key="open"
        aria-label={t('dealerQuote.openOf', { model: terms.model, when })}
        onClick={() => onOpen(quote, null)}
      >
        {t('dealerQuote.open')}
      </Button>,
    ];
  }
}

/** The lenders' terms, where the computer had none when the quote was drawn up: the prices are there all the same. */
const NO_TERMS = { lenders: [], products: [] };

/** The quotes of a lead that wait on this computer. */
function WaitingQuotes({
  lead,
  onOpen,
}: {
  readonly lead: string;
  readonly onOpen: (quote: Quote) => void;
}) {
  const { t, language } = useTranslation();
  const items = (useKept()?.writes ?? []).flatMap(({ id, keptAt, write, state }) => {
    if (write.call !== 'saveQuote' || write.body.lead !== lead || state.kind === 'differs') {
      return [];
    }
    const { quote, terms } = write.body;
    const { model, exShowroomPrice } = terms;
    const said = t('kept.quote', { model, price: inWholeRupees(exShowroomPrice) });
    const isOnItsWay = state.kind === 'waiting' || state.kind === 'sending';
    return [
      {
        id,
        text: t('kept.quoteHere', { quote: said, state: t(`kept.state.${state.kind}`) }),
        name: t('dealerQuote.openOf', { model, when: momentInWords(new Date(keptAt), language) }),
        opens: isOnItsWay
          ? {
              quote,
              number: null,
              link: null,
              branch: write.body.branch,
              savedAt: keptAt,
              terms,
              figures: write.shown ?? figuresOf(terms, NO_TERMS),
            }
          : null,
      },
    ];
  });
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map(({ id, text, name, opens }) => (
        <li key={id}>
          {text}{' '}
          {opens !== null && (
            <Button aria-label={name} onClick={() => onOpen(opens)}>
              {t('dealerQuote.open')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
