import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import {
  addLenderKey,
  decideLenderKey,
  decideLenderSystem,
  lenderSystems,
  revokeLenderKey,
  saveLenderSystem,
} from '#contract/operators/lender-systems.ts';
import { saveLender } from '#contract/operators/catalogue.ts';
import { acceptMembership } from '#contract/applications/memberships.ts';
import { invite, revokeMembership } from '#contract/operators/memberships.ts';
import type { LenderKeyAction, LenderKeyState } from '#domain/lending/states/lender-key-states.ts';
import { LENDER_KEY_STATES, lenderKeyEdge } from '#domain/lending/states/lender-key-states.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { registerSampleSystem } from '#gateway/areas/lenders/lender-systems.ts';
import { TEST_LENDER } from '#gateway/testing/applications.ts';
import { auditOf, newKeyPair, publicX } from '#gateway/testing/lender-calls.ts';
import { OTHER_LENDER, publishForOffers } from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator } from '#gateway/testing/people.ts';

const lenderId = TEST_LENDER.id;
const newX = async () => publicX((await newKeyPair()).publicKey);
const keyNamed = (keyId: string) => ({ requestId: randomUUID(), lenderId, keyId });

describeOnBothStores('the systems of lenders', (gateway) => {
  let maker: TestPerson;
  let checker: TestPerson;
  beforeEach(async () => {
    await publishForOffers(gateway());
    maker = await newOperator(gateway());
    checker = await newMember(gateway(), maker, 'operator');
  });

  const systems = async () => (await maker.done(lenderSystems, { after: null })).systems;
  const proposed = async (keyId: string) =>
    maker.done(addLenderKey, { ...keyNamed(keyId), x: await newX() });

  const save = (url: string | null, by = maker) =>
    by.done(saveLenderSystem, { requestId: randomUUID(), lenderId, url });
  const decide = (by: TestPerson, url: string, decision: 'approve' | 'refuse' = 'approve') =>
    by.call(decideLenderSystem, { requestId: randomUUID(), lenderId, url, decision });
  const FIRST = 'https://lender.example/messages';
  const SECOND = 'http://127.0.0.1:8123/messages';

  it('have an address that one operator proposes and another approves', async () => {
    expect(await save(FIRST)).toStrictEqual({ lenderId, url: null, proposedUrl: FIRST });
    const [, waiting] = await systems();
    expect(waiting).toMatchObject({
      lender: { id: lenderId },
      url: null,
      proposal: { url: FIRST, isMine: true, proposedBy: await membershipOf(maker) },
    });
    expect((await checker.done(lenderSystems, { after: null })).systems[1]).toMatchObject({
      proposal: { isMine: false },
    });
    expect((await decide(maker, FIRST)).status).toBe(403);
    expect((await decide(checker, SECOND)).json).toMatchObject({
      current: { proposedUrl: FIRST },
    });
    expect((await decide(checker, FIRST)).json).toStrictEqual({
      lenderId,
      url: FIRST,
      proposedUrl: null,
    });
    expect((await decide(checker, FIRST)).status).toBe(404);
    // Until another is approved, messages go where they went.
    expect(await save(SECOND, checker)).toMatchObject({ url: FIRST, proposedUrl: SECOND });
    expect((await decide(maker, SECOND, 'refuse')).json).toMatchObject({
      url: FIRST,
      proposedUrl: null,
    });
    await save(SECOND);
    await save(FIRST);
    expect((await decide(checker, SECOND)).status).toBe(409);
    expect(await save(null)).toStrictEqual({ lenderId, url: null, proposedUrl: null });
    const entries = await auditOf(gateway(), `lender:${lenderId}`);
    expect(entries.map(({ action }) => action)).toStrictEqual([
      'save-lender',
      'system.propose',
      'system.approve',
      'system.propose',
      'system.refuse',
      'system.propose',
      'system.end',
      'system.propose',
      'system.end',
      'system.end',
    ]);
  });

  it('do not change when a person approves their own proposal through another membership', async () => {
    await save(FIRST);
    const membership = await membershipOf(maker);
    await checker.done(revokeMembership, { requestId: randomUUID(), membership });
    const { membership: again } = await checker.done(invite, {
      requestId: randomUUID(),
      userId: maker.userId,
      role: 'operator',
      organisation: null,
      duties: ['product-manager'],
    });
    await maker.done(acceptMembership, { requestId: randomUUID(), membership: again.id });
    expect((await decide(maker, FIRST)).status).toBe(403);
    expect((await systems())[1]).toMatchObject({ url: null, proposal: { isMine: true } });
  });

  it('have no address that anybody else could read from', async () => {
    const urls = [
      'http://lender.example/messages',
      'https://user:secret@lender.example/',
      'https://lender.example/#part',
      'ftp://lender.example/',
      'http://127.0.0.1.example/',
      'nothing',
    ];
    for (const url of urls) {
      const answer = await maker.call(saveLenderSystem, {
        requestId: randomUUID(),
        lenderId,
        url,
      });
      expect([answer.status, answer.json], url).toMatchObject([400, { fields: ['url'] }]);
    }
  });

  it('are those of known lenders, and for operators only', async () => {
    const unknown = { lenderId: 'nobody', requestId: randomUUID() };
    const answers = [
      await maker.call(saveLenderSystem, { ...unknown, url: null }),
      await maker.call(addLenderKey, { ...unknown, keyId: 'k', x: await newX() }),
      await maker.call(revokeLenderKey, { ...unknown, keyId: 'k' }),
    ];
    expect(answers.map(({ status }) => status)).toStrictEqual([404, 404, 404]);
    const member = await newMember(gateway(), maker, 'lender', lenderId);
    const calls = [
      member.call(saveLenderSystem, { requestId: randomUUID(), lenderId, url: null }),
      decide(member, FIRST),
      member.call(addLenderKey, { ...keyNamed('k'), x: await newX() }),
      member.call(decideLenderKey, { ...keyNamed('k'), decision: 'approve' as const }),
      member.call(revokeLenderKey, keyNamed('k')),
      member.call(lenderSystems, { after: null }),
    ];
    for (const call of calls) expect((await call).status).toBe(403);
  });

  it('have keys that two operators agree about', async () => {
    await proposed('key-1');
    const own = await maker.call(decideLenderKey, { ...keyNamed('key-1'), decision: 'approve' });
    expect(own.status).toBe(403);
    await checker.done(decideLenderKey, { ...keyNamed('key-1'), decision: 'approve' });
    await proposed('key-2');
    await checker.done(decideLenderKey, { ...keyNamed('key-2'), decision: 'refuse' });
    await maker.done(revokeLenderKey, keyNamed('key-1'));
    expect((await systems())[1]?.keys).toMatchObject([
      { keyId: 'key-1', state: 'REVOKED' },
      { keyId: 'key-2', state: 'REVOKED' },
    ]);
    expect(await auditOf(gateway(), `lender:${lenderId}`)).toMatchObject([
      { action: 'save-lender' },
      { action: 'key.propose', facts: { key: 'key-1', to: 'PROPOSED' } },
      { action: 'key.approve', facts: { key: 'key-1', from: 'PROPOSED', to: 'ACTIVE' } },
      { action: 'key.propose', facts: { key: 'key-2', to: 'PROPOSED' } },
      { action: 'key.refuse', facts: { key: 'key-2', from: 'PROPOSED', to: 'REVOKED' } },
      { action: 'key.revoke', facts: { key: 'key-1', from: 'ACTIVE', to: 'REVOKED' } },
    ]);
  });

  it('never have a key or its ID twice, not even of another lender', async () => {
    const x = await newX();
    await maker.done(addLenderKey, { ...keyNamed('key-1'), x });
    const again = [
      await maker.call(addLenderKey, { ...keyNamed('key-2'), x }),
      await maker.call(addLenderKey, { ...keyNamed('key-1'), x: await newX() }),
      await maker.call(addLenderKey, { ...keyNamed('key-3'), lenderId: OTHER_LENDER.id, x }),
    ];
    expect(again.map(({ status, json }) => [status, json])).toMatchObject([
      [409, { fields: ['x'] }],
      [409, { fields: ['keyId'] }],
      [409, { fields: ['x'] }],
    ]);
  });

  const REACH: Readonly<Record<LenderKeyState, (keyId: string) => Promise<unknown>>> = {
    PROPOSED: proposed,
    ACTIVE: async (keyId) => {
      await proposed(keyId);
      await checker.done(decideLenderKey, { ...keyNamed(keyId), decision: 'approve' });
    },
    REVOKED: async (keyId) => {
      await proposed(keyId);
      await checker.done(decideLenderKey, { ...keyNamed(keyId), decision: 'refuse' });
    },
  };
  const ACTIONS: readonly LenderKeyAction[] = ['approve', 'refuse', 'revoke'];
  it.each(LENDER_KEY_STATES)('have keys that go as the table says from %s', async (state) => {
    for (const action of ACTIONS) {
      const name = keyNamed(`${state}-${action}`);
      await REACH[state](name.keyId);
      const answer =
        action === 'revoke'
          ? await checker.call(revokeLenderKey, name)
          : await checker.call(decideLenderKey, { ...name, decision: action });
      const edge = lenderKeyEdge(action, state);
      expect([answer.status, answer.json], action).toMatchObject(
        edge === null ? [409, { current: { state } }] : [200, { state: edge.to }],
      );
    }
  });

  it('are registered by a seed for fictional lenders only', async () => {
    const { records } = gateway().store;
    const url = 'http://localhost:9/';
    const x = await newX();
    const register = (id: string) =>
      change(records, (tx) =>
        registerSampleSystem(records, tx, { lenderId: id, url, keyId: 'sample', x }),
      );
    await maker.done(saveLender, {
      requestId: randomUUID(),
      lender: { ...TEST_LENDER, id: 'real-lender', isSample: false },
      seen: null,
    });
    expect((await register('real-lender')).status).toBe(403);
    expect((await register(lenderId)).status).toBe(200);
    expect((await register(lenderId)).status).toBe(200);
    expect((await systems()).find((each) => each.lenderId === lenderId)).toMatchObject({
      url,
      keys: [{ keyId: 'sample', state: 'ACTIVE' }],
    });
  });
});
