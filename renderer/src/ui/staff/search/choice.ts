/** What a search box lists. */
import type { SearchTerm } from '#domain/lending/search-terms.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Letter } from '#renderer/ui/staff/page-actions.tsx';

/** A line that can be chosen; the second text is smaller. */
export type Choice = {
  readonly id: string;
  readonly text: string;
  readonly detail: string | null;
  /** The key that does it as well. */
  readonly letter?: Letter | undefined;
};

/** What choosing a line does. */
export type Act = Choice & { readonly run: () => void; readonly staysOpen?: true };
export type ChoiceGroup = { readonly title: string; readonly choices: readonly Act[] };

/** `phone number or transfer’s reference (UTR)`. */
export const kindsInWords = ({ t, language }: Translator, terms: readonly SearchTerm[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(
    terms.map(({ kind }) => t(`find.kinds.${kind}`)),
  );
