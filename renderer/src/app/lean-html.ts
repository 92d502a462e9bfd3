/**
 * Makes a prerendered page lighter. Griffel writes more than a page at rest needs: names of whole style sets, by which
 * script merges classes, and rules for states that a component may get into. Where script takes over, Griffel adds what
 * is missing.
 */
const SEQUENCE = /___\w+ ?/g;
const CLASSES = /class="([^"]*)"/g;
/** One rule of one atomic class, at the top or inside an at-rule. */
const ATOMIC_RULE = /\.(f[0-9a-z]+)(?![\w-])[^{}]*\{[^{}]*\}/g;
const EMPTY_AT_RULE = /@[^{};]+\{\s*\}/g;

/** Takes the names of style sets out of HTML that no script will read. */
export function withoutSequences(html: string): string {
  return html.replaceAll(
    CLASSES,
    (_, names: string) => `class="${names.replaceAll(SEQUENCE, '').trim()}"`,
  );
}

/** Style elements with only those atomic rules whose class the HTML has. */
export function onlyUsedRules(styles: string, html: string): string {
  const used = new Set([...html.matchAll(CLASSES)].flatMap(([, names]) => names?.split(' ')));
  return styles
    .replaceAll(ATOMIC_RULE, (rule, name: string) => (used.has(name) ? rule : ''))
    .replaceAll(EMPTY_AT_RULE, '');
}
