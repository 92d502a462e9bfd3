export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** The rules for a password: one list for the form, which ticks each rule, and for the gateway. */
export const PASSWORD_RULES = {
  length: (password: string) =>
    password.length >= PASSWORD_MIN_LENGTH && password.length <= PASSWORD_MAX_LENGTH,
  letter: (password: string) => /\p{L}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
} as const satisfies Record<string, (password: string) => boolean>;

export type PasswordRule = keyof typeof PASSWORD_RULES;

export const PASSWORD_RULE_NAMES = [
  'length',
  'letter',
  'digit',
] as const satisfies readonly PasswordRule[];

export function unmetPasswordRules(password: string): PasswordRule[] {
  return PASSWORD_RULE_NAMES.filter((rule) => !PASSWORD_RULES[rule](password));
}
