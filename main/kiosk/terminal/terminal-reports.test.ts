import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { GatewayCall, GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import type { SettingsRefusal } from '#contract/terminals/terminal-settings.ts';
import { enrolTerminal, reportTerminal } from '#contract/terminals/terminal-calls.ts';
import { digestOf, openTerminalKey } from '#main/kiosk/terminal/terminal-key.ts';
import { type Shows, terminalReports } from '#main/kiosk/terminal/terminal-reports.ts';
import type { TakenSettings } from '#main/kiosk/terminal/taken-settings.ts';
import type { LogEntry } from '#main/lib/log.ts';
import type { Keychain } from '#main/session/keychain-vault.ts';

const CODE = '7KQ2M-9XWTR-4HBCD-EFGHJ';
const OTHER_CODE = '8KQ2M-9XWTR-4HBCD-EFGHJ';
const HEALTH = {
  version: '0.1.0',
  uptimeSeconds: 10,
  secondsSinceVisit: null,
  waitingMessages: 0,
  oldestMessageSeconds: null,
  diskFreeMib: 5000,
  hasPrinter: null,
  shows: 'portal',
} as const;

type Sent = { readonly path: string; readonly body: Record<string, unknown> };
type Answer = Result<object, GatewayFailure>;

let entries: Map<string, string>;
let sent: Sent[];
let answers: (sent: Sent) => Answer;
let shown: Shows[];
let pauses: number[];
let log: LogEntry[];
let restarts: number;
let isVisited: boolean;
let next: (() => void) | null;

const keychain: Keychain = {
  getPassword: async (service, account) => entries.get(`${service}|${account}`) ?? null,
  setPassword: async (service, account, password) => {
    entries.set(`${service}|${account}`, password);
  },
  deletePassword: async (service, account) => entries.delete(`${service}|${account}`),
};

const refused = (code: string, status = 403): Answer => fail({ kind: 'refused', status, code });
const fine = (changes: object = {}): Answer =>
  succeed({ shows: 'portal', restart: null, everySeconds: 60, settings: null, ...changes });
const enrolled = ({ path }: Sent): Answer =>
  path === enrolTerminal.path ? succeed({ terminal: randomUUID() }) : fine();

beforeEach(() => {
  entries = new Map();
  sent = [];
  answers = enrolled;
  shown = [];
  pauses = [];
  log = [];
  restarts = 0;
  isVisited = false;
  next = null;
});

function terminal({
  code = CODE,
  load = async () => keychain,
  settings = null,
}: {
  readonly code?: string | null;
  readonly load?: () => Promise<Keychain>;
  readonly settings?: TakenSettings | null;
} = {}) {
  return terminalReports({
    code,
    openKey: () => openTerminalKey(load, code),
    call: async <Call extends GatewayCall>(call: Call, body: z.input<Call['body']>) => {
      const asked = { path: call.path, body: z.parse(z.record(z.string(), z.unknown()), body) };
      sent.push(asked);
      const answer = answers(asked);
      return answer.ok ? succeed(z.parse<Call['reply']>(call.reply, answer.value)) : answer;
    },
    health: async () => HEALTH,
    show: (shows) => shown.push(shows),
    settings,
    isVisited: () => isVisited,
    restart: () => {
      restarts += 1;
    },
    random: () => 0.5,
    later: (milliseconds, act) => {
      pauses.push(milliseconds / 1000);
      next = act;
    },
    log: (entry) => log.push(entry),
  });
}

/** Lets the next report happen, and waits until the one after it is planned. */
async function pass(): Promise<void> {
  const before = pauses.length;
  next?.();
  for (let turns = 0; pauses.length === before && turns < 100; turns += 1) await Promise.resolve();
}

const paths = () => sent.map(({ path }) => path.replace('/terminal-service/', ''));
const keysOf = () =>
  sent.flatMap(({ path, body }) => (path === reportTerminal.path ? [body['key']] : []));

describe('a terminal', () => {
  it('exchanges its code once, and reports with the key that only it has', async () => {
    const first = terminal();
    await first.start();
    expect(paths()).toEqual(['enrol', 'report']);
    const key = String(keysOf()[0]);
    expect(sent[0]?.body).toEqual({ code: CODE, keyDigest: digestOf(key) });
    expect(first.standing()).toBe('reporting');
    await pass();
    await terminal().start();
    expect(paths()).toEqual(['enrol', 'report', 'report', 'report']);
    expect(new Set(keysOf())).toEqual(new Set([key]));
    expect(JSON.stringify(log)).not.toContain(key);
  });

  it('sends the same key again where the answer to its code was lost', async () => {
    answers = () => fail({ kind: 'unreachable' });
    await terminal().start();
    answers = enrolled;
    await terminal().start();
    expect(paths()).toEqual(['enrol', 'enrol', 'report']);
    expect(sent[0]?.body).toEqual(sent[1]?.body);
  });

  it('says that its code or its key is refused, in the log and to staff', async () => {
    answers = () => refused('enrolment-code-wrong');
    const wrong = terminal();
    await wrong.start();
    expect(wrong.standing()).toBe('code-refused');
    expect(log).toContainEqual({ event: 'terminal-code-refused' });

    answers = enrolled;
    const revoked = terminal();
    await revoked.start();
    answers = () => refused('terminal-key-wrong');
    await pass();
    expect(revoked.standing()).toBe('key-refused');
    expect(log).toContainEqual({ event: 'terminal', standing: 'key-refused' });
    expect(await revoked.askStaff('call')).toEqual({ outcome: 'unavailable' });
  });

  it('keeps its key where a new code is refused, and takes the new one where it is not', async () => {
    await terminal().start();
    const [key] = keysOf();
    answers = (asked) =>
      asked.path === enrolTerminal.path ? refused('enrolment-code-wrong') : fine();
    await terminal({ code: OTHER_CODE }).start();
    expect(keysOf()).toEqual([key, key]);
    answers = enrolled;
    await terminal({ code: OTHER_CODE }).start();
    expect(keysOf()[2]).not.toBe(key);
  });

  it('sends nothing without a code and a key, and nothing that it could not keep', async () => {
    const none = terminal({ code: null });
    await none.start();
    expect(none.standing()).toBe('not-enrolled');
    const without = terminal({ load: () => Promise.reject(new Error('no library')) });
    await without.start();
    expect(without.standing()).toBe('no-keychain');
    expect(sent).toEqual([]);
    expect(await without.askStaff('look')).toEqual({ outcome: 'unavailable' });
  });

  it('waits longer after each report without an answer, and counts them', async () => {
    await terminal().start();
    answers = () => fail({ kind: 'unreachable' });
    for (let reports = 0; reports < 5; reports += 1) await pass();
    expect(pauses).toEqual([60, 120, 240, 480, 600, 600]);
    answers = enrolled;
    await pass();
    expect(sent.at(-1)?.body).toMatchObject({ health: { unansweredReports: 5 } });
    await pass();
    expect(sent.at(-1)?.body).toMatchObject({ health: { unansweredReports: 0 } });
  });

  it('waits as long as the gateway asks it to', async () => {
    await terminal().start();
    answers = () =>
      fail({ kind: 'refused', status: 429, code: 'too-often', retryAfterSeconds: 900 });
    await pass();
    expect(pauses.at(-1)).toBe(900);
  });

  it('shows what the gateway says', async () => {
    await terminal().start();
    answers = () => fine({ shows: 'out-of-service' });
    await pass();
    expect(shown).toEqual(['portal', 'out-of-service']);
  });

  it('restarts once, after the visit, when the gateway knows that it does', async () => {
    const restart = randomUUID();
    answers = (asked) =>
      asked.path === enrolTerminal.path
        ? enrolled(asked)
        : fine({ restart: asked.body['restarting'] === restart ? null : restart });
    isVisited = true;
    await terminal().start();
    await pass();
    expect(pauses).toEqual([60, 60]);
    isVisited = false;
    await pass();
    expect(restarts).toBe(1);
    expect(sent.at(-1)?.body).toMatchObject({ restarting: restart });
    await pass();
    expect(restarts).toBe(1);
  });
});

describe('settings of the gateway', () => {
  const SENT = { text: '{}', signature: 'A'.repeat(86) };

  it('are offered with the digest of the own key, and restart it once nobody is at it', async () => {
    const offered: string[] = [];
    const settings: TakenSettings = {
      state: (digest) => ({ version: digest.length, refused: null }),
      offer: (signed, digest) => {
        offered.push(signed.text, digest);
        return true;
      },
    };
    answers = (asked) =>
      asked.path === enrolTerminal.path ? enrolled(asked) : fine({ settings: SENT });
    isVisited = true;
    await terminal({ settings }).start();
    const digest = digestOf(String(keysOf()[0]));
    expect(offered).toEqual(['{}', digest]);
    expect(sent.at(-1)?.body).toMatchObject({ settings: { version: 64, refused: null } });
    expect(restarts).toBe(0);
    isVisited = false;
    await pass();
    await pass();
    expect(restarts).toBe(1);
  });

  it('that it refuses are said at once, and once', async () => {
    let said: SettingsRefusal | null = null;
    const settings: TakenSettings = {
      state: () => ({ version: null, refused: said }),
      offer: () => {
        said = { reason: 'malformed', version: null, names: [] };
        return false;
      },
    };
    answers = (asked) =>
      asked.path === enrolTerminal.path ? enrolled(asked) : fine({ settings: SENT });
    await terminal({ settings }).start();
    await pass();
    expect(pauses).toEqual([1, 60]);
    expect(sent.at(-1)?.body).toMatchObject({ settings: { refused: { reason: 'malformed' } } });
    expect(restarts).toBe(0);
  });

  it('are not looked at where the file takes none', async () => {
    answers = (asked) =>
      asked.path === enrolTerminal.path ? enrolled(asked) : fine({ settings: SENT });
    await terminal().start();
    expect(sent.at(-1)?.body).toMatchObject({ settings: null });
    expect(restarts).toBe(0);
  });
});

describe('calling staff', () => {
  const call = (changes: object) => (asked: Sent) =>
    asked.path.includes('taff')
      ? succeed({
          call: {
            call: String(asked.body['call'] ?? sent.find(({ body }) => body['call'])?.body['call']),
            state: 'waiting',
            secondsAgo: 3,
            answeredSecondsAgo: null,
            ...changes,
          },
        })
      : enrolled(asked);

  it('asks the gateway only once there is a call, and follows it', async () => {
    const own = terminal();
    await own.start();
    const before = sent.length;
    expect(await own.askStaff('look')).toEqual({ outcome: 'none' });
    expect(sent).toHaveLength(before);
    answers = call({});
    expect(await own.askStaff('call')).toEqual({ outcome: 'waiting', secondsAgo: 3 });
    answers = call({ state: 'coming', answeredSecondsAgo: 1 });
    expect(await own.askStaff('look')).toEqual({ outcome: 'coming', secondsAgo: 1 });
    answers = () => succeed({ call: null });
    expect(await own.askStaff('end')).toEqual({ outcome: 'none' });
  });

  it('is the same call where the answer was lost, and another one after nobody came', async () => {
    const own = terminal();
    await own.start();
    answers = () => fail({ kind: 'unreachable' });
    expect(await own.askStaff('call')).toEqual({ outcome: 'unreachable' });
    answers = call({ state: 'unanswered' });
    expect(await own.askStaff('call')).toEqual({ outcome: 'unanswered' });
    await own.askStaff('call');
    const ids = sent.flatMap(({ body }) => (body['call'] === undefined ? [] : [body['call']]));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[1]);
  });

  it('is over for the next visitors a quarter of an hour after the answer', async () => {
    const own = terminal();
    await own.start();
    answers = call({ state: 'coming', answeredSecondsAgo: 900 });
    expect(await own.askStaff('call')).toEqual({ outcome: 'coming', secondsAgo: 900 });
    answers = call({ state: 'coming', answeredSecondsAgo: 901 });
    expect(await own.askStaff('look')).toEqual({ outcome: 'none' });
    const before = sent.length;
    expect(await own.askStaff('look')).toEqual({ outcome: 'none' });
    expect(sent).toHaveLength(before);
  });

  it('says that it was too often', async () => {
    const own = terminal();
    await own.start();
    answers = () => refused('too-often', 429);
    expect(await own.askStaff('call')).toEqual({ outcome: 'too-often' });
  });
});
