import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, it } from 'vitest';
import { EXAMPLE_PRODUCT } from '#scripts/lender/example-product.ts';
import type { CheckName } from '#scripts/lender/lender-checks.ts';
import { CHECKS, checkLender } from '#scripts/lender/lender-checks.ts';
import { startPretendGateway } from '#scripts/lender/pretend-gateway.ts';
import { keysInFile } from '#scripts/lender/public-keys.ts';
import { startPart } from '#scripts/lib/part.ts';
import { lenderKeys, PUBLIC_KEYS_FILE } from '#sample-lender/keys.ts';
import type { Fault } from '#sample-lender/testing/faulty-lender.ts';
import { startFaultyLender } from '#sample-lender/testing/faulty-lender.ts';

const LENDER = 'sample-neem';
const PRODUCT = { ...EXAMPLE_PRODUCT, lenderId: LENDER };

const folders: string[] = [];
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-lender-check-'));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const startGateway = (folder: string) =>
  startPretendGateway({
    lenderId: LENDER,
    product: PRODUCT,
    keyById: keysInFile(join(folder, PUBLIC_KEYS_FILE), LENDER),
  });

/** What the check finds with a lender that makes some mistakes: each check that it did not pass. */
async function findingsWith(...faults: readonly Fault[]) {
  const folder = await newFolder();
  const key = (await lenderKeys(folder, [LENDER])).get(LENDER);
  if (key === undefined) throw new Error('no key');
  const gateway = await startGateway(folder);
  const lender = await startFaultyLender({
    gatewayUrl: gateway.url,
    key,
    product: PRODUCT,
    faults: new Set(faults),
  });
  const found = await checkLender({
    gateway,
    address: lender.address,
    product: PRODUCT,
    patience: 1_500,
  });
  await lender.stop();
  await gateway.stop();
  return found.filter(({ result }) => result !== 'passed');
}

describe('the check of a lender’s system', () => {
  it.concurrent('finds nothing with a lender that makes no mistake', async ({ expect }) => {
    expect(await findingsWith()).toEqual([]);
  });

  it.concurrent.for<[Fault, CheckName]>([
    ['ignores-the-audience', 'other-lender'],
    ['ignores-the-age', 'old'],
    ['takes-any-body', 'malformed'],
    ['begins-twice', 'again'],
    ['keeps-the-first-keys', 'new-key'],
    ['uses-signatures-twice', 'signatures'],
    ['trusts-documents', 'documents'],
    ['states-another-apr', 'offer'],
    ['pays-early', 'early-payment'],
    ['goes-on-after-the-end', 'end'],
    ['repeats-what-is-outdated', 'stale'],
  ])('finds that a lender %s, and nothing else', async ([fault, check], { expect }) => {
    expect(await findingsWith(fault)).toMatchObject([{ check, result: 'failed' }]);
  });

  it.concurrent('finds a new request ID wherever a call is repeated', async ({ expect }) => {
    expect(await findingsWith('makes-new-request-ids')).toMatchObject([
      { check: 'same-request', result: 'failed' },
      { check: 'payment', result: 'failed' },
    ]);
  });

  it.concurrent('finds ten mistakes of one lender in one run', async ({ expect }) => {
    const found = await findingsWith(
      'ignores-the-audience',
      'ignores-the-age',
      'takes-any-body',
      'begins-twice',
      'keeps-the-first-keys',
      'makes-new-request-ids',
      'uses-signatures-twice',
      'trusts-documents',
      'states-another-apr',
      'pays-early',
    );
    expect(found.map(({ check, result }) => `${check} ${result}`)).toEqual(
      expect.arrayContaining([
        'other-lender failed',
        'old failed',
        'malformed failed',
        'again failed',
        'new-key failed',
        'same-request failed',
        'signatures failed',
        'documents failed',
        'offer failed',
        'early-payment failed',
      ]),
    );
  });

  it.concurrent('does not call passed what it could not see', async ({ expect }) => {
    expect(await findingsWith('gives-no-receipt')).toMatchObject([
      { check: 'package', result: 'failed' },
      { check: 'again', result: 'failed' },
      { check: 'end', result: 'failed' },
    ]);
    const gateway = await startGateway(await newFolder());
    const nobody = await checkLender({
      gateway,
      address: 'http://127.0.0.1:9/messages',
      product: PRODUCT,
      patience: 100,
    });
    await gateway.stop();
    expect(nobody.map(({ check }) => check)).toEqual(Object.keys(CHECKS));
    const results = nobody.map(({ check, result }) => `${check} ${result}`);
    expect(results).toContain('package failed');
    expect(results).toContain('offer not-checked');
    expect(results).toContain('signatures not-checked');
  });

  it.concurrent('is passed by the sample lender', async ({ expect }) => {
    const folder = await newFolder();
    const gateway = await startGateway(folder);
    const lender = await startPart('the sample lender', 'sample-lender/index.ts', {
      SAMPLE_LENDER_PORT: '0',
      SAMPLE_LENDER_DATA_DIR: folder,
      SAMPLE_LENDER_GATEWAY_URL: gateway.url,
    });
    const found = await checkLender({
      gateway,
      address: `http://127.0.0.1:${lender.port}/lenders/${LENDER}/messages`,
      product: PRODUCT,
      patience: 15_000,
    });
    await lender.stop();
    await gateway.stop();
    expect(found.filter(({ result }) => result !== 'passed')).toEqual([]);
  }, 60_000);
});
