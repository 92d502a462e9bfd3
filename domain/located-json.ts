export type JsonPath = readonly PropertyKey[];

/** JSON that remembers where in its text each value is. */
export type LocatedJson = {
  readonly value: unknown;
  /** Where the value of a path starts, or of the nearest existing one around it. */
  readonly offsetOf: (path: JsonPath) => number;
};

export type JsonFault = { readonly offset: number; readonly what: string };

type Node = {
  readonly offset: number;
  readonly value: unknown;
  readonly children: ReadonlyMap<string, Node>;
};

/** Deeper nesting than any file of ours has; without a limit, a file of brackets would exhaust the stack. */
const MAX_DEPTH = 20;

class Fault extends Error {
  readonly offset: number;

  constructor(offset: number, what: string) {
    super(what);
    this.offset = offset;
  }
}

/** Parses JSON strictly (RFC 8259, and no name twice), and says where it goes wrong. */
export function parseLocatedJson(
  text: string,
):
  | { readonly ok: true; readonly value: LocatedJson }
  | { readonly ok: false; readonly failure: JsonFault } {
  try {
    const root = parse(text);
    return {
      ok: true,
      value: { value: root.value, offsetOf: (path) => find(root, path).offset },
    };
  } catch (error) {
    if (error instanceof Fault) {
      return { ok: false, failure: { offset: error.offset, what: error.message } };
    }
    throw error;
  }
}

/** Line and column, both from 1, of a place in a text. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function find(node: Node, [key, ...rest]: JsonPath): Node {
  const child = key === undefined ? undefined : node.children.get(String(key));
  return child === undefined ? node : find(child, rest);
}

function parse(text: string): Node {
  let at = text.startsWith('\uFEFF') ? 1 : 0;

  const skipSpace = () => {
    while (/[ \t\r\n]/.test(text.charAt(at))) at += 1;
  };
  const seen = () => (at < text.length ? `'${text.charAt(at)}'` : 'the end of the file');
  const take = (character: string): boolean => {
    skipSpace();
    if (text.charAt(at) !== character) return false;
    at += 1;
    return true;
  };
  const expect = (character: string, where: string) => {
    if (!take(character)) throw new Fault(at, `expected '${character}' ${where}, found ${seen()}`);
  };
  /** A string, number or word: `JSON.parse` decides which are valid. */
  const scalar = (): unknown => {
    const pattern = text.charAt(at) === '"' ? /"(?:[^"\\\n\r]|\\.)*"/y : /[\w.+-]+/y;
    pattern.lastIndex = at;
    const token = pattern.exec(text)?.[0];
    if (token === undefined) throw new Fault(at, `expected a value, found ${seen()}`);
    try {
      const value: unknown = JSON.parse(token);
      at += token.length;
      return value;
    } catch {
      throw new Fault(at, `${token} is not a JSON value`);
    }
  };
  const object = (offset: number, depth: number): Node => {
    const children = new Map<string, Node>();
    if (take('}')) return { offset, value: {}, children };
    do {
      skipSpace();
      const nameAt = at;
      const name = text.charAt(at) === '"' ? scalar() : undefined;
      if (typeof name !== 'string') throw new Fault(nameAt, `expected a name, found ${seen()}`);
      if (children.has(name)) throw new Fault(nameAt, `"${name}" is here twice`);
      expect(':', `after "${name}"`);
      children.set(name, node(depth + 1));
    } while (take(','));
    expect('}', "or ','");
    return { offset, value: Object.fromEntries(values(children)), children };
  };
  const array = (offset: number, depth: number): Node => {
    const children = new Map<string, Node>();
    if (take(']')) return { offset, value: [], children };
    do children.set(String(children.size), node(depth + 1));
    while (take(','));
    expect(']', "or ','");
    return { offset, value: values(children).map(([, value]) => value), children };
  };
  const node = (depth: number): Node => {
    skipSpace();
    const offset = at;
    if (depth > MAX_DEPTH) throw new Fault(at, 'nested too deeply');
    if (take('{')) return object(offset, depth);
    if (take('[')) return array(offset, depth);
    return { offset, value: scalar(), children: new Map() };
  };

  const root = node(0);
  skipSpace();
  if (at < text.length) throw new Fault(at, `expected the end of the file, found ${seen()}`);
  return root;
}

function values(children: ReadonlyMap<string, Node>): [string, unknown][] {
  return [...children].map(([name, { value }]) => [name, value]);
}
