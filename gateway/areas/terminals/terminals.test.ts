import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { TerminalChange } from '#contract/operators/terminals.ts';
import {
  addTerminal,
  answerStaffCall,
  changeTerminal,
  staffCalls,
  terminals,
} from '#contract/operators/terminals.ts';
import {
  callStaff,
  endStaffCall,
  enrolTerminal,
  reportTerminal,
  staffCallNow,
} from '#contract/terminals/terminal-calls.ts';
import { CALL_MINUTES, CODE_HOURS, SILENT_AFTER_MINUTES } from '#domain/terminals.ts';
import { saveDealer } from '#contract/operators/delivery.ts';
import { goToVisitor, visitors } from '#contract/dealers/visitors.ts';
import { TEST_DEALER, newDelivering } from '#gateway/testing/delivery.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { enrolledTerminal, newCode, newKey, reportOf } from '#gateway/testing/terminals.ts';

const MINUTE_MS = 60_000;

async function otherDealer(gateway: TestGateway, operator: TestPerson): Promise<TestPerson> {
  const dealer = { id: 'other-dealer', names: TEST_DEALER.names };
  await operator.done(saveDealer, { requestId: randomUUID(), dealer, seen: null });
  return newMember(gateway, operator, 'dealer', dealer.id);
}

describeOnBothStores('terminals', (gateway) => {
  let operator: TestPerson;
  beforeEach(async () => {
    operator = await newOperator(gateway());
  });

  const wait = (minutes: number) => {
    gateway().clock.now += minutes * MINUTE_MS;
  };
  const list = async () => (await operator.done(terminals, {})).terminals;
  const add = (changes: object = {}) =>
    operator.call(addTerminal, {
      requestId: randomUUID(),
      name: 'By the door',
      branch: 'Lucknow',
      dealerId: null,
      codeDigest: newCode().codeDigest,
      ...changes,
    });
  const change = (terminal: string, version: number, asked: TerminalChange) =>
    operator.call(changeTerminal, { requestId: randomUUID(), terminal, version, change: asked });
  const reports = (key: string, changes: Parameters<typeof reportOf>[1] = {}) =>
    gateway().call(reportTerminal, reportOf(key, changes));
  const refusedWith = (status: number, code: string) => ({ status, json: { code } });

  it('are listed with what they report, and those that are down stand first', async () => {
    const fine = await enrolledTerminal(gateway(), operator, { branch: 'Agra' });
    const full = await enrolledTerminal(gateway(), operator, { branch: 'Bareilly' });
    const late = await enrolledTerminal(gateway(), operator, { branch: 'Chandausi' });
    const down = await enrolledTerminal(gateway(), operator, { branch: 'Deoria' });
    expect((await reports(down.key)).status).toBe(200);
    wait(SILENT_AFTER_MINUTES);
    await reports(fine.key);
    await reports(full.key, { diskFreeMib: 100 });
    await reports(late.key, { waitingMessages: 2, oldestMessageSeconds: 7200 });
    await add({ branch: 'Etah' });
    expect(await list()).toMatchObject([
      { branch: 'Deoria', state: 'silent', reportedAt: gateway().clock.now - 5 * MINUTE_MS },
      { branch: 'Bareilly', state: 'attention', worries: ['disk-low'] },
      { branch: 'Chandausi', state: 'attention', worries: ['messages-waiting'] },
      { branch: 'Etah', state: 'not-enrolled', health: null, codeUntil: expect.any(Number) },
      { branch: 'Agra', state: 'fine', codeUntil: null, health: reportOf(fine.key).health },
    ]);
  });

  it('exchange a code once, for the one key that came with it first', async () => {
    const { code, codeDigest } = newCode();
    await add({ codeDigest });
    const { keyDigest, key } = newKey();
    const body = { code: code.toLowerCase().replaceAll('-', ' '), keyDigest };
    const first = await gateway().call(enrolTerminal, body);
    expect(first.status).toBe(200);
    expect((await gateway().call(enrolTerminal, body)).json).toEqual(first.json);
    const other = { code, keyDigest: newKey().keyDigest };
    expect(await gateway().call(enrolTerminal, other)).toMatchObject(
      refusedWith(403, 'enrolment-code-wrong'),
    );
    expect((await reports(key)).status).toBe(200);
    const [{ terminal } = { terminal: '' }] = await list();
    expect(await auditOf(gateway(), `terminal:${terminal}`)).toMatchObject([
      { role: 'operator', action: 'terminal.add' },
      { role: 'system', action: 'terminal.enrol' },
    ]);
  });

  it('are refused with a code that has lapsed, and with keys that nobody has', async () => {
    const { code, codeDigest } = newCode();
    await add({ codeDigest });
    wait(CODE_HOURS * 60);
    const { key, keyDigest } = newKey();
    expect(await gateway().call(enrolTerminal, { code, keyDigest })).toMatchObject(
      refusedWith(403, 'enrolment-code-wrong'),
    );
    for (const refused of [
      await reports(key),
      await gateway().call(callStaff, { key, call: randomUUID() }),
      await gateway().call(staffCallNow, { key }),
      await gateway().call(endStaffCall, { key, call: randomUUID() }),
    ]) {
      expect(refused).toMatchObject(refusedWith(403, 'terminal-key-wrong'));
    }
  });

  it('are refused for a while at an address that tries many keys', async () => {
    const { key } = await enrolledTerminal(gateway(), operator);
    for (let tries = 0; tries < 60; tries += 1) await reports(newKey().key);
    expect(await reports(key)).toMatchObject(refusedWith(429, 'too-often'));
    wait(10);
    expect((await reports(key)).status).toBe(200);
  });

  it('are switched off and on, and restarted once', async () => {
    const { terminal, key } = await enrolledTerminal(gateway(), operator);
    expect((await change(terminal, 1, { kind: 'switch', isOn: false })).status).toBe(200);
    expect((await change(terminal, 2, { kind: 'restart' })).status).toBe(200);
    expect(await list()).toMatchObject([{ state: 'off', isToRestart: true }]);
    const { restart } = reportTerminal.reply.parse((await reports(key)).json);
    const answer = await gateway().call(reportTerminal, { ...reportOf(key), restarting: restart });
    expect(answer.json).toMatchObject({ shows: 'out-of-service', restart: null });
    expect(await list()).toMatchObject([{ isToRestart: false }]);
    await change(terminal, 3, { kind: 'switch', isOn: true });
    expect((await reports(key)).json).toMatchObject({ shows: 'portal', restart: null });
    expect((await auditOf(gateway(), `terminal:${terminal}`)).map(({ action }) => action)).toEqual([
      'terminal.add',
      'terminal.enrol',
      'terminal.switch',
      'terminal.restart',
      'terminal.switch',
    ]);
  });

  it('are refused once they are revoked, until they have used a new code', async () => {
    const { terminal, key, code } = await enrolledTerminal(gateway(), operator);
    await change(terminal, 1, { kind: 'revoke' });
    expect(await reports(key)).toMatchObject(refusedWith(403, 'terminal-key-wrong'));
    expect(
      await gateway().call(enrolTerminal, { code, keyDigest: newKey().keyDigest }),
    ).toMatchObject(refusedWith(403, 'enrolment-code-wrong'));
    expect(await list()).toMatchObject([{ state: 'revoked' }]);
    expect(await change(terminal, 2, { kind: 'restart' })).toMatchObject(
      refusedWith(409, 'terminal-not-enrolled'),
    );
    const next = newCode();
    await change(terminal, 2, { kind: 'code', codeDigest: next.codeDigest });
    expect(await list()).toMatchObject([{ state: 'not-enrolled' }]);
    const fresh = newKey();
    const enrolled = { code: next.code, keyDigest: fresh.keyDigest };
    expect((await gateway().call(enrolTerminal, enrolled)).status).toBe(200);
    expect((await reports(fresh.key)).status).toBe(200);
  });

  it('keep their key until a new code is used', async () => {
    const { terminal, key } = await enrolledTerminal(gateway(), operator);
    const { code, codeDigest } = newCode();
    await change(terminal, 1, { kind: 'code', codeDigest });
    expect((await reports(key)).status).toBe(200);
    const fresh = newKey();
    await gateway().call(enrolTerminal, { code, keyDigest: fresh.keyDigest });
    expect((await reports(key)).status).toBe(403);
    expect((await reports(fresh.key)).status).toBe(200);
  });

  it('stand at a dealer that there is, or at none', async () => {
    expect(await add({ dealerId: 'nobody' })).toMatchObject(refusedWith(404, 'no-such-dealer'));
    await newDelivering(gateway());
    await add({ dealerId: TEST_DEALER.id });
    const [one] = await list();
    expect(one?.dealerId).toBe(TEST_DEALER.id);
    const moved = { kind: 'rename', name: 'Counter', branch: 'Agra' } as const;
    const elsewhere = { ...moved, dealerId: 'nobody' };
    expect(await change(one?.terminal ?? '', 1, elsewhere)).toMatchObject(
      refusedWith(404, 'no-such-dealer'),
    );
    await change(one?.terminal ?? '', 1, { ...moved, dealerId: null });
    expect((await list())[0]?.dealerId).toBeNull();
  });

  it('are changed by one operator at a time', async () => {
    const { terminal } = await enrolledTerminal(gateway(), operator);
    const rename = { kind: 'rename', name: 'Counter', branch: 'Agra', dealerId: null } as const;
    expect((await change(terminal, 1, rename)).status).toBe(200);
    expect(await change(terminal, 1, { kind: 'restart' })).toMatchObject({
      status: 409,
      json: { code: 'terminal-changed', current: { version: 2 } },
    });
    expect(await change(randomUUID(), 1, rename)).toMatchObject(
      refusedWith(404, 'no-such-terminal'),
    );
    expect(await list()).toMatchObject([{ name: 'Counter', branch: 'Agra', version: 2 }]);
  });

  it('are seen and changed by those whose duties permit it', async () => {
    const reviewer = await newMember(gateway(), operator, 'operator', null, ['reviewer']);
    const auditor = await newMember(gateway(), operator, 'operator', null, ['auditor']);
    expect(await reviewer.call(terminals, {})).toMatchObject(refusedWith(403, 'not-among-duties'));
    expect((await auditor.call(terminals, {})).status).toBe(200);
    expect(
      await auditor.call(answerStaffCall, {
        requestId: randomUUID(),
        terminal: randomUUID(),
        call: randomUUID(),
      }),
    ).toMatchObject(refusedWith(403, 'not-among-duties'));
  });
});

describeOnBothStores('a call for a member of staff', (gateway) => {
  let operator: TestPerson;
  let terminal: string;
  let key: string;
  beforeEach(async () => {
    operator = await newOperator(gateway());
    ({ terminal, key } = await enrolledTerminal(gateway(), operator));
  });

  const begin = async (call = randomUUID()) => {
    await gateway().call(callStaff, { key, call });
    return call;
  };
  const state = async () =>
    staffCallNow.reply.parse((await gateway().call(staffCallNow, { key })).json).call?.state ??
    null;
  const answer = (call: string) =>
    operator.call(answerStaffCall, { requestId: randomUUID(), terminal, call });
  const shown = async () => (await operator.done(staffCalls, {})).calls;

  it('is shown to operators, and answered by one of them', async () => {
    const call = await begin();
    expect(await begin(call)).toBe(call);
    expect(await state()).toBe('waiting');
    expect(await shown()).toMatchObject([{ terminal, call, state: 'waiting', answeredAt: null }]);
    expect((await answer(call)).status).toBe(200);
    expect(await answer(call)).toMatchObject({
      status: 409,
      json: { code: 'staff-call-answered' },
    });
    expect(await state()).toBe('coming');
    expect(await shown()).toMatchObject([{ state: 'coming', answeredAt: gateway().clock.now }]);
  });

  it('is shown to the dealer in whose showroom the terminal stands, who can answer', async () => {
    const { dealer } = await newDelivering(gateway());
    const rival = await otherDealer(gateway(), operator);
    await begin();
    expect(await dealer.done(visitors, {})).toEqual({ hasTerminals: false, calls: [] });
    const requestId = randomUUID();
    await operator.done(changeTerminal, {
      requestId,
      terminal,
      version: 1,
      change: { kind: 'rename', name: 'Showroom', branch: 'Agra', dealerId: TEST_DEALER.id },
    });
    const call = await begin();
    const { calls } = await dealer.done(visitors, {});
    expect(calls).toEqual([
      {
        terminal,
        name: 'Showroom',
        call,
        state: 'waiting',
        calledAt: gateway().clock.now,
        answeredAt: null,
      },
    ]);
    expect(await rival.done(visitors, {})).toEqual({ hasTerminals: false, calls: [] });
    const go = (person: TestPerson) =>
      person.call(goToVisitor, { requestId: randomUUID(), terminal, call });
    expect(await go(rival)).toMatchObject({ status: 404, json: { code: 'no-such-terminal' } });
    expect(await state()).toBe('waiting');
    expect((await go(dealer)).status).toBe(200);
    expect(await state()).toBe('coming');
    expect(await go(dealer)).toMatchObject({ json: { code: 'staff-call-answered' } });
    expect((await answer(call)).status).toBe(409);
    expect((await auditOf(gateway(), `terminal:${terminal}`)).at(-1)).toMatchObject({
      role: 'dealer',
      action: 'terminal.answer-call',
    });
  });

  it('is taken back by the visitor', async () => {
    const call = await begin();
    expect((await gateway().call(endStaffCall, { key, call: randomUUID() })).json).toMatchObject({
      call: { call },
    });
    expect((await gateway().call(endStaffCall, { key, call })).json).toEqual({ call: null });
    expect(await shown()).toEqual([]);
    expect(await answer(call)).toMatchObject({ status: 409, json: { code: 'staff-call-ended' } });
  });

  it('is said to be unanswered after some minutes, and can still be answered', async () => {
    const call = await begin();
    gateway().clock.now += CALL_MINUTES * MINUTE_MS;
    expect(await state()).toBe('unanswered');
    expect(await shown()).toMatchObject([{ state: 'unanswered' }]);
    expect((await answer(call)).status).toBe(200);
    expect(await state()).toBe('coming');
  });

  it('is asked for by every page of the console without keeping a session alive', async () => {
    const quarter = 15 * MINUTE_MS;
    await operator.done(staffCalls, {});
    gateway().clock.now += quarter - MINUTE_MS;
    await operator.done(staffCalls, {});
    gateway().clock.now += 2 * MINUTE_MS;
    expect((await operator.call(staffCalls, {})).status).toBe(401);
  });

  it('is made a few times in ten minutes only', async () => {
    const answers = [];
    for (let calls = 0; calls < 7; calls += 1) {
      answers.push((await gateway().call(callStaff, { key, call: randomUUID() })).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});
