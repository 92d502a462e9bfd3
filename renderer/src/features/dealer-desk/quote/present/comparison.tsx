import { useState } from 'react';
import type { Lead, Quote } from '#contract/dealers/leads.ts';
import { indianDayOf } from '#domain/days.ts';
import { type PricedModel, keyOfModel, nameOfModel } from '#domain/lending/price-list.ts';
import type { QuoteTerms } from '#domain/lending/quote.ts';
import {
  type Compared,
  figuresInstead,
  listedModel,
  quotedInstead,
} from '#renderer/features/dealer-desk/quote/present/compared.ts';
import { SideBySide } from '#renderer/features/dealer-desk/quote/present/side-by-side.tsx';
import type { PresentedQuote } from '#renderer/features/dealer-desk/quote/present/use-presented.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

const NONE = '';
const MODEL = 'model ';
const QUOTE = 'quote ';

/** Another model of the price list, or another quote of the lead, beside the quote that is shown. */
export function Comparison({
  lead,
  shown,
  presented,
}: {
  readonly lead: Lead;
  /** The quote that is shown: it is not compared with itself. */
  readonly shown: Quote;
  readonly presented: PresentedQuote;
}) {
  const { t, language } = useTranslation();
  const { data: list } = useCallQuery('priceList', { version: null });
  const { data: saved } = useCallQuery('quotes', { lead: lead.lead, after: null });
  const { data: offered } = useCallQuery('listProducts', {});
  const [chosen, setChosen] = useState(NONE);
  const models = list?.list?.models ?? [];
  const others = (saved?.quotes ?? []).filter(({ quote }) => quote !== shown.quote);
  const { terms, figures } = presented;
  if (models.length === 0 && others.length === 0) {
    return <p>{t('fromDealer.compare.nothing')}</p>;
  }

  const other = otherOf(chosen);
  const withModel = (compared: Compared) => ({
    ...compared,
    listed: listedModel(models, compared.terms),
  });
  return (
    <Stack gap="m">
      <ChoiceField
        label={t('fromDealer.compare.with')}
        value={chosen}
        options={[
          { value: NONE, label: t('fromDealer.compare.none') },
          ...models
            .filter((model) => model !== listedModel(models, terms))
            .map((model) => ({ value: `${MODEL}${keyOfModel(model)}`, label: nameOfModel(model) })),
          ...others.map((each) => ({
            value: `${QUOTE}${each.quote}`,
            label: t('fromDealer.compare.quote', {
              model: each.terms.model,
              amount: inWholeRupees(each.figures.onRoadPrice),
              day: dayInWords(indianDayOf(each.savedAt), language),
            }),
          })),
        ]}
        onChange={setChosen}
      />
      {other !== null && (
        <>
          <SideBySide vehicles={[withModel({ terms, figures }), withModel(other)]} />
          {chosen.startsWith(MODEL) && <p>{t('fromDealer.compare.noSubsidy')}</p>}
        </>
      )}
    </Stack>
  );

  function otherOf(value: string): Compared | null {
    const quote = others.find((each) => value === `${QUOTE}${each.quote}`);
    if (quote !== undefined) return quote;
    const model = models.find((each) => value === `${MODEL}${keyOfModel(each)}`);
    return model === undefined ? null : asQuoted(terms, model);
  }

  function asQuoted(like: QuoteTerms, model: PricedModel): Compared | null {
    const instead = quotedInstead(like, model, indianToday());
    return instead === null ? null : { terms: instead, figures: figuresInstead(instead, offered) };
  }
}
