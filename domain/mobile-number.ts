import { withLatinDigits } from '#domain/latin-digits.ts';

/** Prefix that spec section 9 sets for every mobile number. */
export const COUNTRY_PREFIX = '+91';

const TEN_DIGITS = /^[6-9]\d{9}$/;
const SEPARATORS = /[\s\p{Cf}\p{Pd}]/gu;
const PREFIXES = /^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/;

/**
 * Parses an Indian mobile number as people type it, in the digits of any script: spaces and hyphens are ignored, and a leading +91, 0091, 91 or 0 is
 * dropped. Gives the ten digits, or null if the rest is not a mobile number (they start with 6 to 9).
 */
export function parseMobileNumber(typed: string): string | null {
  const digits = withLatinDigits(typed)
    .replaceAll(SEPARATORS, '')
    .replace('\uFF0B', '+')
    .replace(PREFIXES, '');
  return TEN_DIGITS.test(digits) ? digits : null;
}

/** `9876543210` as `+91 98765 43210`. */
export function formatMobileNumber(tenDigits: string): string {
  return `${COUNTRY_PREFIX} ${tenDigits.slice(0, 5)} ${tenDigits.slice(5)}`;
}

/** `9876543210` as `+919876543210`, the E.164 form that identity services use. */
export function toE164(tenDigits: string): string {
  return `${COUNTRY_PREFIX}${tenDigits}`;
}
