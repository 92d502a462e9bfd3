import type { Actor } from '#gateway/foundation/audit/audit.ts';
import type { ApplicationId } from '#domain/ids.ts';
import type { removeDocument } from '#contract/applications/documents.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { DOCUMENTS_OF_GUARANTOR } from '#domain/lending/documents.ts';
import type { DocumentCallDeps } from '#gateway/lending/documents/document-deps.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { dropChecks } from '#gateway/lending/documents/document-checks.ts';
import type { DocumentRow } from '#gateway/lending/documents/find-document.ts';
import {
  lockDocument,
  moveDocument,
  refuseUnlessOpen,
  staleDocument,
  statusOf,
} from '#gateway/lending/documents/find-document.ts';
import { removeBytes, takePartKeys } from '#gateway/lending/documents/remove-bytes.ts';
import type { DocumentSender } from '#gateway/lending/documents/senders.ts';
import { lockOwnDocument } from '#gateway/lending/documents/senders.ts';
import type { DocumentVault } from '#gateway/lending/documents/vaults/vault.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import type { Change, RequestMark } from '#gateway/foundation/http/change-once.ts';
import { change, changeOnce, Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

type Emptied = { readonly document: DocumentRow; readonly keys: readonly string[] };

/** Takes the bytes away from a document; its row and its audit stay. */
async function empty(
  tx: Change,
  document: DocumentRow,
  action: 'remove' | 'purge',
  actor: Actor,
): Promise<Emptied> {
  const moved = await moveDocument(
    tx,
    document,
    { action, actor },
    { vault_key: null, sealed_file_name: null },
  );
  await dropChecks(tx.runner, document.id);
  const partKeys = await takePartKeys(tx.runner, document.id);
  const { vault_key } = document;
  return { document: moved, keys: vault_key === null ? partKeys : [...partKeys, vault_key] };
}

async function keysOf({ db }: Records, id: string): Promise<string[]> {
  const [contents, parts] = await Promise.all([
    db.selectFrom('documents').select('vault_key').where('id', '=', id).execute(),
    db.selectFrom('document_parts').select('vault_key').where('document_id', '=', id).execute(),
  ]);
  return [...contents, ...parts].flatMap(({ vault_key }) => vault_key ?? []);
}

/**
 * Purges a document that nobody needs any longer; false when there is none, or it was purged before. Its bytes are gone
 * before its row says so: throws `VaultUnavailable`, to be asked again, when they cannot be removed.
 */
export async function purgeDocument(
  records: Records,
  vault: DocumentVault,
  id: string,
): Promise<boolean> {
  await vault.remove(await keysOf(records, id));
  const done = await change(records, async (tx) => {
    const { document } = await lockDocument(records, tx, null, id);
    return empty(tx, document, 'purge', SYSTEM);
  });
  if (done.status !== 200) return false;
  // Whatever came meanwhile.
  await removeBytes(vault, done.reply.keys);
  return true;
}

/** Takes away what the guarantor of an application has sent; gives where the bytes are. The application is locked. */
export async function emptyOfGuarantor(
  tx: Change,
  applicationId: ApplicationId,
): Promise<readonly string[]> {
  const rows = await tx.runner
    .selectFrom('documents')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('kind', 'in', DOCUMENTS_OF_GUARANTOR)
    .where('state', '!=', 'PURGED')
    .execute();
  const keys: string[] = [];
  for (const row of rows) keys.push(...(await empty(tx, row, 'purge', SYSTEM)).keys);
  return keys;
}

/** Takes back a document that somebody has sent, while the application is open to changes. */
export async function removeSent(
  records: Records,
  { documents: { vault } }: DocumentCallDeps,
  sender: DocumentSender,
  request: RequestMark & { readonly body: BodyOf<typeof removeDocument> },
): Promise<Answer> {
  let keys: readonly string[] = [];
  const { body } = request;
  const answer = await changeOnce(records, request, async (tx) => {
    const locked = await lockOwnDocument(records, tx, sender, body.document);
    const { application, document, actor } = locked;
    refuseUnlessOpen(application);
    if (document.version !== body.version) throw new Refused(staleDocument(document));
    const emptied = await empty(tx, document, 'remove', actor);
    keys = emptied.keys;
    return statusOf(emptied.document);
  });
  if (answer.status === 200) await removeBytes(vault, keys);
  return answer;
}
