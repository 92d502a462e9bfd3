import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseJsonFile } from '#domain/json-file.ts';

const schema = z.strictObject({ name: z.string(), sizes: z.array(z.int()) });

describe('a JSON file', () => {
  it('is accepted when it fits its schema', () => {
    expect(parseJsonFile('{ "name": "a", "sizes": [1, 2] }', schema)).toEqual({
      ok: true,
      value: { name: 'a', sizes: [1, 2] },
    });
  });

  it('is refused with every fault at its place, in the order of the file', () => {
    expect(parseJsonFile('{\n  "sizes": [1, "2",\n    3.5],\n  "size": 1\n}', schema)).toEqual({
      ok: false,
      failure: [
        { line: 1, column: 1, field: 'name', what: 'is missing' },
        {
          line: 2,
          column: 16,
          field: 'sizes.1',
          what: 'Invalid input: expected number, received string',
        },
        {
          line: 3,
          column: 5,
          field: 'sizes.2',
          what: 'Invalid input: expected int, received number',
        },
        { line: 4, column: 11, field: '', what: 'Unrecognized key: "size"' },
      ],
    });
  });

  it('reports a hundred faults and no more', () => {
    const parsed = parseJsonFile(`{"name": "a", "sizes": [${'null,'.repeat(500)}1]}`, schema);
    expect(parsed.ok ? 0 : parsed.failure.length).toBe(100);
  });
});
