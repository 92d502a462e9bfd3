import type { ApplicationId, UserId } from '#domain/ids.ts';
import type { PersonalData } from '#contract/applications/privacy.ts';
import { chosenIn } from '#gateway/lending/applications/choice.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { guarantorOf, openGuarantor } from '#gateway/lending/applications/guarantors.ts';
import { openMatch } from '#gateway/lending/applications/matches.ts';
import { lettersOf } from '#gateway/lending/applications/letters.ts';
import { openSections } from '#gateway/lending/applications/sealed-sections.ts';
import { openMessages } from '#gateway/people/contact/sealed-messages.ts';
import { consentFrom, consentsOf } from '#gateway/lending/consents/consents.ts';
import { grievancesOf } from '#gateway/lending/grievances/read-grievances.ts';
import { readDelivery } from '#gateway/lending/delivery/read-delivery.ts';
import { membershipsOfAccount } from '#gateway/people/memberships/memberships.ts';
import { shownOffers } from '#gateway/lending/lender-cases/stored-offers.ts';
import type { PrivacyDeps } from '#gateway/upkeep/privacy/privacy-deps.ts';
import { changeRequestsOf } from '#gateway/lending/applications/change-requests.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { emailIn } from '#gateway/foundation/store/rows.ts';
import { choicesOf } from '#gateway/lending/notifications/choices.ts';
import { sendsOf } from '#gateway/lending/notifications/sends.ts';

type ApplicationData = PersonalData['applications'][number];

async function matchesOf(runner: Runner, key: Buffer, applicationId: ApplicationId) {
  const rows = await runner
    .selectFrom('matches')
    .select(['id', 'made_at'])
    .where('application_id', '=', applicationId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  const opened: { madeAt: number; input: unknown; answer: unknown }[] = [];
  for (const { id, made_at: madeAt } of rows) {
    const { input, answer } = await openMatch(runner, key, id);
    opened.push({ madeAt, input, answer });
  }
  return opened;
}

/** What only the application's key opens; nothing where that was destroyed. */
async function sealedPartsOf(
  { records: { db }, keys }: Pick<PrivacyDeps, 'records' | 'keys'>,
  id: ApplicationId,
): Promise<Pick<ApplicationData, 'sections' | 'matches' | 'guarantor' | 'offers' | 'letters'>> {
  const key = await keys.find(db, ownerOf(id));
  const offers = await shownOffers(db, key, id);
  if (key === null) return { sections: null, matches: [], guarantor: null, offers, letters: [] };
  const guarantor = await guarantorOf(db, id);
  return {
    sections: await openSections(db, key, id),
    matches: await matchesOf(db, key, id),
    guarantor:
      guarantor === null ? null : { ...openGuarantor(key, id, guarantor), state: guarantor.state },
    offers,
    // Who of the service wrote is nobody's concern.
    letters: (await lettersOf(db, key, id)).map(({ by: _operator, ...letter }) => letter),
  };
}

/**
 * Says nothing of a decision that waits for a second operator, or was dropped: nothing is decided then. Nor of other people's
 * applications.
 */
const NOT_TOLD = ['draftDecision', 'declineDecision', 'showDuplicates'] as const;

const historyOf = (runner: Runner, applicationId: ApplicationId) =>
  runner
    .selectFrom('audit_entries')
    .select(['at', 'role', 'action', 'facts'])
    .where('subject', '=', ownerOf(applicationId))
    .where('action', 'not in', NOT_TOLD)
    .orderBy('seq')
    .execute();

async function dataOfApplication(deps: PrivacyDeps, row: ApplicationRow): Promise<ApplicationData> {
  const { db } = deps.records;
  const lenders = await db
    .selectFrom('lender_cases')
    .select(['lender_id', 'product_id', 'product_version', 'state', 'changed_at'])
    .where('application_id', '=', row.id)
    .orderBy('lender_id')
    .execute();
  const consents = await consentsOf(db, row.id);
  return {
    number: row.number,
    state: row.state,
    outcome: row.outcome,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    submittedAt: row.submitted_at,
    closedAt: row.closed_at,
    ...(await sealedPartsOf(deps, row.id)),
    chosenProducts: chosenIn(row),
    lenders,
    // The guarantor's consents are the guarantor's.
    consents: consents
      .filter(({ person }) => person === 'borrower')
      .map((consent) => ({ ...consentFrom(consent), provedAt: consent.proved_at })),
    changeRequests: await changeRequestsOf(db, row.id),
    documents: [...(await deps.documents.listFor(row.id))],
    delivery: await readDelivery(db, deps.keys, row.id),
    history: await historyOf(db, row.id),
  };
}

/** What a person wrote by the contact form, with what operators noted of it. */
async function messagesOf(
  { db, keys }: { readonly db: Runner; readonly keys: DataKeys },
  userId: UserId,
) {
  const rows = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('received_at')
    .execute();
  const opened = await openMessages(keys, db, rows);
  return opened.map(({ txnDate: txn_date, ...said }, place) => ({
    received_at: rows[place]?.received_at,
    txn_date,
    ...said,
    status: rows[place]?.status,
  }));
}

async function dataOfAccount(
  { records: { db }, keys }: Pick<PrivacyDeps, 'records' | 'keys'>,
  userId: UserId,
) {
  const profile = await db
    .selectFrom('accounts')
    .select(['user_id', 'first_name', 'last_name', 'category', 'email', 'mobile_number'])
    .select(['email_confirmed_at', 'created_at', 'changed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (profile === undefined) return null;
  const sessions = await db
    .selectFrom('sessions')
    .select(['started_at', 'used_at', 'phone_proved_at', 'by_password'])
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute();
  const messages = await messagesOf({ db, keys }, userId);
  const notifications = await db
    .selectFrom('notifications')
    .select(['id', 'number', 'event', 'language', 'state', 'created_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const sends = await sendsOf(
    db,
    notifications.map(({ id }) => id),
  );
  const memberships = [...(await membershipsOfAccount(db, userId))];
  return {
    profile: { ...profile, email: emailIn(profile) },
    sessions,
    messages,
    notifications: notifications.map(({ id, ...notification }) => ({
      ...notification,
      channels: sends
        .filter((send) => send.notification_id === id)
        .map(({ channel, state, changed_at }) => ({ channel, state, changed_at })),
    })),
    channels: (await choicesOf(db, userId)).map(({ user_id: _self, ...choice }) => choice),
    memberships,
  };
}

/** Everything that is kept about a person; null when the account no longer exists. */
export async function gatherPersonalData(
  deps: PrivacyDeps,
  userId: UserId,
  onProgress: (percent: number) => Promise<void>,
): Promise<PersonalData | null> {
  const { records } = deps;
  const account = await dataOfAccount(deps, userId);
  if (account === null) return null;
  const rows = await records.db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const applications: ApplicationData[] = [];
  for (const [index, row] of rows.entries()) {
    await onProgress(Math.floor((100 * index) / rows.length));
    applications.push(await dataOfApplication(deps, row));
  }
  return {
    madeAt: await timeOf(records, records.db),
    ...account,
    applications,
    grievances: [...(await grievancesOf(deps.keys, records.db, userId))],
  };
}
