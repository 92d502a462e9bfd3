import type { Resolver } from 'react-hook-form';
import {
  type OfferField,
  type OfferLimits,
  offerProblems,
} from '#renderer/features/lender/offer/offer-problems.ts';
import type { TypedOffer } from '#renderer/features/lender/offer/typed-offer.ts';

/** Checks a typed offer against what the product version, the borrower's wish and the calendar allow. */
export const offerRules =
  (limits: OfferLimits): Resolver<TypedOffer> =>
  (typed) => {
    const errors: Partial<Record<OfferField, { type: string; message: string }>> = {};
    for (const { path, message } of offerProblems(typed, limits)) {
      errors[path] ??= { type: 'offer', message };
    }
    return Object.keys(errors).length === 0
      ? { values: typed, errors: {} }
      : { values: {}, errors };
  };
