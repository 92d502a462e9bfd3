import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ApplicationId } from '#domain/ids.ts';
import type { EventKind } from '#domain/lending/events.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { wakeOnceCommitted } from '#gateway/foundation/store/wake-once-committed.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

/** The job that numbers events and sends them to subscribers. */
export const EVENTS = 'events';

type NewEvent = {
  readonly kind: EventKind;
  readonly applicationId?: ApplicationId | null;
  readonly grievanceId?: string;
  /** Numbers, states and IDs, never personal data. */
  readonly facts: Readonly<Record<string, string | number | null>>;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** Notes what has happened, for connected systems, with the change itself. The caller has locked what it is about. */
export async function noteEvent(
  runner: Transaction<Tables>,
  { kind, applicationId = null, grievanceId, facts, at }: NewEvent,
): Promise<void> {
  await write(
    runner,
    runner.insertInto('events').values({
      id: randomUUID(),
      kind,
      application_id: applicationId,
      grievance_id: grievanceId ?? null,
      facts: JSON.stringify(facts),
      happened_at: at,
      number: null,
    }),
  );
  wakeOnceCommitted(runner, EVENTS);
}
