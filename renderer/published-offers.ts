import { readFileSync } from 'node:fs';
import { parseCatalogue, versionsIn } from '#domain/lending/catalogue/catalogue.ts';
import {
  type PublishedOffers,
  publishedOffers,
} from '#domain/lending/matching/published-offers.ts';

const SAMPLES = new URL('../resources/sample-catalogue.json', import.meta.url);

/** What a catalogue's file offers, for the pages as they are made; the samples without a file. */
export function publishedOffersOf(file: string | undefined): PublishedOffers | null {
  const read = parseCatalogue(readFileSync(file ?? SAMPLES, 'utf8'));
  if (!read.ok) throw new Error(`${file ?? 'the sample catalogue'} is no catalogue`);
  return publishedOffers({ lenders: read.value.lenders, products: versionsIn(read.value) });
}
