import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { giveConsent, notices } from '#contract/applications/consents.ts';
import {
  application,
  createApplication,
  match,
  myApplications,
  refreshMatch,
  saveSection,
  submit,
} from '#contract/applications/loans.ts';
import type { BodyOf, GatewayCall, ReplyOf } from '#contract/gateway.ts';
import { login, PHONE_PROOF_HEADER, register } from '#contract/gateway.ts';
import { SECTION_NAMES } from '#domain/lending/sections.ts';
import {
  FILLED,
  publish,
  TEST_INPUT,
  TEST_LENDER,
  TEST_PRODUCT,
} from '#gateway/testing/applications.ts';
import type { GatewayProcess } from '#tests/processes/gateway-process.ts';
import { runCommand, startGatewayProcess } from '#tests/processes/gateway-process.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';
import type { TestAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { startAuthEmulator } from '#tests/processes/auth-emulator.ts';

const PRODUCT = { ...TEST_PRODUCT, documents: { beforeSanction: [], afterSanction: [] } };
/** Milliseconds: before, while and after a call is carried out. */
const KILLED_AFTER = [0, 2, 4, 8, 16, 30];

/**
 * A person in front of gateways that are killed at every step. On PostgreSQL there are two, and the other one is asked
 * again; on SQLite the folder has one gateway, which is started again.
 */
async function besetPerson(
  settings: Readonly<Record<string, string>>,
  emulator: TestAuthEmulator,
  count: 1 | 2,
) {
  const start = () => startGatewayProcess(settings);
  let gateways: GatewayProcess[] = await Promise.all(Array.from({ length: count }, start));
  let token = '';
  let step = 0;

  const post = (to: GatewayCall, body: unknown, headers: Record<string, string>) =>
    fetch((gateways[0]?.url ?? '') + to.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  /** Ends the first gateway the hard way; the other one, or a new one, is first then. */
  const kill = async () => {
    const [victim, ...others] = gateways;
    await victim?.end('SIGKILL');
    const next = start();
    gateways = others.length === 0 ? [await next] : [...others, await next];
  };

  /** Sends the same request until it is answered; the first time its gateway is killed meanwhile. */
  const call = async <Call extends GatewayCall>(
    to: Call,
    body: BodyOf<Call>,
    headers: Record<string, string> = {},
    isKilled = true,
  ): Promise<ReplyOf<Call>> => {
    const all = { Authorization: token, ...headers };
    let answer: Response | null = null;
    if (isKilled) {
      const first = post(to, body, all).catch(() => null);
      await wait(KILLED_AFTER[step % KILLED_AFTER.length]);
      step += 1;
      await kill();
      answer = await first;
    }
    answer = answer?.ok === true ? answer : await post(to, body, all);
    if (!answer.ok) throw new Error(`${to.path}: ${answer.status} ${await answer.text()}`);
    return z.parse<Call['reply']>(to.reply, await answer.json());
  };

  const proof = await emulator.idTokenFor(PERSON.mobileNumber);
  await call(register, PERSON, { Authorization: proof }, false);
  const byPhone = { mobileNumber: PERSON.mobileNumber, password: null, userId: null };
  token = (await call(login, byPhone, { Authorization: proof }, false)).responseData.token;
  return {
    call,
    look: <Call extends GatewayCall>(to: Call, body: BodyOf<Call>) => call(to, body, {}, false),
    withProof: { [PHONE_PROOF_HEADER]: proof },
    kills: () => step,
    stop: async () => {
      await Promise.all(gateways.map((gateway) => gateway.end('SIGTERM')));
    },
  };
}

type BesetPerson = Awaited<ReturnType<typeof besetPerson>>;

/** From a match to SUBMITTED; gives the application's number, and how often it was changed. */
async function walk({ call, look, withProof }: BesetPerson) {
  const { catalogueHash } = await look(match, { input: TEST_INPUT });
  let draft = await call(createApplication, {
    requestId: randomUUID(),
    language: 'en',
    input: TEST_INPUT,
    catalogueHash,
  });
  for (const section of SECTION_NAMES) {
    const mark = { requestId: randomUUID(), ...draft };
    const bodies: Readonly<Record<typeof section, BodyOf<typeof saveSection>>> = {
      identity: { ...mark, section: 'identity', values: FILLED.identity },
      address: { ...mark, section: 'address', values: FILLED.address },
      work: { ...mark, section: 'work', values: FILLED.work },
      vehicle: { ...mark, section: 'vehicle', values: FILLED.vehicle },
      bank: { ...mark, section: 'bank', values: FILLED.bank },
    };
    // Four of the sections are alike; a start of a gateway takes the most time here.
    draft = await call(saveSection, bodies[section], {}, section === 'bank');
  }
  draft = await call(refreshMatch, { requestId: randomUUID(), ...draft });
  const { number } = draft;
  const shown = await look(notices, { number, language: 'en' });
  for (const notice of shown.notices.filter(({ isRequired }) => isRequired)) {
    const { purpose, lenderId, hash: noticeHash } = notice;
    const body = { requestId: randomUUID(), number, purpose, lenderId, noticeHash };
    await call(giveConsent, { ...body, language: 'en' }, withProof, lenderId !== null);
  }
  const products = [{ productId: PRODUCT.productId, version: PRODUCT.version }];
  await call(submit, { requestId: randomUUID(), ...draft, products }, withProof);
  return number;
}

describe('an application whose gateways are killed at every step', () => {
  let emulator: TestAuthEmulator;
  beforeAll(async () => {
    emulator = await startAuthEmulator();
  });
  afterAll(() => emulator.stop());

  for (const { name, leftOut, prepare } of STORE_KINDS) {
    const reason = leftOut === null ? '' : ` (left out: ${leftOut})`;
    describe.skipIf(leftOut !== null)(`on ${name}${reason}`, () => {
      let prepared: PreparedStore;
      beforeAll(async () => {
        prepared = await prepare();
      });
      afterAll(() => prepared.stop());

      it('exists once, whole, with an unbroken audit, and was sent once', async () => {
        const place = await prepared.newPlace();
        const store = await prepared.open(place);
        await publish(store, [TEST_LENDER], [PRODUCT]);
        await store.close();
        const settings = {
          ...prepared.environmentOf(place),
          FIREBASE_AUTH_EMULATOR_HOST: `${emulator.host}:${emulator.port}`,
          GATEWAY_APPLICATIONS: 'on',
          GATEWAY_MASTER_KEYS: `test ${Buffer.alloc(32, 7).toString('base64')}`,
        };
        const person = await besetPerson(settings, emulator, name === 'SQLite' ? 1 : 2);
        const number = await walk(person);

        const { applications } = await person.look(myApplications, {});
        expect(applications.map((each) => each.number)).toStrictEqual([number]);
        expect(await person.look(application, { number })).toMatchObject({
          state: 'SUBMITTED',
          // Made, five sections, a match and the submission: each counted once.
          version: 8,
          sections: FILLED,
          lenders: [{ lenderId: TEST_LENDER.id, state: 'CREATED' }],
        });
        expect(person.kills()).toBe(5);
        await person.stop();

        const audit = await runCommand('audit verify', settings);
        expect([audit.code, audit.err]).toStrictEqual([0, '']);
      }, 120_000);
    });
  }
});
