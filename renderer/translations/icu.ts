/** Turns texts of word files into ICU messages, as translators' tools know them, and back. */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Leaf, PluralForms } from '#renderer/i18n/words.ts';

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** A text as an ICU message: `{{name}}` becomes `{name}`, and plural forms a plural of `count`. */
export function icuOf(leaf: Leaf): string {
  if (typeof leaf === 'string') return plainIcu(leaf, false);
  const { by = 'count', ...forms } = leaf;
  const isSelect = Object.keys(forms).some((form) => !isPluralForm(form));
  const branches = Object.entries(forms).map(
    ([form, text]) => `${form} {${plainIcu(text, !isSelect)}}`,
  );
  return `{${by}, ${isSelect ? 'select' : 'plural'}, ${branches.join(' ')}}`;
}

const PLURAL_FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const isPluralForm = (form: string) => PLURAL_FORMS.has(form);

/** ICU quotes with apostrophes what it would read as syntax; two of them are one. */
function plainIcu(text: string, isPlural: boolean): string {
  const syntax = isPlural ? '{}#' : '{}';
  const run = new RegExp(`'+(?=[${syntax}<>]|$)|''+|[${syntax}][${syntax}']*`, 'g');
  return text
    .split(/(\{\{\w+\}\})/)
    .map((part, index) =>
      // Every second part is a placeholder.
      index % 2 === 1
        ? part.slice(1, -1)
        : part.replaceAll(run, (signs) => {
            const doubled = signs.replaceAll("'", "''");
            return signs.startsWith("'") ? doubled : `'${doubled}'`;
          }),
    )
    .join('');
}

/** Thrown for a message that is not ICU, or holds more than texts do. Its message says what is wrong. */
export class UnusableMessage extends Error {
  override readonly name = 'UnusableMessage';
}

/** The text of an ICU message: with at most one plural or select. Throws `UnusableMessage`. */
export function leafOf(message: string): Leaf {
  const elements = elementsOf(message);
  const chosen = elements.findIndex(({ type }) => type === TYPE.plural || type === TYPE.select);
  const choice = elements[chosen];
  if (choice === undefined) return textOf(elements, null);
  if (choice.type !== TYPE.plural && choice.type !== TYPE.select) return '';
  if (choice.type === TYPE.plural && (choice.offset !== 0 || choice.pluralType === 'ordinal'))
    throw new UnusableMessage('has an offset or ordinal plural, which the portal does not know');
  const [before, after] = [elements.slice(0, chosen), elements.slice(chosen + 1)];
  const forms = Object.entries(choice.options).map(([form, { value }]): [string, string] => [
    form.replace(/^=/, ''),
    textOf([...before, ...value, ...after], choice.type === TYPE.plural ? choice.value : null),
  ]);
  const { other, ...others }: Readonly<Record<string, string>> = Object.fromEntries(forms);
  if (other === undefined) throw new UnusableMessage('has no form `other`');
  const leaf: PluralForms = { ...others, other };
  return choice.value === 'count' ? leaf : { ...leaf, by: choice.value };
}

function elementsOf(message: string): readonly MessageFormatElement[] {
  try {
    // Tags are ordinary text here: no text of the portal has markup.
    return parse(message, { ignoreTag: true, requiresOtherClause: true });
  } catch (error) {
    throw new UnusableMessage(
      `is not an ICU message (${String(error instanceof Error ? error.message : error)})`,
      { cause: error },
    );
  }
}

function textOf(elements: readonly MessageFormatElement[], counted: string | null): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.argument) return `{{${element.value}}}`;
      if (element.type === TYPE.pound && counted !== null) return `{{${counted}}}`;
      throw new UnusableMessage(
        'has more than one plural or select, or a format of numbers or dates: those come from the program',
      );
    })
    .join('');
}

/** The names of the values of a text. */
export const namesIn = (leaf: Leaf): ReadonlySet<string> =>
  new Set(
    formsOf(leaf)
      .flatMap(([, text]) => [...text.matchAll(PLACEHOLDER)])
      .map(([, name = '']) => name),
  );

/** The forms of a text by their names; a plain text is `always`. */
export function formsOf(leaf: Leaf): readonly (readonly [string, string])[] {
  if (typeof leaf === 'string') return [['always', leaf]];
  const { by: _, ...forms } = leaf;
  return Object.entries(forms);
}
