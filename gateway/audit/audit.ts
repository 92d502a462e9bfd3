import { createHash } from 'node:crypto';
import type { Runner } from '#gateway/store/records.ts';

/** Who did something, as the audit knows them: a role, and the ID of a membership where people share a role. */
export type Actor = {
  readonly role: 'borrower' | 'guarantor' | 'dealer' | 'operator' | 'lender' | 'system';
  /** Empty for a borrower, a guarantor and the system: the subject says whose it is. */
  readonly id: string;
};

export const SYSTEM: Actor = { role: 'system', id: '' };

/** What happened, in numbers, states and IDs. Never a name, a phone number, an income or a text that somebody typed. */
export type AuditEvent = {
  readonly subject: string;
  readonly actor: Actor;
  readonly action: string;
  readonly facts?: Readonly<Record<string, string | number | boolean | null>>;
};

export type AuditEntry = {
  readonly subject: string;
  readonly seq: number;
  readonly at: number;
  readonly role: string;
  readonly actor: string;
  readonly action: string;
  readonly facts: string;
  readonly previous_hash: string;
};

/** What the first entry of a chain follows. */
export const CHAIN_START = '';

/** SHA-256 in hex of an entry and, through the hash before it, of the whole chain up to it. */
export function hashOfEntry(entry: AuditEntry): string {
  const { subject, seq, at, role, actor, action, facts, previous_hash } = entry;
  return createHash('sha256')
    .update(JSON.stringify([previous_hash, subject, seq, at, role, actor, action, facts]))
    .digest('hex');
}

/**
 * Adds an entry to the chain of its subject. Call it within the transaction of the change itself, which holds a lock
 * on the subject's row, so that the chain has one writer.
 */
export async function addToAudit(runner: Runner, at: number, event: AuditEvent): Promise<void> {
  const last = await runner
    .selectFrom('audit_entries')
    .select(['seq', 'at', 'hash'])
    .where('subject', '=', event.subject)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const entry: AuditEntry = {
    subject: event.subject,
    seq: (last?.seq ?? 0) + 1,
    // Within a chain time never goes back, whatever the clock does.
    at: Math.max(at, last?.at ?? at),
    role: event.actor.role,
    actor: event.actor.id,
    action: event.action,
    facts: JSON.stringify(event.facts ?? {}),
    previous_hash: last?.hash ?? CHAIN_START,
  };
  const hash = hashOfEntry(entry);
  await runner
    .insertInto('audit_entries')
    .values({ ...entry, hash })
    .execute();
  const head = { seq: entry.seq, hash };
  await runner
    .insertInto('audit_unsigned')
    .values({ subject: entry.subject, ...head })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(head))
    .execute();
}
