import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addContactUs } from '#contract/gateway.ts';
import type { GatewayProcess } from '#tests/processes/gateway-process.ts';
import { runCommand, startGatewayProcess } from '#tests/processes/gateway-process.ts';
import { TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';

const KILLS = 12;
const WRITERS = 8;
/** The kill comes in the midst of the writing, after so many messages; another number each time. */
const messagesBefore = (kill: number) => 10 + ((kill * 17) % 40);
const TIME_LIMIT = 120_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rinsetu-gateway-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Sends one message; false when no answer came, as the gateway was killed. */
async function isAcknowledged(url: string, remarks: string): Promise<boolean> {
  const message = {
    txnDate: '21/11/2026',
    name: 'Ravi',
    email: 'ravi@example.in',
    phone: '9876543210',
    category: 'Durability',
    remarks,
  };
  try {
    const response = await fetch(url + addContactUs.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    return addContactUs.reply.parse(await response.json()).responseStatus.statusCode === 0;
  } catch {
    return false;
  }
}

/** Eight writers send one message after the other until the gateway, killed under them, answers no more. */
async function writeUntilKilled(gateway: GatewayProcess, kill: number): Promise<string[]> {
  const acknowledged: string[] = [];
  let isKilled = false;
  const write = async (writer: number) => {
    for (let count = 0; ; count += 1) {
      const remarks = `kill ${kill}, writer ${writer}, message ${count}`;
      if (!(await isAcknowledged(gateway.url, remarks))) return;
      acknowledged.push(remarks);
      if (isKilled || acknowledged.length < messagesBefore(kill)) continue;
      isKilled = true;
      void gateway.end('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  await gateway.ended;
  return acknowledged;
}

it(
  'loses no acknowledged message in 12 kills under 8 writers',
  async () => {
    const settings = {
      ...TEST_MASTER_KEYS_SETTING,
      GATEWAY_DATA_DIR: folder,
      GATEWAY_CONTACT_MESSAGES: '0',
    };
    const acknowledged: string[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const gateway = await startGatewayProcess(settings);
      acknowledged.push(...(await writeUntilKilled(gateway, kill)));
    }
    const restarted = await startGatewayProcess(settings);
    const { out } = await runCommand('messages', settings);
    await restarted.end('SIGTERM');
    const kept = new Set(
      out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line).remarks])),
    );
    expect(acknowledged.length).toBeGreaterThan(KILLS * 10);
    expect(acknowledged.filter((remarks) => !kept.has(remarks))).toStrictEqual([]);
  },
  TIME_LIMIT,
);
