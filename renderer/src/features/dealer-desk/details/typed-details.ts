import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { parseGstin } from '#domain/identifiers.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import {
  DEALER_PHONE,
  type DealerDetails,
  MAX_ADDRESS,
  MAX_DEALER_TERMS,
} from '#domain/lending/dealer-details.ts';

/** The texts of a dealer's details as typed. */
export type TypedDetails = Readonly<Record<'address' | 'phone' | 'gstin' | 'terms', string>>;

const textOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

export const typedDetailsOf = ({ address, phone, gstin, terms }: DealerDetails): TypedDetails => ({
  address: address ?? '',
  phone: phone ?? '',
  gstin: gstin ?? '',
  terms: terms ?? '',
});

/** What was typed; valid as far as `detailsRules` says so. */
export const detailsIn = (
  { address, phone, gstin, terms }: TypedDetails,
  logo: string | null,
): DealerDetails => ({
  address: textOf(address),
  phone: textOf(withLatinDigits(phone)),
  gstin: parseGstin(gstin),
  terms: textOf(terms),
  logo,
});

const typed = (isFine: (text: string) => boolean, message: string) =>
  z.string().check(z.refine((text) => text.trim() === '' || isFine(text.trim()), message));

export const detailsRules = zodResolver(
  z.object({
    address: typed((text) => text.length <= MAX_ADDRESS, 'ourDetails.error.address'),
    phone: typed((text) => DEALER_PHONE.test(withLatinDigits(text)), 'ourDetails.error.phone'),
    gstin: typed((text) => parseGstin(text) !== null, 'ourDetails.error.gstin'),
    terms: typed((text) => text.length <= MAX_DEALER_TERMS, 'ourDetails.error.terms'),
  }),
);
