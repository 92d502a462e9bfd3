import { asId } from '#domain/ids.ts';
import type { MembershipId, UserId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { registerByPhone } from '#contract/added-calls.ts';
import type { BodyOf, GatewayCall, ReplyOf } from '#contract/gateway.ts';
import { login, PHONE_PROOF_HEADER } from '#contract/gateway.ts';
import type { MemberRole } from '#contract/applications/memberships.ts';
import type { DealerDuty } from '#domain/dealer-duties.ts';
import { DUTIES, type Duty } from '#domain/duties.ts';
import { acceptMembership, myMemberships } from '#contract/applications/memberships.ts';
import { invite } from '#contract/operators/memberships.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { addOperator } from '#gateway/people/memberships/memberships.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';

let people = 0;

function newNames() {
  people += 1;
  return {
    mobileNumber: `98${String(people).padStart(8, '0')}`,
    emailId: `person-${people}@example.in`,
  };
}

/** Somebody with an account, and how they make calls. */
export async function newPerson(gateway: TestGateway, isStaff = false) {
  const { mobileNumber, emailId } = newNames();
  await gateway.registerPerson({ ...PERSON, emailId, mobileNumber });
  if (!isStaff) return callerWith(gateway, mobileNumber, await gateway.signInByPhone(mobileNumber));
  const reply = await gateway.call(
    login,
    { mobileNumber: null, userId: emailId, password: PERSON.password },
    { [PHONE_PROOF_HEADER]: await gateway.tokens.tokenFor(mobileNumber, gateway.clock.now) },
  );
  return callerWith(gateway, mobileNumber, login.reply.parse(reply.json).responseData);
}

/** Somebody who registered with number and code alone: without an email and a password. */
export async function newPersonByPhone(gateway: TestGateway) {
  const { mobileNumber } = newNames();
  const { firstName, lastName } = PERSON;
  await gateway.call(
    registerByPhone,
    { firstName, lastName, mobileNumber, emailId: null, password: null },
    { [PHONE_PROOF_HEADER]: await gateway.tokens.tokenFor(mobileNumber, gateway.clock.now) },
  );
  return callerWith(gateway, mobileNumber, await gateway.signInByPhone(mobileNumber));
}

function callerWith(
  gateway: TestGateway,
  mobileNumber: string,
  { userId, token }: ReplyOf<typeof login>['responseData'],
) {
  const proof = () => gateway.tokens.tokenFor(mobileNumber, gateway.clock.now);
  const call = <Call extends GatewayCall>(
    to: Call,
    body: BodyOf<Call>,
    headers: Record<string, string> = {},
  ) => gateway.call(to, body, { Authorization: token, ...headers });

  return {
    userId,
    token,
    mobileNumber,
    /** A token of the identity service for this person's number, as of now. */
    proof,
    call,
    /** Calls and expects success. */
    async done<Call extends GatewayCall>(
      to: Call,
      body: BodyOf<Call>,
      headers: Record<string, string> = {},
    ): Promise<ReplyOf<Call>> {
      const { status, json, text } = await call(to, body, headers);
      if (status !== 200) throw new Error(`${to.path} answered ${status}: ${text}`);
      return z.parse<Call['reply']>(to.reply, json);
    },
    withProof: async () => ({ [PHONE_PROOF_HEADER]: await proof() }),
  };
}

export type TestPerson = Awaited<ReturnType<typeof newPerson>>;

/** As if the owner of the account's email had entered the code mailed to it. */
export async function confirmEmailOf({ records }: Pick<Store, 'records'>, userId: UserId) {
  await records.db
    .updateTable('accounts')
    .set({ email_confirmed_at: records.now() })
    .where('user_id', '=', userId)
    .execute();
}

/** An operator as the command on the gateway's machine makes one. */
export async function newOperator(gateway: TestGateway): Promise<TestPerson> {
  const person = await newPerson(gateway, true);
  const { records } = gateway.store;
  const answer = await change(records, (tx) => addOperator(records, tx, person.userId));
  if (answer.status !== 200) throw new Error(answer.message);
  return person;
}

/** The ID of the only membership that somebody has. */
export async function membershipOf(person: TestPerson): Promise<MembershipId> {
  const { memberships } = await person.done(myMemberships, {});
  return memberships[0]?.id ?? asId('membership', '');
}

/** Somebody whom the operator has invited to a role, and who accepted. */
export async function newMember(
  gateway: TestGateway,
  operator: TestPerson,
  role: MemberRole,
  organisation: string | null = null,
  /** An operator's. */
  duties: readonly Duty[] = DUTIES,
  dealerDuty: DealerDuty = 'manager',
): Promise<TestPerson> {
  const person = await newPerson(gateway, true);
  const { membership } = await operator.done(invite, {
    requestId: randomUUID(),
    userId: person.userId,
    role,
    organisation,
    ...(role === 'operator' && { duties: [...duties] }),
    ...(role === 'dealer' && { dealerDuty }),
  });
  await person.done(acceptMembership, { requestId: randomUUID(), membership: membership.id });
  return person;
}
