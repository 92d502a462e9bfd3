import { removeDocument } from '#contract/applications/documents.ts';
import type { ApplicationNeeds } from '#gateway/applications/application-needs.ts';
import type { Actor } from '#gateway/audit/audit.ts';
import { SYSTEM } from '#gateway/audit/audit.ts';
import type { DocumentRow } from '#gateway/documents/find-document.ts';
import {
  lockDocument,
  moveDocument,
  refuseUnlessOpen,
  staleDocument,
  statusOf,
} from '#gateway/documents/find-document.ts';
import { removeBytes, takePartKeys } from '#gateway/documents/remove-bytes.ts';
import type { Vault } from '#gateway/documents/vault.ts';
import { refusals } from '#gateway/http/answers.ts';
import type { CallHandler } from '#gateway/http/call-route.ts';
import type { Change } from '#gateway/http/change-once.ts';
import { change, changeOnce, Refused } from '#gateway/http/change-once.ts';
import type { Records } from '#gateway/store/records.ts';

type Emptied = { readonly document: DocumentRow; readonly keys: readonly string[] };

/** Takes the bytes away from a document; its row and its audit stay. */
async function empty(
  one: Change,
  document: DocumentRow,
  action: 'remove' | 'purge',
  actor: Actor,
): Promise<Emptied> {
  const moved = await moveDocument(
    one,
    document,
    { action, actor },
    { vault_key: null, sealed_file_name: null },
  );
  const partKeys = await takePartKeys(one.runner, document.id);
  const { vault_key } = document;
  return { document: moved, keys: vault_key === null ? partKeys : [...partKeys, vault_key] };
}

/** Purges a document that nobody needs any more; false when there is none, or it was purged before. */
export async function purgeDocument(records: Records, vault: Vault, id: string): Promise<boolean> {
  const done = await change(records, async (one) => {
    const { document } = await lockDocument(records, one, null, id);
    return empty(one, document, 'purge', SYSTEM);
  });
  if (done.status !== 200) return false;
  await removeBytes(vault, done.reply.keys);
  return true;
}

export function removeDocumentHandler(
  records: Records,
  { documents: { vault } }: ApplicationNeeds,
): CallHandler<typeof removeDocument> {
  return async ({ body, account }) => {
    if (account === null) return refusals.signInAgain();
    const { userId } = account;
    let keys: readonly string[] = [];
    const request = { path: removeDocument.path, userId, body };
    const answer = await changeOnce(records, request, async (one) => {
      const { application, document } = await lockDocument(records, one, userId, body.document);
      refuseUnlessOpen(application);
      if (document.version !== body.version) throw new Refused(staleDocument(document));
      const emptied = await empty(one, document, 'remove', { role: 'borrower', id: '' });
      keys = emptied.keys;
      return statusOf(emptied.document);
    });
    if (answer.status === 200) await removeBytes(vault, keys);
    return answer;
  };
}
