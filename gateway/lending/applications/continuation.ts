import type { ApplicationId, UserId } from '#domain/ids.ts';
import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { BodyOf } from '#contract/gateway.ts';
import type { continueHere, continueOnPhone } from '#contract/applications/loans.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import {
  lockOwn,
  ownerOf,
  staleApplication,
} from '#gateway/lending/applications/find-application.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';
import { removeInBatches } from '#gateway/foundation/store/removal.ts';

/** How long a link works, in milliseconds. */
const WORKS_FOR_MS = 15 * 60 * 1000;

/** Only this is stored of a link's token. */
const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The token of a link: 256 bits that nobody can tell from random ones without the application's key. Made from the
 * request and its time, so that the same request has the same link again and no answer with a token is kept.
 */
export const continuationToken = (key: Buffer, requestId: string, expiresAt: number) =>
  createHmac('sha256', key).update(`continue\n${requestId}\n${expiresAt}`).digest('base64url');

/** What is remembered of an answer with a link. */
export const madeLink = z.object({ expiresAt: z.number() });

/** Makes the link of the borrower's application, in place of the one before. */
export async function linkToContinue(
  records: Records,
  tx: Change,
  userId: UserId,
  { number, requestId }: BodyOf<typeof continueOnPhone>,
  keyOf: (applicationId: ApplicationId) => Promise<Buffer>,
): Promise<z.output<typeof madeLink>> {
  const row = await lockOwn(records, tx, userId, number);
  if (row.state === 'CLOSED') throw new Refused(staleApplication(row));
  const expiresAt = tx.at + WORKS_FOR_MS;
  const token = continuationToken(await keyOf(row.id), requestId, expiresAt);
  const link = { digest: digestOf(token), expires_at: expiresAt };
  await write(
    tx.runner,
    tx.runner
      .insertInto('continuation_links')
      .values({ application_id: row.id, ...link })
      .onConflict((conflict) => conflict.column('application_id').doUpdateSet(link)),
  );
  await tx.audit({
    subject: ownerOf(row.id),
    actor: BORROWER,
    action: 'continueOnPhone',
    facts: { state: row.state },
  });
  return { expiresAt };
}

/** Uses a link up. One that is another account's, was used, replaced or has lapsed is refused like one that never was. */
export async function useLink(
  { runner, at, audit }: Change,
  userId: UserId,
  { token }: BodyOf<typeof continueHere>,
): Promise<{ readonly number: string }> {
  const used = await runner
    .deleteFrom('continuation_links')
    .where('digest', '=', digestOf(token))
    .where('expires_at', '>', at)
    .where('application_id', 'in', (eb) =>
      eb.selectFrom('applications').select('id').where('user_id', '=', userId),
    )
    .returning('application_id')
    .executeTakeFirst();
  if (used === undefined)
    throw new Refused(refuse('link-ended', 'This link does not work any more.'));
  const { id, number, state } = await runner
    .selectFrom('applications')
    .select(['id', 'number', 'state'])
    .where('id', '=', used.application_id)
    .executeTakeFirstOrThrow();
  await audit({ subject: ownerOf(id), actor: BORROWER, action: 'continueHere', facts: { state } });
  return { number };
}

/** Ends every link. */
export async function endAllLinks(runner: Runner): Promise<void> {
  await runner.deleteFrom('continuation_links').execute();
}

/** Removes links that have lapsed; gives how many. Any number of gateways may do so at the same time. */
export const removeLapsedLinks = ({ db, now }: Records): Promise<number> =>
  removeInBatches(async (batch) => {
    const lapsed = db
      .selectFrom('continuation_links')
      .select('application_id')
      .where('expires_at', '<=', now())
      .limit(batch);
    const done = await db
      .deleteFrom('continuation_links')
      .where('application_id', 'in', lapsed)
      .where('expires_at', '<=', now())
      .executeTakeFirstOrThrow();
    return done.numDeletedRows;
  });
