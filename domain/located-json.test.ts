import { expect, test } from 'vitest';
import { parseLocatedJson, placeOf } from '#domain/located-json.ts';

const TEXT = `{
  "profile": "kiosk",
  "branch": { "id": "B-7", "name": "Nāgpur \\u0041" },
  "list": [1, -2.5e3, true, null, {}]
}
`;

test('a text parses as with JSON.parse', () => {
  for (const text of [TEXT, '[]', ' "x" ', '0', '\uFEFF{"a":[[]]}']) {
    const parsed = parseLocatedJson(text);
    expect(parsed.ok && parsed.value.value).toEqual(JSON.parse(text.replace('\uFEFF', '')));
  }
});

test('a value is found by its path, by line and column', () => {
  const parsed = parseLocatedJson(TEXT);
  if (!parsed.ok) throw new Error(parsed.failure.what);
  const { offsetOf } = parsed.value;
  expect(placeOf(TEXT, offsetOf(['branch', 'name']))).toEqual({ line: 3, column: 36 });
  expect(placeOf(TEXT, offsetOf(['list', 4]))).toEqual({ line: 4, column: 35 });
  expect(placeOf(TEXT, offsetOf(['branch', 'missing']))).toEqual({ line: 3, column: 13 });
  expect(placeOf(TEXT, offsetOf([]))).toEqual({ line: 1, column: 1 });
});

test.each([
  ['', 1, 1, 'expected a value, found the end of the file'],
  ['{\n  "a": 1,\n}', 3, 1, "expected a name, found '}'"],
  ['{\r\n  "a" 1}', 2, 7, `expected ':' after "a", found '1'`],
  ['{"a": 1 "b": 2}', 1, 9, `expected '}' or ',', found '"'`],
  ["{'a': 1}", 1, 2, `expected a name, found '''`],
  ['{"a": yes}', 1, 7, 'yes is not a JSON value'],
  ['{"a": 01}', 1, 7, '01 is not a JSON value'],
  ['{"a": "x\n"}', 1, 7, `expected a value, found '"'`],
  ['{"a": 1, "a": 2}', 1, 10, '"a" is here twice'],
  ['[1, 2', 1, 6, `expected ']' or ',', found the end of the file`],
  ['{} x', 1, 4, `expected the end of the file, found 'x'`],
  ['// comment\n{}', 1, 1, `expected a value, found '/'`],
])('a fault in %j is reported with its place', (text, line, column, what) => {
  const parsed = parseLocatedJson(text);
  if (parsed.ok) throw new Error('it was accepted');
  expect(placeOf(text, parsed.failure.offset)).toEqual({ line, column });
  expect(parsed.failure.what).toBe(what);
});

test('names from the prototype are ordinary names', () => {
  const parsed = parseLocatedJson('{"__proto__": {"polluted": true}}');
  if (!parsed.ok) throw new Error(parsed.failure.what);
  expect(Object.keys(Object(parsed.value.value))).toEqual(['__proto__']);
});

test('unclosed brackets are a fault, not an overflow', () => {
  expect(parseLocatedJson('['.repeat(100_000))).toMatchObject({
    failure: { offset: 21, what: 'nested too deeply' },
  });
});
