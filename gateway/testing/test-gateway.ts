import { BlockList } from 'node:net';
import * as z from 'zod/mini';
import type { BodyOf, GatewayCall } from '#contract/gateway.ts';
import { ADDED_CALLS } from '#contract/added-calls.ts';
import { APPLICATION_CALLS } from '#contract/application-calls.ts';
import { pathOfPart } from '#contract/applications/documents.ts';
import { GATEWAY_CALLS, login, register } from '#contract/gateway.ts';
import { refusalsOf, REFUSALS_OF_PARTS } from '#contract/refusals/of-calls.ts';
import type { GatewayDeps } from '#gateway/program/gateway-deps.ts';
import { DOCUMENTS_BEFORE_SANCTION } from '#domain/lending/documents.ts';
import { gatewayApp } from '#gateway/program/app.ts';
import { publishedKeys, signedTokenVerifier } from '#gateway/foundation/identity/signed-token.ts';
import type { LogEntry } from '#gateway/foundation/telemetry/log.ts';
import { gatewayMetrics } from '#gateway/foundation/telemetry/metrics.ts';
import { argon2Passwords } from '#gateway/people/accounts/passwords.ts';
import type { Reaching } from '#gateway/lending/notifications/channels.ts';
import type { Offering } from '#gateway/lending/offers/make-offer.ts';
import { dashboardFigures } from '#gateway/areas/dashboard/cached-figures.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { KEY_BYTES } from '#gateway/foundation/sealing/master-keys.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { NOBODY_REACHED } from '#gateway/testing/mailing.ts';
import { memoryVault } from '#gateway/testing/memory-vault.ts';
import type { PhoneTokens } from '#gateway/testing/phone-tokens.ts';
import { TEST_PROJECT } from '#gateway/testing/phone-tokens.ts';

export const ALLOWED_ORIGIN = 'https://portal.example';

const TEST_KEY = { id: 'test', bytes: Buffer.alloc(KEY_BYTES, 7) };
export const TEST_MASTER_KEYS: MasterKeys = {
  current: TEST_KEY,
  byId: new Map([[TEST_KEY.id, TEST_KEY]]),
};

/** The same for a gateway's process. */
export const TEST_MASTER_KEYS_SETTING = {
  GATEWAY_MASTER_KEYS: `${TEST_KEY.id} ${TEST_KEY.bytes.toString('base64')}`,
} as const;

const TEST_OFFICER = { email: 'grievance@portal.example', phone: '1800 000 001' };
export const TEST_OFFERING: Offering = {
  holidays: new Set(),
  service: (language) => ({
    name: 'RinSetu',
    officer: {
      name: language === 'hi' ? 'सेवा के अधिकारी' : 'Officer of the service',
      ...TEST_OFFICER,
    },
  }),
};

export type TestClock = { now: number };
export const newTestClock = (): TestClock => ({ now: Date.UTC(2026, 10, 21, 9, 0, 0) });

export const PERSON = {
  firstName: 'Asha',
  lastName: 'Verma',
  category: 'CSR',
  emailId: 'asha@example.in',
  password: 'monsoon 2026',
  confirmedPassword: 'monsoon 2026',
  mobileNumber: '9876543210',
} as const satisfies BodyOf<typeof register>;

export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
};

const PARTS = pathOfPart('', '').slice(0, -1);
const DECLARED = new Map<string, readonly string[]>(
  Object.entries({ ...GATEWAY_CALLS, ...ADDED_CALLS, ...APPLICATION_CALLS }).map(
    ([name, { path }]) => [path, refusalsOf(name)],
  ),
);

/** Throws where a call refuses with a code that its contract does not name. */
function expectDeclared(path: string, json: unknown): void {
  const declared = path.startsWith(PARTS) ? REFUSALS_OF_PARTS : DECLARED.get(path);
  if (declared === undefined) return;
  const { code } = z.parse(refusalShape, json);
  if (declared.some((each) => each === code)) return;
  throw new Error(
    `${path} refuses with ${code}, which contract/refusals/of-calls.ts does not name`,
  );
}

/**
 * Nearly every test makes people with passwords, and to hash one takes longer than most tests. The terms of the portal are
 * tested with `argon2Passwords`.
 */
const passwords = argon2Passwords({ concurrency: 2, queue: 64 }, { memoryCost: 8, timeCost: 1 });

export const TEST_LIMITS = {
  loginAttempts: 10,
  registerAttempts: 10,
  windowSeconds: 900,
  contactMessages: 600,
  contactMessagesPerDay: 10_000,
};

/** Days, as they are when nothing is set. */
export const TEST_RETENTION = {
  drafts: 30,
  deliveredDocuments: 7,
  idleDocuments: 30,
  records: 365,
  grievances: 365,
  notifications: 365,
  leads: 90,
};

/** Counted for whoever looks, however busy the machine is. */
export const testFigures = ({ records }: Store) =>
  dashboardFigures(records, { cachedFrom: Infinity });

/** The gateway's app over a real store, with a clock that tests move and tokens of an issuer of our own. */
export async function testGateway(
  store: Store,
  tokens: PhoneTokens,
  changes: Partial<GatewayDeps> = {},
  clock: TestClock = newTestClock(),
  reaching: Reaching = NOBODY_REACHED,
) {
  const client = { address: '203.0.113.7' };
  const logged: LogEntry[] = [];
  /** What was waited for, in milliseconds; nothing takes that long here. */
  const waits: number[] = [];
  const metrics = gatewayMetrics();
  const vault = memoryVault();
  const now = () => clock.now;
  const app = gatewayApp({
    store,
    keys: dataKeys(store.records, TEST_MASTER_KEYS),
    passwords: await passwords,
    verifyPhone: signedTokenVerifier(TEST_PROJECT, publishedKeys(tokens.keysUrl), now),
    allowedOrigins: [ALLOWED_ORIGIN],
    sessionTerms: { idleSeconds: 1800, absoluteSeconds: 43_200 },
    limits: TEST_LIMITS,
    applications: {
      keys: dataKeys(store.records, TEST_MASTER_KEYS),
      offering: TEST_OFFERING,
      reaching,
      readyDocuments: async () => new Set(DOCUMENTS_BEFORE_SANCTION),
      wakePrivacyJobs: () => {},
      documents: { vault, isVaultOwn: () => true, scan: null },
      retention: TEST_RETENTION,
      figures: testFigures(store),
      mayBeNear: true,
      providers: [],
    },
    mailing: null,
    trustedProxies: new BlockList(),
    socketAddress: () => client.address,
    hasRoom: async () => true,
    isServing: () => true,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    metrics,
    tracing: null,
    showsMetrics: () => true,
    now,
    log: (entry) => logged.push(entry),
    ...changes,
  });

  const send = async (path: string, init: RequestInit): Promise<Reply> => {
    const response = await app.request(path, init);
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    const json: unknown = isJson ? JSON.parse(text) : null;
    if (!response.ok) expectDeclared(path, json);
    return { status: response.status, headers: response.headers, text, json };
  };
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const call = <Call extends GatewayCall>(
    to: Call,
    body: BodyOf<Call>,
    headers: Record<string, string> = {},
  ) => post(to.path, JSON.stringify(body), headers);

  const registerPerson = async (person: BodyOf<typeof register> = PERSON) =>
    call(register, person, {
      Authorization: await tokens.tokenFor(person.mobileNumber, clock.now),
    });
  const signInByPhone = async (mobileNumber: string = PERSON.mobileNumber) => {
    const reply = await call(
      login,
      { mobileNumber, password: null, userId: null },
      { Authorization: await tokens.tokenFor(mobileNumber, clock.now) },
    );
    return login.reply.parse(reply.json).responseData;
  };
  const signInByPassword = (userId: string, password: string) =>
    call(login, { mobileNumber: null, userId, password });

  return {
    app,
    clock,
    client,
    logged,
    metrics,
    waits,
    store,
    tokens,
    vault,
    send,
    post,
    call,
    registerPerson,
    signInByPhone,
    signInByPassword,
  };
}
export type TestGateway = Awaited<ReturnType<typeof testGateway>>;

export const refusalShape = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.array(z.string())),
  responseStatus: z.optional(z.object({ statusCode: z.number() })),
});
