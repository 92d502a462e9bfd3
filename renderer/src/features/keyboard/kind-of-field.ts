/** What is typed into a field; it decides the keys. */
export type KeyboardKind = 'text' | 'password' | 'email' | 'digits' | 'decimal' | 'telephone';

/** The properties of a text field that say what is typed into it. */
export type FieldTraits = {
  readonly type: string;
  readonly inputMode: string;
  readonly readOnly: boolean;
  readonly disabled: boolean;
};

const BY_INPUT_MODE: Readonly<Record<string, KeyboardKind>> = {
  numeric: 'digits',
  decimal: 'decimal',
  tel: 'telephone',
  email: 'email',
};

const BY_TYPE: Readonly<Record<string, KeyboardKind>> = {
  text: 'text',
  search: 'text',
  url: 'email',
  textarea: 'text',
  email: 'email',
  tel: 'telephone',
  number: 'decimal',
  password: 'password',
};

/** The keyboard for a field, or null if nothing is typed into it. `inputMode` wins over `type`. */
export function kindOfField({
  type,
  inputMode,
  readOnly,
  disabled,
}: FieldTraits): KeyboardKind | null {
  const byType = BY_TYPE[type];
  if (readOnly || disabled || byType === undefined) return null;
  return BY_INPUT_MODE[inputMode] ?? byType;
}
