/** What a dealer says of itself on its quotes. None of it is secret: it is on paper that customers take home. */
import * as z from 'zod/mini';
import { parseGstin } from '#domain/identifiers.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { text } from '#domain/lending/values.ts';

export const MAX_ADDRESS = 300;
export const MAX_DEALER_TERMS = 1000;
/** Bytes of a logo, and its longest side in pixels. */
export const MAX_LOGO_BYTES = 24 * 1024;
export const MAX_LOGO_SIDE = 600;

/** As it is printed: digits with what people write between them. */
export const DEALER_PHONE = /^\+?\d[\d ()-]{6,18}\d$/;

const PNG_BASE64 = /^iVBORw0KGgo[A-Za-z\d+/]+={0,2}$/;

export const dealerDetails = z.strictObject({
  address: z.nullable(text(MAX_ADDRESS)),
  phone: z.nullable(z.string().check(z.overwrite(withLatinDigits), z.regex(DEALER_PHONE))),
  gstin: z.nullable(
    z.string().check(z.refine((written) => parseGstin(written) === written, 'must be a GSTIN')),
  ),
  /** In the dealer's own words, in whichever language. */
  terms: z.nullable(text(MAX_DEALER_TERMS)),
  /** A PNG in base64. */
  logo: z.nullable(
    z.string().check(z.maxLength(Math.ceil(MAX_LOGO_BYTES / 3) * 4), z.regex(PNG_BASE64)),
  ),
});
export type DealerDetails = z.output<typeof dealerDetails>;

export const NO_DETAILS: DealerDetails = {
  address: null,
  phone: null,
  gstin: null,
  terms: null,
  logo: null,
};
