import * as z from 'zod/mini';
import { emailAddress } from '#contract/gateway.ts';
import { namesAadhaar } from '#domain/identifiers.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { parseMobileNumber } from '#domain/mobile-number.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

const messageKey = (key: PlainKey) => key;

/** Limits a text's length. The message holds the limit, which `useMessage` splits off. */
export const atMost = (max: number) => z.maxLength(max, `form.tooLong ${max}`);

/** Refuses a text with an Aadhaar number in it, which the gateway does not keep. */
export const noAadhaar = (message: PlainKey = 'form.aadhaar') =>
  z.refine<string>((typed) => !namesAadhaar(typed), message);

/** Required text of a form of its own, such as a user ID, trimmed. */
export const requiredLine = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, messageKey('form.required')), atMost(max));

/** Required text in people's own words, trimmed. */
export const requiredText = (max: number, aadhaar?: PlainKey) =>
  requiredLine(max).check(noAadhaar(aadhaar));

/** An email address as the gateway accepts it: trimmed and in lower case. */
export const email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, messageKey('form.required')),
  z.refine((typed) => z.safeParse(emailAddress, typed).success, messageKey('form.email')),
);

/** The same, or nothing. */
export const optionalEmail = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.refine(
    (typed) => typed === '' || z.safeParse(emailAddress, typed).success,
    messageKey('form.email'),
  ),
);

/** An Indian mobile number in any notation; gives its ten digits. */
export const mobileNumber = z.string().check(
  z.refine((typed) => parseMobileNumber(typed) !== null, messageKey('form.mobile')),
  z.overwrite((typed) => parseMobileNumber(typed) ?? typed),
);

/** Any phone number, in any notation and the digits of any script. */
export const phoneNumber = z.string().check(
  z.overwrite((typed) => withLatinDigits(typed).replaceAll(/\p{Cf}/gu, '')),
  z.trim(),
  z.minLength(1, messageKey('form.required')),
  z.regex(/^\+?[\d\s()-]{5,20}$/, messageKey('form.phone')),
);

export const oneTimeCode = z.string().check(
  z.overwrite((typed) => withLatinDigits(typed).replaceAll(/[\s\p{Cf}]/gu, '')),
  z.regex(/^\d{6}$/, messageKey('form.code')),
);
