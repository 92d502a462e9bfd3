import { readFile } from 'node:fs/promises';
import { parseCatalogue } from '#domain/lending/catalogue/catalogue.ts';

const CATALOGUE = new URL('../resources/sample-catalogue.json', import.meta.url);

/** A fictional lender; its name says so. */
export type SampleLender = { readonly id: string; readonly name: string };

/** The lenders that this process plays. */
export async function sampleLenders(): Promise<readonly SampleLender[]> {
  const read = parseCatalogue(await readFile(CATALOGUE, 'utf8'));
  if (!read.ok) throw new Error('resources/sample-catalogue.json is no catalogue');
  return read.value.lenders
    .filter(({ isSample }) => isSample)
    .map(({ id, names }) => ({ id, name: names.en }));
}
