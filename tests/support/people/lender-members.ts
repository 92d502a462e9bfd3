/** A lender that works in the browser, and its people, made by an operator's calls. */
import { randomUUID } from 'node:crypto';
import { saveLenderSystem } from '#contract/operators/lender-systems.ts';
import { acceptMembership } from '#contract/applications/memberships.ts';
import { invite } from '#contract/operators/memberships.ts';
import type { Stage } from '#tests/support/people/loan-people.ts';
import { aroundOf, staffOf } from '#tests/support/people/loan-people.ts';
import type { StaffSession } from '#tests/support/people/staff.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { newPerson } from '#tests/walk/people.ts';

/** A fictional lender that no other journey chooses, and its product. Its rate is lower in the first year. */
export const INBOX_LENDER = 'sample-palash';
export const INBOX_PRODUCT = 'sample-palash-easy-start';

/** Takes the lender's system away: its messages wait in the inbox. */
export async function workInTheInbox(stage: Stage): Promise<void> {
  const { operator } = await staffOf(stage);
  const body = { requestId: randomUUID(), lenderId: INBOX_LENDER, url: null };
  await operator.done(saveLenderSystem, body);
}

/** A lender's member, signed in with password and phone code. */
export async function newClerk(stage: Stage, lenderId: string): Promise<StaffSession> {
  const { operator } = await staffOf(stage);
  const mobileNumber = newMobileNumber();
  const clerk = await newPerson(aroundOf(stage), 'Clerk', mobileNumber);
  const { userId, token } = clerk;
  const invited = { requestId: randomUUID(), userId, role: 'lender', organisation: lenderId };
  const { membership } = await operator.done(invite, { ...invited, role: 'lender' });
  await clerk.done(acceptMembership, { requestId: randomUUID(), membership: membership.id });
  return { userId, token, mobileNumber };
}
