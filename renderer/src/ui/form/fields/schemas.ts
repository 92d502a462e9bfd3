import * as z from 'zod/mini';
import { emailAddress } from '#contract/gateway.ts';
import { parseMobileNumber } from '#domain/mobile-number.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

const says = (key: PlainKey) => key;

/** Says how long a text may be: `useMessage` takes the number off again. */
export const atMost = (max: number) => z.maxLength(max, `form.tooLong ${max}`);

/** Text that must be there, without the spaces around it. */
export const requiredText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, says('form.required')), atMost(max));

/** An email address as the gateway takes it: trimmed and in lower case. */
export const email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, says('form.required')),
  z.refine((typed) => z.safeParse(emailAddress, typed).success, says('form.email')),
);

/** An Indian mobile number however it is typed; gives its ten digits. */
export const mobileNumber = z.string().check(
  z.refine((typed) => parseMobileNumber(typed) !== null, says('form.mobile')),
  z.overwrite((typed) => parseMobileNumber(typed) ?? typed),
);

/** Any telephone number, as people write it. */
export const phoneNumber = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, says('form.required')),
    z.regex(/^\+?[\d\s()-]{5,20}$/, says('form.phone')),
  );

export const oneTimeCode = z.string().check(
  z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, says('form.code')),
);
