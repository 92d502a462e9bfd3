import { type Themes, highContrastTheme, productThemes } from '#renderer/theme/theme.ts';

/**
 * The token set as a style sheet: light by default, with dark overrides on screens of systems that ask for dark: paper is white. With `used`, it
 * keeps only those variables; prerendered pages carry only what they need.
 */
export function themeCss(used?: ReadonlySet<string>, themes: Themes = productThemes): string {
  const inLight = new Map(Object.entries(themes.light));
  const onlyInDark = Object.entries(themes.dark).filter(
    ([name, value]) => inLight.get(name) !== value,
  );
  const light = declarations([...inLight], used);
  const dark = declarations(onlyInDark, used);
  return `:root{color-scheme:light;${light}}@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${dark}}}`;
}

/** A terminal's high contrast, in place of either scheme while a visitor asks for it. Paper is white. */
export function highContrastCss(): string {
  const inLight = new Map(Object.entries(productThemes.light));
  const different = Object.entries(highContrastTheme).filter(
    ([name, value]) => inLight.get(name) !== value,
  );
  return `@media screen{:root[data-contrast]{color-scheme:dark;${declarations(different)}}}`;
}

/** The names of variables that have other values in other themes. */
export function variablesThatDiffer(themes: Themes, others: Themes): Set<string> {
  const named = (theme: Themes['light'], other: Themes['light']) => {
    const values = new Map(Object.entries(other));
    return Object.entries(theme).filter(([name, value]) => values.get(name) !== value);
  };
  const differing = [...named(themes.light, others.light), ...named(themes.dark, others.dark)];
  return new Set(differing.map(([name]) => name));
}

function declarations(
  entries: readonly (readonly [name: string, value: string | number])[],
  used?: ReadonlySet<string>,
): string {
  return entries
    .filter(([name]) => used === undefined || used.has(name))
    .map(([name, value]) => `--${name}:${shortColour(String(value))}`)
    .join(';');
}

/** `#ffffff` as `#fff`: every page carries some sixty colours. */
function shortColour(value: string): string {
  return value === 'transparent'
    ? '#0000'
    : value.replace(/^#([\da-f])\1([\da-f])\2([\da-f])\3$/i, '#$1$2$3');
}

/** An entry of the token set in compiled code, which names a variable without using it. */
const ENTRY_OF_SET = /(\w+): ?[`"']var\(--\1\)[`"']/g;

/**
 * The variables that a piece of CSS or compiled code may use: those it names, and those of the token set that it reads
 * by name.
 */
export function usedVariables(...sources: readonly string[]): Set<string> {
  return new Set(
    sources.flatMap((source) =>
      [...source.replaceAll(ENTRY_OF_SET, '').matchAll(/(?:var\(--|\.)([\w-]+)/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
  );
}
