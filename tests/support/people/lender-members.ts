/** A lender that works in the browser, and its people, made by an operator's calls. */
import { randomUUID } from 'node:crypto';
import { saveLenderSystem } from '#contract/operators/lender-systems.ts';
import { acceptMembership } from '#contract/applications/memberships.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { invite } from '#contract/operators/memberships.ts';
import type { Stage } from '#tests/support/people/loan-people.ts';
import { servicesOf, staffOf } from '#tests/support/people/loan-people.ts';
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

type Work = Pick<BodyOf<typeof invite>, 'role' | 'organisation' | 'duties'>;

/** Somebody who works for a lender or for the service, signed in with password and phone code. */
export async function newStaff(stage: Stage, work: Work): Promise<StaffSession> {
  const { operator } = await staffOf(stage);
  const mobileNumber = newMobileNumber();
  const person = await newPerson(servicesOf(stage), 'Clerk', mobileNumber);
  const { userId, token } = person;
  const { membership } = await operator.done(invite, {
    requestId: randomUUID(),
    userId,
    ...work,
  });
  await person.done(acceptMembership, { requestId: randomUUID(), membership: membership.id });
  return { userId, token, mobileNumber };
}

/** A lender's member. */
export const newClerk = (stage: Stage, lenderId: string): Promise<StaffSession> =>
  newStaff(stage, { role: 'lender', organisation: lenderId });
