/**
 * Makes a prerendered page lighter. Griffel writes more than a page at rest needs: names of whole style sets, by which
 * script merges classes, rules for states that a component may get into, and names that are unique in the whole portal.
 * Where script takes over, Griffel adds what is missing.
 */
const SEQUENCE = /___\w+ ?/g;
const CLASSES = /class="([^"]*)"/g;
/** One rule of one atomic class, or of a component's base class, at the top or inside an at-rule. */
const GRIFFEL_RULE = /\.([fr][0-9a-z]+)(?![\w-])[^{}]*\{[^{}]*\}/g;
const ATOMIC = /^f[0-9a-z]+$/;
const CLASS_IN_RULE = /\.(f[0-9a-z]+)(?![\w-])/g;
const EMPTY_AT_RULE = /@[^{};]+\{\s*\}/g;

/** Takes the names of style sets out of HTML that no script will read. */
export function withoutSequences(html: string): string {
  return html.replaceAll(
    CLASSES,
    (_, names: string) => `class="${names.replaceAll(SEQUENCE, '').trim()}"`,
  );
}

/** Style elements with only those of Griffel's rules whose class the HTML has. */
export function onlyUsedRules(styles: string, html: string): string {
  const used = new Set(classesOf(html));
  return styles
    .replaceAll(GRIFFEL_RULE, (rule, name: string) => (used.has(name) ? rule : ''))
    .replaceAll(EMPTY_AT_RULE, '');
}

/**
 * Short names for atomic classes of HTML that no script will read. A class that an island has too keeps its name, by
 * which Griffel knows it.
 */
export function shortNames(html: string, islands: readonly string[]): ReadonlyMap<string, string> {
  const kept = new Set(islands.flatMap(classesOf));
  const own = [...new Set(classesOf(html))].filter((name) => ATOMIC.test(name) && !kept.has(name));
  return new Map(own.map((name, index) => [name, `_${index.toString(36)}`]));
}

/** HTML with its classes under other names. */
export function renamedHtml(html: string, names: ReadonlyMap<string, string>): string {
  return html.replaceAll(CLASSES, (_, classes: string) => {
    const renamed = classes.split(' ').map((name) => names.get(name) ?? name);
    return `class="${renamed.join(' ')}"`;
  });
}

/** Style elements with the classes of their rules under other names. */
export function renamedStyles(styles: string, names: ReadonlyMap<string, string>): string {
  return styles.replaceAll(CLASS_IN_RULE, (selector, name: string) => {
    const renamed = names.get(name);
    return renamed === undefined ? selector : `.${renamed}`;
  });
}

function classesOf(html: string): string[] {
  return [...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' '));
}
