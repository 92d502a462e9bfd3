import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '#scripts/lib/places.ts';

/** What is written in place of what: places and passwords that are a machine's own. In this order. */
export type Changes = readonly (readonly [RegExp, string])[];

/** Wherever just this stands. */
export const every = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'g');

/**
 * A file of `deploy/cluster` with other addresses, ports, folders and passwords. Throws where one of them is not in the file, so
 * that what is tried is what an operator starts from.
 */
export async function deployed(file: string, changes: Changes): Promise<string> {
  let text = await readFile(join(CHECKOUT, 'deploy/cluster', file), 'utf8');
  for (const [from, to] of changes) {
    if (text.search(from) < 0) throw new Error(`deploy/cluster/${file} has no ${String(from)}`);
    text = text.replace(from, () => to);
  }
  return text;
}
