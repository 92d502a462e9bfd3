import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Lead, Quote } from '#contract/dealers/leads.ts';
import type { QuoteFigures } from '#domain/lending/quote.ts';
import { LiveFigures } from '#renderer/features/dealer-desk/quote/figures/live-figures.tsx';
import { FromPriceList } from '#renderer/features/dealer-desk/quote/from-price-list.tsx';
import { QuoteFields } from '#renderer/features/dealer-desk/quote/quote-fields.tsx';
import { problemOutcome } from '#renderer/features/dealer-desk/quote/quote-problems.ts';
import { quoteRules } from '#renderer/features/dealer-desk/quote/quote-rules.ts';
import {
  type TypedQuote,
  emptyQuote,
  termsOf,
  typedQuoteOf,
} from '#renderer/features/dealer-desk/quote/typed-quote.ts';
import { useFigures } from '#renderer/features/dealer-desk/quote/use-figures.ts';
import { useSchemes } from '#renderer/features/dealer-desk/quote/use-schemes.ts';
import type { KeptOn } from '#renderer/features/dealer-desk/shared/kept.ts';
import { notKeptOutcome } from '#renderer/features/dealer-desk/shared/kept-words.ts';
import { useOnline } from '#renderer/features/dealer-desk/shared/use-online.ts';
import { useSaveQuote } from '#renderer/features/dealer-desk/shared/use-save-quote.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';

const useStyles = makeStyles({
  title: { outlineStyle: 'none' },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    alignItems: 'start',
    [from.lg]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)' },
  },
});

/** What is typed under which name: a new quote, or one that begins with a saved one. */
export type QuoteStart = { readonly name: string; readonly typed: TypedQuote };

/** Draws up a quote: its figures follow what is typed. Takes the focus. */
export function QuoteForm({
  lead,
  start,
  onSaved,
  onKept,
  onBack,
}: {
  readonly lead: Lead;
  readonly start: QuoteStart;
  /** With the figures that were on the screen; null if there were none. */
  readonly onSaved: (quote: Quote, shown: QuoteFigures | null) => void;
  /** Called if it waits on this computer to be sent. */
  readonly onKept: (keptOn: KeptOn) => void;
  readonly onBack: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const schemes = useSchemes();
  const form = useForm<TypedQuote>({
    resolver: quoteRules(schemes.running),
    defaultValues: start.typed,
  });
  const forget = useDraft(`dealer-quote-${lead.lead}-${start.name}-draft`, form);
  const typed = typedQuoteOf(useWatch({ control: form.control }), form.getValues());
  const figures = useFigures(typed, schemes.running);
  const { busy, save } = useSaveQuote(lead.lead);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // What was said of the connection is over when it is back.
  const isOnline = useOnline();
  const [wasOnline, setWasOnline] = useState(isOnline);
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline);
    if (isOnline) setOutcome(null);
  }

  async function submit(entered: TypedQuote): Promise<void> {
    const terms = termsOf(entered, schemes.running);
    if (terms === null || busy) return;
    setOutcome(null);
    const shown = figures.of(terms);
    const saved = await save(terms, shown);
    if (saved.kind === 'failed') return setOutcome(problemOutcome(t, saved.failure));
    if (saved.kind === 'not-kept') return setOutcome(notKeptOutcome(t, saved));
    forget();
    if (saved.kind === 'kept') return onKept(saved.keptOn);
    onSaved(saved.quote, shown);
  }

  function clear(): void {
    form.reset(emptyQuote(lead, new Date()));
    forget();
    heading.current?.focus();
  }

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {t('dealerQuote.form.title', { name: lead.name })}
      </h3>
      <div className={styles.sides}>
        <Form onSubmit={form.handleSubmit(submit)}>
          <FromPriceList form={form} model={typed.model}>
            <QuoteFields form={form} schemes={schemes} />
          </FromPriceList>
          <OutcomeMessage outcome={outcome} />
          <FormActions>
            <Button type="submit" kind="primary" busy={busy}>
              {t('dealerQuote.form.save')}
            </Button>
            <Button onClick={onBack}>{t('dealerQuote.form.cancel')}</Button>
            <Button kind="subtle" onClick={clear}>
              {t('dealerQuote.form.clear')}
            </Button>
          </FormActions>
        </Form>
        <LiveFigures figures={figures} />
      </div>
    </>
  );
}
