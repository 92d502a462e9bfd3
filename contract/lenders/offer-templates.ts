/** Terms that a lender's people often offer, kept under a name for all of them. They hold no personal data. */
import * as z from 'zod/mini';
import { fee } from '#domain/lending/catalogue/fees.ts';
import { rate } from '#domain/lending/catalogue/product.ts';
import { MAX_DAYS_OPEN } from '#domain/lending/offers/offered-terms.ts';
import { MAX_PRODUCT_MONTHS, text, whole } from '#domain/lending/values.ts';
import { call, recordVersion, requestId } from '#contract/applications/call.ts';

/** Templates that one lender may have. */
export const MAX_TEMPLATES = 50;
export const MAX_TEMPLATE_NAME = 60;

export const templateTerms = z.strictObject({
  months: whole(1, MAX_PRODUCT_MONTHS),
  rate,
  fees: z.array(fee).check(z.maxLength(20)),
  /** For how many days after it is made the offer can be accepted; null for the minimum. */
  daysOpen: z.nullable(whole(1, MAX_DAYS_OPEN)),
});

const templateId = z.uuid();

export const offerTemplates = call(
  { path: '/lender-service/offerTemplates' },
  z.strictObject({}),
  z.object({
    templates: z.array(
      z.object({
        template: templateId,
        name: z.string(),
        terms: templateTerms,
        /** Name of who changed it last; empty once they have left. */
        by: z.string(),
        changedAt: z.number(),
        version: recordVersion,
      }),
    ),
  }),
);

const seenTemplate = z.strictObject({ template: templateId, version: recordVersion });

/** Keeps a new template, or changes one. Whether a product allows its terms shows with the offer that begins from it. */
export const saveOfferTemplate = call(
  { path: '/lender-service/saveOfferTemplate' },
  z.strictObject({
    requestId,
    /** What is changed, as it was seen; null for a new one. */
    seen: z.nullable(seenTemplate),
    name: text(MAX_TEMPLATE_NAME),
    terms: templateTerms,
  }),
  seenTemplate,
);

export const deleteOfferTemplate = call(
  { path: '/lender-service/deleteOfferTemplate' },
  z.strictObject({ requestId, template: templateId, version: recordVersion }),
  z.object({ template: templateId }),
);

export const OFFER_TEMPLATE_CALLS = {
  offerTemplates,
  saveOfferTemplate,
  deleteOfferTemplate,
} as const;
