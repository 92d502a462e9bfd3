/** Dealers and their staff on a running portal, created by an operator's calls. */
import type { DealerDuty } from '#domain/dealer-duties.ts';
import type { MembershipId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { saveDealer } from '#contract/operators/delivery.ts';
import { acceptMembership } from '#contract/applications/memberships.ts';
import { invite } from '#contract/operators/memberships.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { createAccount, startSession } from '#tests/support/people/accounts.ts';
import type { Loan, Stage } from '#tests/support/people/loan-people.ts';
import { servicesOf } from '#tests/support/people/loan-people.ts';
import type { Person } from '#tests/support/people/people.ts';
import { personWith } from '#tests/support/people/people.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import type { WalkPerson } from '#tests/walk/people.ts';
import { signedIn } from '#tests/walk/people.ts';

type Operator = Loan['operator'];

/** A person who will work for a dealer, a lender or the service. */
export type Staff = WalkPerson & { readonly person: Person; readonly membership: MembershipId };

const mark = () => ({ requestId: randomUUID() });

/** A dealer of the test's own, so that what others have is not in its lists. Gives its ID. */
export async function newDealer(operator: Operator): Promise<string> {
  const id = `dealer-${randomUUID()}`;
  const names = { en: 'Madeup Motors', hi: 'काल्पनिक मोटर्स' };
  await operator.done(saveDealer, { ...mark(), dealer: { id, names }, seen: null });
  return id;
}

type Role = Pick<BodyOf<typeof invite>, 'role' | 'organisation' | 'duties' | 'dealerDuty'>;

/** A person with an account and an unanswered invitation to a role, signed in by phone code. */
export async function invitedMember(stage: Stage, operator: Operator, to: Role): Promise<Staff> {
  const person = personWith(newMobileNumber());
  const { mobileNumber } = person;
  await createAccount(stage.portal, person);
  const session = await startSession(stage.portal, mobileNumber);
  const { userId } = session;
  const { membership } = await operator.done(invite, { ...mark(), userId, ...to });
  const signed = signedIn(servicesOf(stage), { ...session, mobileNumber });
  return { ...signed, person, membership: membership.id };
}

/** Whom an operator has invited to a dealer's desk. */
export const invitedStaff = (
  stage: Stage,
  operator: Operator,
  dealerId: string,
  dealerDuty: DealerDuty = 'manager',
): Promise<Staff> =>
  invitedMember(stage, operator, { role: 'dealer', organisation: dealerId, dealerDuty });

/** A member of a dealer's staff. */
export async function activeStaff(
  stage: Stage,
  operator: Operator,
  dealerId: string,
  dealerDuty: DealerDuty = 'manager',
): Promise<Staff> {
  const staff = await invitedStaff(stage, operator, dealerId, dealerDuty);
  await staff.done(acceptMembership, { ...mark(), membership: staff.membership });
  return staff;
}
