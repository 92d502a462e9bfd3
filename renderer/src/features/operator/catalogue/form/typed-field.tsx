import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { MAX_TEXT } from '#domain/lending/values.ts';
import type { TypedProduct } from '#renderer/features/operator/catalogue/form/typed-product.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { regrouped } from '#renderer/ui/text/grouped.ts';

export type ProductFormState = UseFormReturn<TypedProduct>;

const MAX_FIGURE = 40;

type Labelled = {
  readonly form: ProductFormState;
  readonly name: FieldPath<TypedProduct>;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
};

/** An amount in rupees. */
export function RupeesField(field: Labelled) {
  return <FigureField {...field} tidied={regrouped} />;
}

/** A percentage or a whole number. */
export function FigureField(field: Labelled & { readonly tidied?: (typed: string) => string }) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={MAX_FIGURE}
    />
  );
}

/** Some words; with `rows`, a sentence or two. */
export function WordsField(field: Labelled & { readonly rows?: number }) {
  return <TextField {...field} autoComplete="off" enterKeyHint="next" maxLength={MAX_TEXT} />;
}
