import { expect, it } from 'vitest';
import { readOptions } from '#tests/walk/options.ts';

it('takes a database and a number of gateways, and nothing else', () => {
  const read = (text: string) => readOptions(text.split(' ').filter(Boolean));
  expect(read('')).toStrictEqual({ database: 'sqlite', gateways: 1, faults: false });
  expect(read('--database postgres --gateways 2')).toStrictEqual({
    database: 'postgres',
    gateways: 2,
    faults: false,
  });
  expect(read('--faults')).toStrictEqual({ database: 'sqlite', gateways: 1, faults: true });
  // SQLite's folder belongs to one gateway.
  expect(read('--gateways 2')).toBeNull();
  expect(read('--database oracle')).toBeNull();
  expect(read('--database postgres --gateways 3')).toBeNull();
  expect(read('--faults --gateways 1')).toBeNull();
  expect(read('--fast')).toBeNull();
  expect(read('fast')).toBeNull();
});
