import { asId } from '#domain/ids.ts';
import {
  eraseApplication,
  erasePerson,
  noteErasures,
} from '#gateway/upkeep/privacy/erase-person.ts';
import type { PrivacyDeps } from '#gateway/upkeep/privacy/privacy-deps.ts';

const PAGE = 1000;

export type Replayed = { readonly accounts: number; readonly applications: number };

async function replayAccounts(deps: PrivacyDeps, missing: Set<string>): Promise<number> {
  const { records, erasures } = deps;
  let erased = 0;
  for (let last = asId('user', ''); ;) {
    const page = await records.db
      .selectFrom('accounts')
      .select(['user_id', 'created_at'])
      .where('user_id', '>', last)
      .orderBy('user_id')
      .limit(PAGE)
      .execute();
    for (const { user_id: userId, created_at: createdAt } of page) {
      const digest = erasures.digestOf('account', userId, createdAt);
      if (!missing.delete(digest)) continue;
      await erasePerson(deps, { userId, createdAt });
      erased += 1;
    }
    if (page.length < PAGE) return erased;
    last = page.at(-1)?.user_id ?? last;
  }
}

async function replayApplications(deps: PrivacyDeps, missing: Set<string>): Promise<number> {
  const { records, erasures } = deps;
  let erased = 0;
  for (let last = asId('application', ''); ;) {
    const page = await records.db
      .selectFrom('applications')
      .select(['id', 'created_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id, created_at: createdAt } of page) {
      const digest = erasures.digestOf('application', id, createdAt);
      if (!missing.delete(digest)) continue;
      await eraseApplication(deps, id, digest);
      erased += 1;
    }
    if (page.length < PAGE) return erased;
    last = page.at(-1)?.id ?? last;
  }
}

/**
 * Erases again what the list names and the database still has: it was restored from an older backup, or a gateway was
 * killed at it. To be done before anything is served. Reads accounts and applications only if something is missing.
 */
export async function replayErasures(deps: PrivacyDeps): Promise<Replayed> {
  const missing = await deps.erasures.missingFrom(deps.records);
  if (missing.size === 0) return { accounts: 0, applications: 0 };
  // Applications first: those of a person take their digests with them.
  const applications = await replayApplications(deps, missing);
  const accounts = await replayAccounts(deps, missing);
  await noteErasures(deps, missing);
  return { accounts, applications };
}
