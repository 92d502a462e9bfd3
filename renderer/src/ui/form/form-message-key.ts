/** Keys of the language file that a schema may give as an error. */
export const FORM_MESSAGES = [
  'form.required',
  'form.email',
  'form.mobile',
  'form.phone',
  'form.code',
  'register.mismatch',
  'register.chooseCategory',
  'register.consentMissing',
  'register.passwordRules',
] as const;

export type FormMessageKey = (typeof FORM_MESSAGES)[number];

export function isFormMessage(text: string | undefined): text is FormMessageKey {
  return FORM_MESSAGES.some((key) => key === text);
}
