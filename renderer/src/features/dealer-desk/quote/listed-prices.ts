/** What a quote takes from the price list, as it would be typed. */
import { createContext, use } from 'react';
import { type PricedModel, nameOfModel, pricesOn } from '#domain/lending/price-list.ts';
import type { Paise } from '#domain/money/money.ts';
import {
  type TypedQuote,
  extraIn,
  typedAmount,
} from '#renderer/features/dealer-desk/quote/typed-quote.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

export const LISTED_AMOUNTS = [
  'price',
  'registration',
  'insurance',
  'accessories',
  'discount',
] as const;

export type ListedPrices = Pick<TypedQuote, (typeof LISTED_AMOUNTS)[number] | 'kind' | 'model'>;

/** A model's prices on a day; with those of a district, or null for everywhere else. */
export function listedPrices(
  model: PricedModel,
  today: string,
  district: string | null,
): ListedPrices {
  const prices = pricesOn(model, today, district);
  const extra = (amount: Paise) => (amount === 0 ? '' : typedAmount(amount));
  return {
    kind: model.vehicleKind,
    model: nameOfModel(model),
    price: typedAmount(prices.exShowroomPrice),
    registration: extra(prices.registration),
    insurance: extra(prices.insurance),
    accessories: extra(prices.accessories),
    discount: extra(prices.discount),
  };
}

/** What the price list says of a field that says something else; null where it says the same, or nothing of that field. */
export function listedInstead(
  listed: ListedPrices | null,
  name: keyof TypedQuote,
  typed: string,
): string | null {
  if (listed === null) return null;
  const amount = LISTED_AMOUNTS.find((each) => each === name);
  if (amount === undefined) return null;
  const says = extraIn(listed[amount]);
  return says === null || says === extraIn(typed) ? null : inRupees(says);
}

/** The prices of the model that is quoted; null where it is not on the list. */
export const ListedContext = createContext<ListedPrices | null>(null);

export const useListed = (): ListedPrices | null => use(ListedContext);
