import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { session, signOutEverywhere } from '#contract/added-calls.ts';
import { userDetails } from '#contract/gateway.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';

const A_MINUTE = 60_000;
const IDLE_MINUTES = 30;

describeOnBothStores('the caller’s own session', (gateway) => {
  const signIn = async () => {
    await gateway().registerPerson();
    return gateway().signInByPhone();
  };
  const ask = (token: string, stay = false) =>
    gateway().call(session, { stay }, { Authorization: token });
  const details = ({ userId, token }: { readonly userId: string; readonly token: string }) =>
    gateway().call(userDetails, { userId }, { Authorization: token });

  it('says how long it lasts, without lasting longer for being asked', async () => {
    const { token } = await signIn();
    expect((await ask(token)).json).toStrictEqual({ idleSecondsLeft: 1800, secondsLeft: 43_200 });
    for (let minute = 1; minute < IDLE_MINUTES; minute += 1) {
      gateway().clock.now += A_MINUTE;
      expect((await ask(token)).json).toStrictEqual({
        idleSecondsLeft: (IDLE_MINUTES - minute) * 60,
        secondsLeft: 43_200 - minute * 60,
      });
    }
    gateway().clock.now += A_MINUTE;
    expect((await ask(token)).status).toBe(401);
  });

  it('lasts longer after an answer to the warning, and after another call', async () => {
    const person = await signIn();
    gateway().clock.now += 29 * A_MINUTE;
    expect((await ask(person.token, true)).json).toMatchObject({ idleSecondsLeft: 1800 });
    gateway().clock.now += 29 * A_MINUTE;
    expect((await details(person)).status).toBe(200);
    expect((await ask(person.token)).json).toMatchObject({
      idleSecondsLeft: 1800,
      secondsLeft: 43_200 - 58 * 60,
    });
  });

  it('ends after twelve hours, however much it is used', async () => {
    const { token } = await signIn();
    for (let minute = 0; minute < 12 * 60; minute += 20) {
      expect((await ask(token, true)).status).toBe(200);
      gateway().clock.now += 20 * A_MINUTE;
    }
    expect((await ask(token, true)).status).toBe(401);
  });

  it('ends after 15 idle minutes for operators and lenders’ people, as long as they are that', async () => {
    const operator = await newOperator(gateway());
    const staff = [operator, await newMember(gateway(), operator, 'lender', 'sample-one')];
    const dealer = await newMember(gateway(), operator, 'dealer', 'madeup');
    for (const { token } of staff) {
      expect((await ask(token)).json).toMatchObject({ idleSecondsLeft: 900 });
    }
    gateway().clock.now += 14 * A_MINUTE;
    for (const { token } of staff) {
      expect((await ask(token)).json).toMatchObject({ idleSecondsLeft: 60 });
      expect((await ask(token, true)).json).toMatchObject({ idleSecondsLeft: 900 });
    }
    gateway().clock.now += 15 * A_MINUTE;
    for (const person of staff) expect((await details(person)).status).toBe(401);
    expect((await ask(dealer.token)).json).toMatchObject({ idleSecondsLeft: 60 });
  });

  it('idles as long as anybody’s once a membership has ended', async () => {
    const operator = await newOperator(gateway());
    const other = await newMember(gateway(), operator, 'operator');
    const membership = await membershipOf(other);
    await operator.done(revokeMembership, { requestId: randomUUID(), membership });
    gateway().clock.now += 20 * A_MINUTE;
    expect((await details(other)).status).toBe(200);
    expect((await details(operator)).status).toBe(401);
  });

  it('lasts as long as it did when the clock goes back by a day, and what had ended stays so', async () => {
    const early = await signIn();
    gateway().clock.now += 31 * A_MINUTE;
    const late = await newPerson(gateway());
    gateway().clock.now += 10 * A_MINUTE;
    const other = await newPerson(gateway());
    gateway().clock.now -= 24 * 60 * A_MINUTE;
    expect((await ask(other.token)).json).toMatchObject({ idleSecondsLeft: 1800 });
    expect((await ask(late.token)).json).toStrictEqual({
      idleSecondsLeft: 20 * 60,
      secondsLeft: 43_200 - 10 * 60,
    });
    expect((await details(early)).status).toBe(401);
    gateway().clock.now += 12 * 60 * A_MINUTE;
    expect((await ask(late.token)).status).toBe(401);
  });

  it('a session that was found to have ended stays ended when the clock goes back', async () => {
    const { token } = await signIn();
    gateway().clock.now += 31 * A_MINUTE;
    expect((await ask(token)).status).toBe(401);
    gateway().clock.now -= 31 * A_MINUTE;
    expect((await ask(token)).status).toBe(401);
  });

  it('is shown only to its owner', async () => {
    for (const token of ['', 'nobody']) expect((await ask(token)).status).toBe(401);
  });

  it('ends on request with all of the person’s other sessions, and no one else’s', async () => {
    const one = await signIn();
    const other = await gateway().signInByPhone();
    const stranger = { ...PERSON, emailId: 'ravi@example.in', mobileNumber: '9876500000' };
    await gateway().registerPerson(stranger);
    const elsewhere = await gateway().signInByPhone(stranger.mobileNumber);
    const reply = await gateway().call(signOutEverywhere, {}, { Authorization: one.token });
    expect(reply.status).toBe(200);
    expect((await details(one)).status).toBe(401);
    expect((await details(other)).status).toBe(401);
    expect((await details(elsewhere)).status).toBe(200);
    const again = await gateway().call(signOutEverywhere, {}, { Authorization: one.token });
    expect(again.status).toBe(401);
  });
});
