import { type ReactNode, useState } from 'react';
import {
  type PricedModel,
  coloursOf,
  keyOfModel,
  nameOfModel,
} from '#domain/lending/price-list.ts';
import {
  type ListedPrices,
  ListedContext,
  listedPrices,
} from '#renderer/features/dealer-desk/quote/listed-prices.ts';
import type { QuoteFormState } from '#renderer/features/dealer-desk/quote/quote-field.tsx';
import { useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import { usePriceList } from '#renderer/features/dealer-desk/shared/use-price-list.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { ComboboxChoice } from '#renderer/ui/form/fields/combobox-field.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** In the place of a district, where none is chosen: no district has an empty name. */
const ELSEWHERE = '';

/**
 * A model of the price list, which fills in a quote; the fields within say where they differ from it. Without a list, also
 * where there is no network and this computer has seen none, there is nothing to choose and all is typed.
 */
export function FromPriceList({
  form,
  model: typedModel,
  children,
}: {
  readonly form: QuoteFormState;
  /** As it is typed. */
  readonly model: string;
  readonly children: ReactNode;
}) {
  const { t, language } = useTranslation();
  const { list, seenAt } = usePriceList();
  const { all, here } = useBranches();
  const ofBranch = all.find(({ branch }) => branch === here)?.details.district ?? ELSEWHERE;
  const [district, setDistrict] = useState(ofBranch);
  const models = list?.models ?? [];
  const chosen = models.find((each) => nameOfModel(each) === typedModel.trim());
  const pricesOf = (model: PricedModel, of: string) =>
    listedPrices(model, indianToday(), of === ELSEWHERE ? null : of);

  function fill(prices: Partial<ListedPrices>): void {
    for (const [name, text] of Object.entries(prices)) {
      if (!isField(name, prices)) continue;
      form.setValue(name, text, { shouldDirty: true });
      form.clearErrors(name);
    }
  }
  function choose(key: string): void {
    const model = models.find((each) => keyOfModel(each) === key);
    if (model !== undefined) fill(pricesOf(model, district));
  }
  function register(model: PricedModel, of: string): void {
    setDistrict(of);
    const { registration, insurance } = pricesOf(model, of);
    fill({ registration, insurance });
  }

  return (
    <ListedContext value={chosen === undefined ? null : pricesOf(chosen, district)}>
      {list != null && models.length > 0 && (
        <ComboboxChoice
          label={t('prices.quote.model')}
          hint={
            chosen === undefined
              ? seenAt === null
                ? t('prices.quote.hint')
                : t('prices.quote.seen', { when: momentInWords(new Date(seenAt), language) })
              : t('prices.quote.filled', {
                  when: momentInWords(new Date(list.savedAt), language),
                })
          }
          none={t('prices.quote.none')}
          value={chosen === undefined ? '' : keyOfModel(chosen)}
          options={models.map((each) => ({ value: keyOfModel(each), label: nameOfModel(each) }))}
          onChange={choose}
        />
      )}
      {chosen !== undefined && (
        <Remark>
          {chosen.stock.every(({ chassisNumbers }) => chassisNumbers.length === 0)
            ? t('prices.quote.noStock')
            : t('prices.quote.stock', { colours: coloursOf(chosen) })}
        </Remark>
      )}
      {chosen !== undefined && chosen.districts.length > 0 && (
        <ChoiceField
          label={t('prices.quote.district')}
          value={chosen.districts.some((each) => each.district === district) ? district : ELSEWHERE}
          options={[
            { value: ELSEWHERE, label: t('prices.quote.elsewhere') },
            ...chosen.districts.map((each) => ({ value: each.district, label: each.district })),
          ]}
          onChange={(of) => register(chosen, of)}
        />
      )}
      {children}
    </ListedContext>
  );
}

const isField = (name: string, prices: Partial<ListedPrices>): name is keyof ListedPrices =>
  name in prices;
