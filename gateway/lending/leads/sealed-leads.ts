import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

export type LeadRow = Selectable<Tables['leads']>;

/** What identifies a customer. */
const content = z.object({ name: z.string(), mobileNumber: z.string(), note: z.string() });
export type LeadContent = z.output<typeof content>;

/** One key seals all leads of a dealer, so that thousands of them are searched with it. */
const ownerOfLeads = (dealerId: string) => `dealer:${dealerId}`;

/** The key of a dealer's leads; null while there has been none. */
export const keyOfLeads = (
  keys: DataKeys,
  runner: Runner,
  dealerId: string,
): Promise<Buffer | null> => keys.find(runner, ownerOfLeads(dealerId));

/** The same, made with the first of them. */
export const madeKeyOfLeads = (keys: DataKeys, runner: Runner, dealerId: string): Promise<Buffer> =>
  keys.findOrCreate(runner, ownerOfLeads(dealerId));

/** Makes everything unreadable that was sealed for a dealer. */
export const destroyKeyOfLeads = (
  keys: DataKeys,
  runner: Runner,
  dealerId: string,
): Promise<void> => keys.destroy(runner, ownerOfLeads(dealerId));

const placeOf = (id: string) => ({ table: 'leads', row: id, column: 'sealed' });

const placeOfNote = (id: string) => ({ table: 'lead_notes', row: id, column: 'sealed' });

export const sealNote = (key: Buffer, id: string, text: string): string =>
  sealText(key, placeOfNote(id), text);

export const openNote = (key: Buffer, id: string, sealed: string): string =>
  openText(key, placeOfNote(id), sealed);

export const sealLead = (
  key: Buffer,
  id: string,
  { name, mobileNumber, note }: LeadContent,
): string => sealText(key, placeOf(id), JSON.stringify({ name, mobileNumber, note }));

export const openLead = (key: Buffer, id: string, sealed: string): LeadContent =>
  z.parse(content, JSON.parse(openText(key, placeOf(id), sealed)));
