import { asId } from '#domain/ids.ts';
import type { MembershipId } from '#domain/ids.ts';
import type { ApplicationRole } from '#domain/lending/states/application-states.ts';
import { createHash } from 'node:crypto';
import type { Expression } from 'kysely';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Given } from '#gateway/foundation/store/prepared-statement.ts';
import { preparedStatement } from '#gateway/foundation/store/prepared-statement.ts';
import type { Reading } from '#gateway/foundation/store/together.ts';
import { firstOf, together } from '#gateway/foundation/store/together.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

/** Who did something, as the audit knows them: a role, and the ID of a membership where people share a role. */
export type Actor = {
  readonly role: ApplicationRole;
  /** Empty for a borrower, a guarantor and the system: the subject says whose it is. */
  readonly id: string;
};

/** By no member: where a column has who did something, it is empty. */
export const SYSTEM: Actor & { readonly id: MembershipId } = {
  role: 'system',
  id: asId('membership', ''),
};

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

/** The newest entry of a chain. */
export type ChainEnd = Pick<AuditEntry, 'seq' | 'at'> & { readonly hash: string };

/** The end of the chain of a subject, which a query may give; undefined where there is no entry. */
export const endOfChain = (
  runner: Runner,
  subject: string | Expression<string>,
): Reading<ChainEnd | undefined> =>
  firstOf(
    runner
      .selectFrom('audit_entries')
      .select(['seq', 'at', 'hash'])
      .where('subject', '=', subject)
      .orderBy('seq', 'desc')
      .limit(1),
  );

/** Reads the ends of many chains at once, so that a change of all their subjects does not ask for each. */
export async function readEnds(
  { runner, ends }: { readonly runner: Runner; readonly ends?: Map<string, ChainEnd | undefined> },
  subjects: readonly string[],
): Promise<void> {
  const unknown = subjects.filter((subject) => ends?.has(subject) === false);
  if (unknown.length === 0) return;
  const newest = runner
    .selectFrom('audit_entries')
    .select((eb) => ['subject as of', eb.fn.max('seq').as('last')] as const)
    .where('subject', 'in', unknown)
    .groupBy('subject')
    .as('newest');
  const rows = await runner
    .selectFrom(newest)
    .innerJoin('audit_entries', (join) =>
      join.onRef('subject', '=', 'newest.of').onRef('seq', '=', 'newest.last'),
    )
    .select(['subject', 'seq', 'at', 'hash'])
    .execute();
  const known = new Map(rows.map(({ subject, ...end }) => [subject, end]));
  for (const subject of unknown) ends?.set(subject, known.get(subject));
}

const insertEntry = preparedStatement((runner, given: Given<keyof AuditEntry | 'hash'>) =>
  runner.insertInto('audit_entries').values({
    subject: given('subject'),
    seq: given('seq'),
    at: given('at'),
    role: given('role'),
    actor: given('actor'),
    action: given('action'),
    facts: given('facts'),
    previous_hash: given('previous_hash'),
    hash: given('hash'),
  }),
);
const noteUnsigned = preparedStatement((runner, given: Given<'subject' | 'seq' | 'hash'>) => {
  const head = { seq: given<number>('seq'), hash: given<string>('hash') };
  return runner
    .insertInto('audit_unsigned')
    .values({ subject: given('subject'), ...head })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(head));
});

/**
 * Adds an entry to the chain of its subject. Call it within the transaction of the change itself, which holds a lock
 * on the subject's row, so that the chain has one writer: what that transaction knows of the ends of chains is in `ends`.
 */
export async function addToAudit(
  runner: Runner,
  at: number,
  event: AuditEvent,
  ends: Map<string, ChainEnd | undefined> = new Map(),
): Promise<void> {
  const last = ends.has(event.subject)
    ? ends.get(event.subject)
    : await together(runner, endOfChain(runner, event.subject));
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
  await write(runner, insertEntry(runner, { ...entry, hash }));
  const head = { seq: entry.seq, hash };
  ends.set(entry.subject, { ...head, at: entry.at });
  await write(runner, noteUnsigned(runner, { subject: entry.subject, ...head }));
}
