import { createPublicKey, hash, randomUUID, verify } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { SettingsScope } from '#contract/operators/terminals.ts';
import {
  changeTerminal,
  saveTerminalSettings,
  savedTerminalSettings,
  terminals,
} from '#contract/operators/terminals.ts';
import { reportTerminal } from '#contract/terminals/terminal-calls.ts';
import {
  SIGNED_AS,
  type SettingsRefusal,
  type SettingsState,
  type TerminalSettings,
  settingsText,
} from '#contract/terminals/terminal-settings.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { enrolledTerminal, reportOf } from '#gateway/testing/terminals.ts';

const ALL: SettingsScope = { kind: 'all' };
const AGRA: SettingsScope = { kind: 'branch', branch: 'Agra' };
const NOTHING: SettingsState = { version: null, refused: null };

describeOnBothStores('settings of terminals', (gateway) => {
  let operator: TestPerson;
  let terminal: string;
  let key: string;
  beforeEach(async () => {
    operator = await newOperator(gateway());
    ({ terminal, key } = await enrolledTerminal(gateway(), operator, { branch: 'Agra' }));
  });

  const save = (scope: SettingsScope, seen: number, settings: TerminalSettings) =>
    operator.call(saveTerminalSettings, { requestId: randomUUID(), scope, seen, settings });
  const saved = () => operator.done(savedTerminalSettings, {});
  const one = async () =>
    (await operator.done(terminals, {})).terminals.find((each) => each.terminal === terminal);

  async function sent(settings: SettingsState | null, own = key) {
    const answer = await gateway().call(reportTerminal, { ...reportOf(own), settings });
    const signed = reportTerminal.reply.parse(answer.json).settings;
    if (signed === null) return null;
    const x = (await saved()).publicKey;
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
    const signature = Buffer.from(signed.signature, 'base64url');
    expect(verify(null, Buffer.from(SIGNED_AS + signed.text), publicKey, signature)).toBe(true);
    return settingsText.parse(JSON.parse(signed.text));
  }

  it('reach a terminal that takes some, signed for its key, until it has them', async () => {
    expect(await sent(NOTHING)).toBeNull();
    await save({ kind: 'terminal', terminal }, 0, { language: 'hi' });
    expect(await sent(null)).toBeNull();
    expect(await sent(NOTHING)).toEqual({
      keyDigest: hash('sha256', key, 'hex'),
      version: 1,
      settings: { language: 'hi' },
    });
    expect(await one()).toMatchObject({ wanted: 1, settings: NOTHING });
    expect(await sent({ version: 1, refused: null })).toBeNull();
    expect(await one()).toMatchObject({ settings: { version: 1 } });
    const other = await enrolledTerminal(gateway(), operator, { branch: 'Agra' });
    expect(await sent(NOTHING, other.key)).toBeNull();
  });

  it('are not sent again once they were refused, and why is seen by operators', async () => {
    await save(ALL, 0, { 'kiosk.printing': true });
    const refused: SettingsRefusal = {
      reason: 'not-permitted',
      version: 1,
      names: ['kiosk.printing'],
    };
    expect(await sent({ version: null, refused })).toBeNull();
    expect(await one()).toMatchObject({ settings: { version: null, refused }, wanted: 1 });
    await save(ALL, 1, { language: 'hi' });
    expect(await sent({ version: null, refused })).toMatchObject({ version: 2 });
  });

  it('of a terminal count before those of its branch, and these before those of all', async () => {
    await save({ kind: 'terminal', terminal }, 0, { 'kiosk.idleSeconds': 30 });
    await save(AGRA, 1, { 'kiosk.idleSeconds': 60, 'kiosk.paper': '80mm' });
    await save(ALL, 2, { 'kiosk.idleSeconds': 90, 'kiosk.paper': 'a4', language: 'hi' });
    await save({ kind: 'branch', branch: 'Etah' }, 3, { language: 'en' });
    expect(await sent(NOTHING)).toMatchObject({
      version: 3,
      settings: { 'kiosk.idleSeconds': 30, 'kiosk.paper': '80mm', language: 'hi' },
    });
  });

  it('show who saved them and what was before, to which one can go back', async () => {
    await save(AGRA, 0, { language: 'hi' });
    await save(AGRA, 1, { language: 'en' });
    const { newest, saved: list } = await saved();
    expect(newest).toBe(2);
    expect(list).toMatchObject([
      {
        scope: AGRA,
        version: 2,
        settings: { language: 'en' },
        at: gateway().clock.now,
        before: { version: 1, settings: { language: 'hi' } },
      },
    ]);
    expect(list[0]?.by).not.toBe('');
    expect(await auditOf(gateway(), 'terminals')).toMatchObject([
      { role: 'operator', action: 'terminal.settings', facts: { version: 1, scope: 'branch' } },
      { role: 'operator', action: 'terminal.settings', facts: { version: 2 } },
    ]);
    for (let seen = 2; seen < 30; seen += 1)
      await save(AGRA, seen, { 'kiosk.idleSeconds': 10 + seen });
    expect((await saved()).saved).toMatchObject([{ version: 30, before: { version: 29 } }]);
  });

  it('are saved by one operator at a time', async () => {
    const answers = await Promise.all([
      save(ALL, 0, { language: 'hi' }),
      save(AGRA, 0, { language: 'en' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    for (const seen of [0, 5]) {
      expect(await save(ALL, seen, {})).toMatchObject({
        status: 409,
        json: { code: 'terminal-settings-changed' },
      });
    }
    expect((await saved()).newest).toBe(1);
  });

  it('are new for a terminal that moves to another branch', async () => {
    await save({ kind: 'branch', branch: 'Etah' }, 0, { language: 'en' });
    await save(AGRA, 1, { language: 'hi' });
    const moved = { name: 'By the door', branch: 'Etah', dealerId: null };
    const requestId = randomUUID();
    const change = { kind: 'rename', ...moved } as const;
    await operator.done(changeTerminal, { requestId, terminal, version: 1, change });
    expect(await sent({ version: 2, refused: null })).toMatchObject({
      version: 3,
      settings: { language: 'en' },
    });
  });

  it('are refused if a terminal has no such setting, or where there is no such terminal', async () => {
    const elsewhere = { kind: 'terminal', terminal: randomUUID() } as const;
    expect(await save(elsewhere, 0, {})).toMatchObject({ json: { code: 'no-such-terminal' } });
    const unknown: TerminalSettings = Object.assign(
      { language: 'hi' as const },
      { gatewayUrl: 'https://elsewhere.example' },
    );
    for (const settings of [unknown, { 'kiosk.idleSeconds': 1 }]) {
      expect((await save(ALL, 0, settings)).status).toBe(400);
    }
  });

  it('are seen and saved by those whose duties permit it', async () => {
    const auditor = await newMember(gateway(), operator, 'operator', null, ['auditor']);
    expect((await auditor.call(savedTerminalSettings, {})).status).toBe(200);
    const body = { requestId: randomUUID(), scope: ALL, seen: 0, settings: {} };
    expect(await auditor.call(saveTerminalSettings, body)).toMatchObject({
      status: 403,
      json: { code: 'not-among-duties' },
    });
  });
});
