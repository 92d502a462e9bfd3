import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { KeptDetails, saveDetails } from '#contract/dealers/dealer-details.ts';
import {
  type DealerDetails,
  MAX_LOGO_SIDE,
  NO_DETAILS,
  dealerDetails,
} from '#domain/lending/dealer-details.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { LeadDeps } from '#gateway/lending/leads/lead-rows.ts';
import { lockDealer } from '#gateway/lending/leads/lead-rows.ts';
import { isSmallPng } from '#gateway/lending/leads/small-png.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';

const detailsIn = (content: string): DealerDetails => z.parse(dealerDetails, JSON.parse(content));

/** What a dealer says of itself; nothing where nobody has saved any. */
export async function detailsOf(runner: Runner, dealerId: string): Promise<KeptDetails> {
  const found = await runner
    .selectFrom('dealer_details')
    .select(['version', 'content'])
    .where('dealer_id', '=', dealerId)
    .executeTakeFirst();
  return found === undefined
    ? { version: null, details: NO_DETAILS }
    : { version: found.version, details: detailsIn(found.content) };
}

/** Saves what a dealer says of itself. Refuses with 409 where the version that was seen is no longer the newest. */
export async function keepDetails(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  { version: seen, details }: BodyOf<typeof saveDetails>,
): Promise<ReplyOf<typeof saveDetails>> {
  const { runner, at } = tx;
  const dealerId = member.organisation;
  const { logo } = details;
  if (logo !== null && !isSmallPng(Buffer.from(logo, 'base64'), MAX_LOGO_SIDE)) {
    throw new Refused(
      refuse('logo-unusable', 'This picture cannot be used as a logo.', {
        fields: ['details.logo'],
      }),
    );
  }
  // So that two of them do not get one version.
  await lockDealer(deps, tx, dealerId);
  const { version: now } = await detailsOf(runner, dealerId);
  if (now !== seen) {
    throw new Refused(
      refuse('details-changed', 'These details have changed meanwhile. Here is how they are now.', {
        current: { version: now },
      }),
    );
  }
  const version = (now ?? 0) + 1;
  const saved = { version, content: JSON.stringify(details), saved_at: at };
  await runner
    .insertInto('dealer_details')
    .values({ dealer_id: dealerId, ...saved })
    .onConflict((conflict) => conflict.column('dealer_id').doUpdateSet(saved))
    .execute();
  await tx.audit({
    subject: `dealer:${dealerId}`,
    actor: actorOf(member),
    action: 'save-details',
    facts: { version },
  });
  return { version };
}
