import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type { PlainKey } from '#renderer/i18n/words.ts';
import type { DraftKey } from '#renderer/ui/form/draft.ts';

type Name<Values extends FieldValues> = FieldPath<Values> & keyof Values & string;
type Options = readonly { readonly value: string; readonly label: PlainKey }[];

/** What a question asks for, and how it is typed or chosen. */
type Kind<Values extends FieldValues> =
  | { readonly kind: 'line'; readonly autoComplete?: string }
  | { readonly kind: 'day'; readonly autoComplete?: 'bday' }
  | { readonly kind: 'email' | 'phone' | 'file' }
  | { readonly kind: 'identifier'; readonly hint: PlainKey; readonly isOfDigits?: boolean }
  | { readonly kind: 'address'; readonly autoComplete?: string }
  | { readonly kind: 'words'; readonly rows: number; readonly isWide?: boolean }
  | { readonly kind: 'radio'; readonly options: Options; readonly isWide?: boolean }
  | { readonly kind: 'select'; readonly options: Options; readonly placeholder: PlainKey }
  | { readonly kind: 'amount'; readonly unit: Name<Values> };

/** A question of a long form, and a line of its pack. */
export type Question<Values extends FieldValues> = Kind<Values> & {
  readonly name: Name<Values>;
  readonly label: PlainKey;
  readonly hint?: PlainKey;
  readonly isOptional?: boolean;
  /** Never kept in a draft; files are not, either. */
  readonly isSecret?: boolean;
  /** Whether it is asked at all; what was typed before stays. */
  readonly isAsked?: (values: Readonly<Record<string, unknown>>) => boolean;
};

/** A long form in sections, whose answers become a pack to print. */
export type FormDescription<Values extends FieldValues> = {
  readonly draft: DraftKey;
  /** What a draft keeps and what it never does, in words. */
  readonly kept: PlainKey;
  readonly notKept: PlainKey;
  readonly empty: DefaultValues<Values>;
  readonly sections: readonly {
    readonly id: string;
    readonly title: PlainKey;
    readonly questions: readonly Question<Values>[];
  }[];
};

/** The fields that a draft keeps. */
export const keptFields = <Values extends FieldValues>({
  sections,
}: FormDescription<Values>): readonly Name<Values>[] =>
  sections
    .flatMap(({ questions }) => questions)
    .filter(({ kind, isSecret }) => kind !== 'file' && isSecret !== true)
    .flatMap((question) =>
      question.kind === 'amount' ? [question.name, question.unit] : [question.name],
    );
