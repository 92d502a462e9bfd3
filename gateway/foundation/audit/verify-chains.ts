import type { Selectable } from 'kysely';
import { CHAIN_START, hashOfEntry } from '#gateway/foundation/audit/audit.ts';
import type { AuditCounts } from '#gateway/foundation/audit/audit-report.ts';
import { AuditBroken } from '#gateway/foundation/audit/audit-report.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

const PAGE = 1000;

type Entry = Selectable<Tables['audit_entries']>;

/** An entry after the one before it of the same chain, or as the first one. */
function checkEntry(entry: Entry, previous: Entry | null): void {
  const at = `chain ${entry.subject}, entry ${entry.seq}:`;
  if (entry.seq !== (previous?.seq ?? 0) + 1)
    throw new AuditBroken(`${at} others before it are missing`);
  if (entry.hash !== hashOfEntry(entry)) throw new AuditBroken(`${at} it was changed`);
  if (entry.previous_hash !== (previous?.hash ?? CHAIN_START)) {
    throw new AuditBroken(`${at} it does not follow the one before it`);
  }
  if (entry.at < (previous?.at ?? entry.at)) {
    throw new AuditBroken(`${at} it is older than the one before it`);
  }
}

/**
 * The ends of some chains: each was signed, or waits for it. All in one statement, as a gateway may add to a chain and
 * sign it between two.
 */
async function checkEnds(db: Runner, subjects: readonly string[]): Promise<void> {
  const ends = await db
    .selectFrom('audit_entries as entry')
    .leftJoin('audit_unsigned as unsigned', 'unsigned.subject', 'entry.subject')
    .select(['entry.subject', 'entry.seq', 'entry.hash'])
    .select(['unsigned.seq as unsigned_seq', 'unsigned.hash as unsigned_hash'])
    .select((eb) =>
      eb
        .selectFrom('audit_heads as head')
        .select(({ fn }) => fn.max('head.seq').as('seq'))
        .whereRef('head.subject', '=', 'entry.subject')
        .where('head.is_removed', '=', 0)
        .as('signed_seq'),
    )
    .select((eb) =>
      eb
        .selectFrom('audit_heads as head')
        .select(({ fn }) => fn.max('head.seq').as('seq'))
        .whereRef('head.subject', '=', 'entry.subject')
        .where('head.is_removed', '=', 1)
        .as('removed_seq'),
    )
    .where('entry.subject', 'in', subjects)
    .where('entry.seq', '=', (eb) =>
      eb
        .selectFrom('audit_entries as later')
        .select(({ fn }) => fn.max('later.seq').as('seq'))
        .whereRef('later.subject', '=', 'entry.subject'),
    )
    .execute();
  for (const end of ends) {
    const at = `chain ${end.subject}, entry ${end.seq}:`;
    if (end.removed_seq !== null) throw new AuditBroken(`${at} the chain was removed before`);
    const isWaiting = end.unsigned_seq === end.seq && end.unsigned_hash === end.hash;
    const isSigned = end.unsigned_seq === null && end.signed_seq === end.seq;
    if (!isWaiting && !isSigned) {
      throw new AuditBroken(`${at} the chain does not end where the gateways ended it`);
    }
  }
}

/** A chain that was removed before it was ever signed. */
async function checkUnsigned(db: Runner): Promise<void> {
  const lost = await db
    .selectFrom('audit_unsigned as unsigned')
    .leftJoin('audit_entries as entry', (join) =>
      join.onRef('entry.subject', '=', 'unsigned.subject').onRef('entry.seq', '=', 'unsigned.seq'),
    )
    .select('unsigned.subject')
    .where('entry.seq', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (lost !== undefined) throw new AuditBroken(`chain ${lost.subject}: its end is missing`);
}

/** Every checkpoint that signed this chain signed an entry that is still there. */
async function checkSigned(db: Runner, subject: string): Promise<void> {
  const differing = await db
    .selectFrom('audit_heads as head')
    .leftJoin('audit_entries as entry', (join) =>
      join.onRef('entry.subject', '=', 'head.subject').onRef('entry.seq', '=', 'head.seq'),
    )
    .select(['head.seq', 'head.checkpoint'])
    .where('head.subject', '=', subject)
    .where((eb) =>
      eb.or([eb('entry.hash', 'is', null), eb('entry.hash', '<>', eb.ref('head.hash'))]),
    )
    .limit(1)
    .executeTakeFirst();
  if (differing === undefined) return;
  const { seq, checkpoint } = differing;
  throw new AuditBroken(
    `chain ${subject}, entry ${seq}: it is not the one that checkpoint ${checkpoint} signed`,
  );
}

/** One chain: each entry by its hash and the one before it, where it ends, and what was signed of it. */
export async function verifyChain(db: Runner, subject: string, counts: AuditCounts): Promise<void> {
  let last: Entry | null = null;
  for (;;) {
    const after: number = last?.seq ?? 0;
    const page: readonly Entry[] = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject', '=', subject)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    for (const entry of page) {
      checkEntry(entry, last);
      counts.entries += 1;
      last = entry;
    }
    if (page.length < PAGE) break;
  }
  counts.chains = 1;
  await checkEnds(db, [subject]);
  await checkSigned(db, subject);
}

/** Every entry by its hash and the one before it, and where each chain ends. */
export async function verifyChains(db: Runner, counts: AuditCounts): Promise<void> {
  let last: Entry | null = null;
  for (;;) {
    const after: Entry | null = last;
    const page: readonly Entry[] = await db
      .selectFrom('audit_entries')
      .selectAll()
      .$if(after !== null, (query) =>
        query.where((eb) =>
          eb(eb.refTuple('subject', 'seq'), '>', eb.tuple(after?.subject ?? '', after?.seq ?? 0)),
        ),
      )
      .orderBy('subject')
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    for (const entry of page) {
      const isFirst: boolean = last?.subject !== entry.subject;
      checkEntry(entry, isFirst ? null : last);
      counts.entries += 1;
      if (isFirst) counts.chains += 1;
      last = entry;
    }
    if (page.length > 0) await checkEnds(db, [...new Set(page.map(({ subject }) => subject))]);
    if (page.length < PAGE) break;
  }
  await checkUnsigned(db);
}
