import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair } from 'jose';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApplicationPackage } from '#contract/lenders/messages.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import type { PretendApplication } from '#scripts/lender/pretend-application.ts';
import type { PretendGateway, Spoilt } from '#scripts/lender/pretend-gateway.ts';
import { startPretendGateway } from '#scripts/lender/pretend-gateway.ts';
import { keysInFile } from '#scripts/lender/public-keys.ts';
import { PUBLIC_KEYS_FILE } from '#sample-lender/keys.ts';
import type { Part } from '#scripts/lib/part.ts';
import { startPart } from '#scripts/lib/part.ts';

const LENDER = 'sample-neem';
const NUMBER = 'LA0000000011';
const BORROWER = 'Seeded Borrowername';
const PDF = new TextEncoder().encode('%PDF-1.7 a bank statement');
const FURTHER_PDF = new TextEncoder().encode('%PDF-1.7 a margin receipt');
const AMOUNT = 14_700_000;

const PRODUCT = {
  ...EXAMPLE_PRODUCT,
  documents: {
    ...EXAMPLE_PRODUCT.documents,
    beforeSanction: ['bank-statement' as const, 'margin-receipt' as const],
  },
};
const PACKAGE: Omit<ApplicationPackage, 'documents'> = {
  language: 'hi',
  product: { productId: PRODUCT.productId, version: PRODUCT.version },
  loan: { amount: paise(15_000_000), months: 30 },
  borrower: { fullName: BORROWER, mobileNumber: '9876543210' },
  vehicle: {
    vehicleKind: 'e-rickshaw',
    model: 'Made-up model',
    exShowroomPrice: paise(18_000_000),
    onRoadPrice: paise(19_000_000),
    downPayment: paise(4_000_000),
    dealerName: 'Made-up motors',
  },
  guarantor: null,
  consents: [],
};

const seenReply = z.object({
  messages: z.array(z.object({ id: z.string(), kind: z.string(), times: z.int() })),
  calls: z.array(z.object({ call: z.string(), manner: z.string(), status: z.int() })),
  cases: z.array(z.object({ state: z.string(), version: z.int() })),
});

describe('the sample lender', () => {
  const folders: string[] = [];
  let folder: string;
  let gateway: PretendGateway;
  let application: PretendApplication;
  let lender: Part & { readonly port: number };

  const startLender = () =>
    startPart('the sample lender', 'sample-lender/index.ts', {
      SAMPLE_LENDER_PORT: '0',
      SAMPLE_LENDER_DATA_DIR: folder,
      SAMPLE_LENDER_GATEWAY_URL: gateway.url,
    });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-sample-lender-'));
    folders.push(folder);
    const keyById = keysInFile(join(folder, PUBLIC_KEYS_FILE), LENDER);
    gateway = await startPretendGateway({ lenderId: LENDER, keyById, product: PRODUCT });
    application = gateway.open(NUMBER, null);
    lender = await startLender();
  });
  afterEach(async () => {
    await lender.stop();
    await gateway.stop();
  });
  afterAll(async () => {
    await Promise.all(folders.map((each) => rm(each, { recursive: true })));
  });

  const url = () => `http://127.0.0.1:${lender.port}`;
  const seen = async () => seenReply.parse(await (await fetch(`${url()}/seen`)).json());
  const steer = (change: object) =>
    fetch(`${url()}/steer`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
    });
  const until = (state: string) =>
    vi.waitFor(() => expect(application.lenderCase.state).toBe(state), { timeout: 10_000 });
  const packageWith = (document = application.addDocument('bank-statement', PDF)) =>
    application.message('package', { ...PACKAGE, documents: [document] });
  const post = async (message: object, spoilt: Spoilt = {}) =>
    (await gateway.post(`${url()}/lenders/${LENDER}/messages`, message, spoilt)).status;
  const tell = async (message: object) => expect(await post(message)).toBe(200);
  const done = () =>
    gateway.calls.filter(({ outcome }) => outcome === 'done').map(({ path }) => path);

  it('takes an application from its package to the last payment', async () => {
    await steer({ asksForMore: true, payments: 2 });
    await tell(packageWith());
    await until('ACTION_REQUIRED');
    application.move('answer');
    const documents = [application.addDocument('margin-receipt', FURTHER_PDF)];
    await tell(application.message('documents', { documents }));
    await until('OFFERED');
    application.move('acceptOffer');
    const accepted = { offer: crypto.randomUUID(), keyFactsHash: '0'.repeat(64) };
    await tell(application.message('offer-accepted', accepted));
    await until('AGREED');
    application.requestDelivery(AMOUNT);
    await tell(
      application.message('delivery-requested', { amount: paise(AMOUNT), dealerId: 'demo-dealer' }),
    );
    await vi.waitFor(() => expect(application.delivery()?.state).toBe('ISSUED'));
    application.reportDelivery();
    await tell(application.message('delivered', { deliveredOn: '2026-11-22' }));
    await until('DISBURSED');
    expect(application.delivery()).toStrictEqual({ state: 'PAID', amount: AMOUNT, paid: AMOUNT });
    expect(application.references).toStrictEqual(['SAMPLELA0000000011P1', 'SAMPLELA0000000011P2']);
    expect(done().map((path) => path.replace('/lender-service/', ''))).toStrictEqual([
      'acknowledge',
      'reportStatus',
      'makeOffer',
      'reportStatus',
      'reportStatus',
      'issueDeliveryOrder',
      'reportStatus',
      'reportPayment',
      'reportPayment',
    ]);
  });

  it('keeps its keys to itself, and publishes what belongs to them', async () => {
    expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600);
    const told = await readFile(join(folder, 'public-keys.json'), 'utf8');
    expect(told).not.toContain('"d"');
    expect(JSON.parse(told)).toHaveLength(4);
  });

  it('takes a message once, and none that the gateway has not signed for it', async () => {
    await steer({ isQuiet: true });
    const message = packageWith();
    const { privateKey } = await generateKeyPair('Ed25519');
    expect([
      await post(message, { by: privateKey }),
      await post(message, { aud: 'sample-palash' }),
      await post({ ...message, body: {} }),
      await post(message),
      await post(message),
    ]).toStrictEqual([401, 401, 400, 200, 200]);
    expect((await seen()).messages).toMatchObject([{ kind: 'package', times: 2 }]);
  });

  it('carries on after it was killed, and after the gateway was unreachable', async () => {
    await steer({ away: 'after-keeping' });
    gateway.setDown(true);
    const message = packageWith();
    // The gateway's keys cannot be had either, so nothing was taken.
    expect(await post(message)).toBe(503);
    gateway.setDown(false);
    expect(await post(message)).toBeNull();
    await lender.kill();
    lender = await startLender();
    await steer({ away: null });
    await tell(message);
    await until('OFFERED');
    expect((await seen()).messages).toMatchObject([{ kind: 'package', times: 2 }]);
    expect(done()).toHaveLength(2);
  });

  it('asks for new links when the first ones are used up', async () => {
    const message = packageWith();
    application.spoilLinks();
    await tell(message);
    await until('OFFERED');
    const { calls } = await seen();
    const renewals = calls.filter(({ call }) => call === '/lender-service/documentLinks');
    expect(renewals).toHaveLength(1);
  });

  it('deletes what it has of an application that was cancelled', async () => {
    await steer({ isQuiet: true });
    await tell(packageWith());
    expect(await contentOf(folder)).toContain(BORROWER);
    await tell(application.message('cancelled', { reason: 'withdrawn' }));
    expect((await seen()).cases).toStrictEqual([]);
    await lender.stop();
    expect(await contentOf(folder)).not.toContain(BORROWER);
  });

  it('contradicts itself, forges and replays on request, and is refused', async () => {
    await steer({ contradicts: 'apr', forges: 'none', replays: true });
    await tell(packageWith());
    await until('OFFERED');
    const statuses = async () => {
      const { calls } = await seen();
      const wrong = calls.filter(({ manner }) => manner !== 'right');
      return [...new Set(wrong.map(({ manner, status }) => `${manner} ${status}`))].toSorted();
    };
    expect(await statuses()).toStrictEqual([
      'contradicting 400',
      'forged-none 401',
      'replayed 409',
    ]);
    expect(done()).toHaveLength(2);
  });

  it('refuses an unknown way of being steered', async () => {
    expect((await steer({ isAway: true })).status).toBe(400);
    expect((await steer({ delay: -1 })).status).toBe(400);
  });
});

/** Everything in a folder's files. */
async function contentOf(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.startsWith('ledger'));
  const parts = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')));
  return parts.join('\n');
}
