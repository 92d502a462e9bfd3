/** Between the form of an offer and the terms that a template keeps of it. */
import * as z from 'zod/mini';
import type { ReplyOf } from '#contract/gateway.ts';
import type { offerTemplates } from '#contract/lenders/offer-templates.ts';
import { DAY_MS, daysAfter } from '#domain/days.ts';
import {
  type EnteredOffer,
  type OfferedProduct,
  type TypedOffer,
  isSameFee,
  typedTerms,
} from '#renderer/features/lender/offer/typed-offer.ts';

export type Template = ReplyOf<typeof offerTemplates>['templates'][number];
type Terms = Template['terms'];

const day = z.iso.date();

/** Whether an offer for the product can begin from it: a rate of one kind says nothing of the other. */
export const suits = ({ terms }: Template, { rate }: OfferedProduct): boolean =>
  terms.rate.kind === rate.kind;

/** What the form shows once it begins from a template; the amount stays. Whether the product allows it shows there. */
export const typedFrom = (
  { months, rate, fees, daysOpen }: Terms,
  product: OfferedProduct,
  today: string,
): Omit<TypedOffer, 'amount'> =>
  typedTerms(product, {
    months,
    rate,
    fees,
    validUntil: daysOpen === null ? null : daysAfter(today, daysOpen),
  });

/** The fees of a template that the product does not have. */
export const feesLeftOut = ({ fees }: Terms, product: OfferedProduct): Terms['fees'] =>
  fees.filter((each) => !product.fees.some((fee) => isSameFee(each, fee)));

/** What a template keeps of an offer. */
export function termsOf({ months, rate, fees, validUntil }: EnteredOffer, today: string): Terms {
  const daysOpen =
    validUntil === null
      ? null
      : Math.round((Date.parse(z.parse(day, validUntil)) - Date.parse(today)) / DAY_MS);
  return { months, rate, fees, daysOpen };
}
