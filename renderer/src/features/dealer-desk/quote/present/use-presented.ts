import { useMemo, useState } from 'react';
import type { Lead, Quote } from '#contract/dealers/leads.ts';
import { indianDayOf } from '#domain/days.ts';
import { type QuoteFigures, type QuoteTerms, figuresOf } from '#domain/lending/quote.ts';
import { problemOutcome } from '#renderer/features/dealer-desk/quote/quote-problems.ts';
import { differencesBetween } from '#renderer/features/dealer-desk/quote/quoted-lenders.ts';
import { usualLastDay } from '#renderer/features/dealer-desk/quote/typed-quote.ts';
import {
  type Presented,
  isChanged,
} from '#renderer/features/dealer-desk/quote/present/presented-terms.ts';
import type { Keeping } from '#renderer/features/dealer-desk/shared/kept.ts';
import { keptText, notKeptOutcome } from '#renderer/features/dealer-desk/shared/kept-words.ts';
import { useSaveQuote } from '#renderer/features/dealer-desk/shared/use-save-quote.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

export type PresentedQuote = {
  /** With what was changed on the screen. */
  readonly terms: QuoteTerms;
  /** Null where the lenders' terms are not there to work them out. */
  readonly figures: QuoteFigures | null;
  /** The day of the lenders' terms. */
  readonly day: string;
  readonly isChanged: boolean;
  readonly isLoading: boolean;
  readonly onAgain: () => void;
  readonly onChange: (changed: Partial<Presented>) => void;
  readonly onReset: () => void;
  readonly busy: boolean;
  readonly outcome: Outcome | null;
  /** Saves it as a new quote, and says what came of it in the words of `t`. Gives whether it is saved. */
  readonly onSave: (t: Translator['t']) => Promise<boolean>;
};

/** A quote as it is shown to the customer: as it was saved, until something is changed. */
export function usePresented(
  lead: Lead,
  quote: Quote,
  onSaved: (quote: Quote, seen: QuoteFigures | null) => void,
): PresentedQuote {
  const [presented, setPresented] = useState<Presented>(quote.terms);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { data, error, dataUpdatedAt, refetch } = useCallQuery('listProducts', {});
  const { busy, save } = useSaveQuote(lead.lead);
  const { downPayment, months } = presented;
  const changed = isChanged(quote.terms, presented);

  const terms = useMemo(
    () => (changed ? { ...quote.terms, downPayment, months } : quote.terms),
    [quote.terms, changed, downPayment, months],
  );
  const figures = useMemo(() => {
    if (!changed) return quote.figures;
    return data === undefined ? null : figuresOf(terms, data);
  }, [quote.figures, changed, terms, data]);

  return {
    terms,
    figures,
    day: indianDayOf(changed && dataUpdatedAt > 0 ? dataUpdatedAt : quote.savedAt),
    isChanged: changed,
    isLoading: data === undefined && error === null,
    onAgain: () => void refetch(),
    onChange: (next) => {
      setOutcome(null);
      setPresented({ ...presented, ...next });
    },
    onReset: () => {
      setOutcome(null);
      setPresented(quote.terms);
    },
    busy,
    outcome,
    onSave: async (t) => {
      if (busy) return false;
      setOutcome(null);
      const saved = await save({ ...terms, validUntil: usualLastDay(new Date()) }, figures);
      if (saved.kind !== 'saved') {
        setOutcome(outcomeOf(t, saved));
        return false;
      }
      const isSame = figures === null || differencesBetween(figures, saved.quote.figures) === null;
      const said = isSame ? 'fromDealer.saved' : 'fromDealer.differs';
      setOutcome({ kind: 'success', text: t(said) });
      onSaved(saved.quote, figures);
      return true;
    },
  };
}

/** Why it is not saved, or that it waits on this computer. */
function outcomeOf(t: Translator['t'], keeping: Keeping): Outcome {
  switch (keeping.kind) {
    case 'failed':
      return problemOutcome(t, keeping.failure);
    case 'not-kept':
      return notKeptOutcome(t, keeping);
    case 'kept':
      return { kind: 'success', text: keptText(t, keeping.keptOn) };
  }
}
