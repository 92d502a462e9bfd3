/** Writes events, and the state of an application, with what a system was approved for and nothing else. */
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { ApplicationId, UserId } from '#domain/ids.ts';
import { fullName } from '#domain/full-name.ts';
import type { EventKind, PersonalField } from '#domain/lending/events.ts';
import { goesWith } from '#domain/lending/events.ts';
import { borrowedFor } from '#domain/loans/vehicle-price.ts';
import type { ConnectedEvent, PersonalFields } from '#contract/connected/events.ts';
import { connectedEvent } from '#contract/connected/events.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { openSections } from '#gateway/lending/applications/sealed-sections.ts';
import { openReference } from '#gateway/lending/lender-cases/payments.ts';
import { openOffer } from '#gateway/lending/lender-cases/stored-offers.ts';

type EventRow = Selectable<Tables['events']>;

/** An event that has its number. */
export type NumberedEvent = EventRow & { readonly number: number };

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** What an event, or an application that is asked for, is about. */
type Subject = {
  readonly applicationId: ApplicationId | null;
  readonly userId: UserId | null;
  readonly offer: string | null;
  readonly position: number | null;
};

type Value = string | number | null;
type Read = (runner: Runner, keys: DataKeys, subject: Subject) => Promise<Value>;

const keyOf = async (runner: Runner, keys: DataKeys, { applicationId }: Subject) =>
  applicationId === null ? null : keys.find(runner, ownerOf(applicationId));

const accountOf = async (runner: Runner, { userId }: Subject) =>
  userId === null
    ? undefined
    : runner
        .selectFrom('accounts')
        .select(['first_name', 'last_name', 'mobile_number', 'email'])
        .where('user_id', '=', userId)
        .executeTakeFirst();

const paymentOf = async (runner: Runner, { applicationId, position }: Subject) =>
  applicationId === null || position === null
    ? undefined
    : runner
        .selectFrom('delivery_payments')
        .select(['application_id', 'position', 'amount', 'sealed_reference as sealed'])
        .where('application_id', '=', applicationId)
        .where('position', '=', position)
        .executeTakeFirst();

/** Each field as it is now. */
const READ = {
  async borrowerName(runner, _keys, subject) {
    const account = await accountOf(runner, subject);
    return fullName(account?.first_name, account?.last_name) || null;
  },
  async borrowerMobileNumber(runner, _keys, subject) {
    return (await accountOf(runner, subject))?.mobile_number ?? null;
  },
  async borrowerEmail(runner, _keys, subject) {
    return (await accountOf(runner, subject))?.email || null;
  },
  async loanAskedFor(runner, keys, subject) {
    const key = await keyOf(runner, keys, subject);
    if (key === null || subject.applicationId === null) return null;
    const { vehicle } = await openSections(runner, key, subject.applicationId);
    const { onRoadPrice, downPayment } = vehicle;
    return typeof onRoadPrice === 'number' && typeof downPayment === 'number'
      ? borrowedFor(onRoadPrice, downPayment)
      : null;
  },
  async offeredAmount(runner, keys, subject) {
    const key = await keyOf(runner, keys, subject);
    if (key === null || subject.offer === null) return null;
    const offer = await runner
      .selectFrom('offers')
      .select(['id', 'sealed'])
      .where('id', '=', subject.offer)
      .executeTakeFirst();
    return offer === undefined || offer.sealed === '' ? null : openOffer(key, offer).terms.amount;
  },
  async paidAmount(runner, _keys, subject) {
    return (await paymentOf(runner, subject))?.amount ?? null;
  },
  async paymentReference(runner, keys, subject) {
    const key = await keyOf(runner, keys, subject);
    const payment = await paymentOf(runner, subject);
    return key === null || payment === undefined ? null : openReference(key, payment);
  },
} as const satisfies Readonly<Record<PersonalField, Read>>;

async function personalOf(
  runner: Runner,
  keys: DataKeys,
  subject: Subject,
  approved: readonly PersonalField[],
  kind: EventKind,
): Promise<PersonalFields> {
  const personal: PersonalFields = {};
  for (const field of approved.filter((each) => goesWith(each, kind))) {
    personal[field] = await READ[field](runner, keys, subject);
  }
  return personal;
}

async function applicationOf(runner: Runner, id: ApplicationId | null) {
  const found =
    id === null
      ? undefined
      : await runner
          .selectFrom('applications')
          .select(['number', 'user_id'])
          .where('id', '=', id)
          .executeTakeFirst();
  return found ?? null;
}

async function grievanceOf(runner: Runner, id: string | null) {
  const found =
    id === null
      ? undefined
      : await runner
          .selectFrom('grievances')
          .select(['number', 'user_id', 'application_id'])
          .where('id', '=', id)
          .executeTakeFirst();
  return found ?? null;
}

/**
 * Writes an event by what is known now, with the approved fields that go with its kind. Throws when it would not be what the
 * contract says.
 */
export async function composeEvent(
  runner: Runner,
  keys: DataKeys,
  row: NumberedEvent,
  approved: readonly PersonalField[],
): Promise<ConnectedEvent> {
  const known = facts.parse(JSON.parse(row.facts));
  const grievance = await grievanceOf(runner, row.grievance_id);
  const applicationId = grievance === null ? row.application_id : grievance.application_id;
  const application = await applicationOf(runner, applicationId);
  const subject: Subject = {
    applicationId,
    userId: (grievance ?? application)?.user_id ?? null,
    offer: typeof known.offer === 'string' ? known.offer : null,
    position: typeof known.position === 'number' ? known.position : null,
  };
  return connectedEvent.parse({
    id: row.id,
    number: row.number,
    kind: row.kind,
    at: new Date(row.happened_at).toISOString(),
    ...(grievance !== null && { grievance: grievance.number }),
    application: application?.number ?? null,
    ...known,
    personal: await personalOf(runner, keys, subject, approved, row.kind),
  });
}

/** The next events after a number, of these kinds. */
export async function eventsAfter(
  runner: Runner,
  after: number,
  kinds: readonly EventKind[],
  most: number,
): Promise<NumberedEvent[]> {
  if (kinds.length === 0) return [];
  const rows = await runner
    .selectFrom('events')
    .selectAll()
    .where('number', '>', after)
    .where('kind', 'in', kinds)
    .orderBy('number')
    .limit(most)
    .execute();
  return rows.flatMap(({ number, ...row }) => (number === null ? [] : [{ ...row, number }]));
}

/** What an application is now; null where there is none with this number. */
export async function applicationNow(
  runner: Runner,
  keys: DataKeys,
  number: string,
  approved: readonly PersonalField[],
) {
  const row = await runner
    .selectFrom('applications')
    .select(['id', 'number', 'user_id', 'state', 'outcome', 'version', 'created_at', 'changed_at'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (row === undefined) return null;
  const subject = { applicationId: row.id, userId: row.user_id, offer: null, position: null };
  return {
    number: row.number,
    state: row.state,
    outcome: row.outcome,
    version: row.version,
    createdAt: new Date(row.created_at).toISOString(),
    changedAt: new Date(row.changed_at).toISOString(),
    personal: await personalOf(runner, keys, subject, approved, 'application-changed'),
  };
}
