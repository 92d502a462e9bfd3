import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { openText, SealBroken, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

export type MessageRow = Selectable<Tables['contact_messages']>;

/** What somebody wrote by the contact form, and how they can be answered. */
const messageContent = z.object({
  txnDate: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  category: z.string(),
  remarks: z.string(),
  reference: z.optional(z.string()),
});
export type MessageContent = z.output<typeof messageContent>;

/** By what the data key of a message and its note is found. */
export const ownerOfMessage = (id: string) => `contact-message:${id}`;
const placeOf = (id: string) => ({ table: 'contact_messages', row: id, column: 'sealed' });
const notePlace = (id: string) => ({ table: 'contact_messages', row: id, column: 'sealed_note' });

/** The columns of a row that is sealed: nothing in it is in clear. */
export const sealedColumns = (key: Buffer, id: string, content: MessageContent) => ({
  sealed: sealText(key, placeOf(id), JSON.stringify(content)),
  txn_date: '',
  name: '',
  email: '',
  phone: '',
  category: '',
  remarks: '',
});

export const sealNote = (key: Buffer, id: string, note: string): string =>
  sealText(key, notePlace(id), note);

/** What a row from before messages were sealed says. */
export const contentInClear = (row: MessageRow): MessageContent => ({
  txnDate: row.txn_date,
  name: row.name,
  email: row.email,
  phone: row.phone,
  category: row.category,
  remarks: row.remarks,
});

/** A message as it was written, with what operators noted of it: empty where nobody did. */
export type OpenedMessage = MessageContent & { readonly note: string };

function open(row: MessageRow, key: Buffer | undefined): OpenedMessage {
  const needed = () => {
    if (key === undefined) throw new SealBroken('a contact message has no data key');
    return key;
  };
  const content =
    row.sealed === null
      ? contentInClear(row)
      : messageContent.parse(JSON.parse(openText(needed(), placeOf(row.id), row.sealed)));
  const note =
    row.sealed_note === null ? '' : openText(needed(), notePlace(row.id), row.sealed_note);
  return { ...content, note };
}

/** Opens messages, in their order. */
export async function openMessages(
  keys: DataKeys,
  runner: Runner,
  rows: readonly MessageRow[],
): Promise<readonly OpenedMessage[]> {
  const found = await keys.findAll(
    runner,
    rows.map(({ id }) => ownerOfMessage(id)),
  );
  return rows.map((row) => open(row, found.get(ownerOfMessage(row.id))));
}
