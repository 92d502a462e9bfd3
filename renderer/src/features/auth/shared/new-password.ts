import * as z from 'zod/mini';
import { unmetPasswordRules } from '#domain/password-rules.ts';

/** Of a chosen password; where none is needed, an empty one is fine too. */
export const passwordRules = (isOptional = false) =>
  z
    .string()
    .check(
      z.refine(
        (password) => (isOptional && password === '') || unmetPasswordRules(password).length === 0,
        'register.passwordRules',
      ),
    );

/** The fields of a form in which a password is chosen, and typed twice. */
export const newPasswordFields = {
  password: passwordRules(),
  confirmedPassword: z.string().check(z.minLength(1, 'form.required')),
};

/** A check of that form. An empty field has its own message. */
export const typedTwice = z.refine<{
  readonly password: string;
  readonly confirmedPassword: string;
}>(({ password, confirmedPassword }) => password === confirmedPassword, {
  error: 'register.mismatch',
  path: ['confirmedPassword'],
  when: ({ value }) =>
    typeof value === 'object' &&
    value !== null &&
    'confirmedPassword' in value &&
    value.confirmedPassword !== '',
});
