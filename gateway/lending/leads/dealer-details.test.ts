import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { saveDetails } from '#contract/dealers/dealer-details.ts';
import { desk } from '#contract/dealers/leads.ts';
import { type DealerDetails, MAX_LOGO_SIDE, NO_DETAILS } from '#domain/lending/dealer-details.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import { newDelivering, TEST_DEALER, TODAY } from '#gateway/testing/delivery.ts';
import { newMember } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A grey picture. */
function png(width: number, height: number, extra: readonly Buffer[] = []): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}

const DETAILS: DealerDetails = {
  address: '12 Station Road, Lucknow 226001',
  phone: '+91 522 400 1234',
  gstin: '27AAPFU0939F1ZV',
  terms: 'Delivery within seven days.',
  logo: png(120, 40),
};

describeOnBothStores('the details of a dealer', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  beforeEach(async () => {
    people = await newDelivering(gateway());
  });
  const save = (version: number | null, details: Partial<DealerDetails> = {}) =>
    people.dealer.call(saveDetails, {
      requestId: randomUUID(),
      version,
      details: { ...DETAILS, ...details },
    });
  const now = async () => (await people.dealer.done(desk, { today: TODAY })).details;

  it('are empty at first, and then what was saved, for every member', async () => {
    const { operator } = people;
    expect(await now()).toEqual({ version: null, details: NO_DETAILS });
    expect((await save(null)).status).toBe(200);
    expect(await now()).toEqual({ version: 1, details: DETAILS });
    const colleague = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id);
    const changed = { ...DETAILS, phone: null, logo: null };
    const body = { requestId: randomUUID(), version: 1, details: changed };
    expect(await colleague.done(saveDetails, body)).toEqual({ version: 2 });
    expect(await colleague.done(saveDetails, body)).toEqual({ version: 2 });
    expect(await now()).toEqual({ version: 2, details: changed });
  });

  it('are not saved over those that were not seen', async () => {
    await save(null);
    for (const seen of [null, 2]) {
      const answer = await save(seen, { address: 'Elsewhere' });
      expect(answer.status).toBe(409);
      expect(JSON.parse(answer.text)).toMatchObject({
        code: 'details-changed',
        current: { version: 1 },
      });
    }
    expect((await now()).details).toEqual(DETAILS);
  });

  it('are another dealer’s own', async () => {
    await save(null);
    await gateway()
      .store.records.db.insertInto('dealers')
      .values({
        id: 'other-dealer',
        content: JSON.stringify({ id: 'other-dealer', names: TEST_DEALER.names }),
        changed_at: 1,
      })
      .execute();
    const rival = await newMember(gateway(), people.operator, 'dealer', 'other-dealer');
    const { details } = await rival.done(desk, { today: TODAY });
    expect(details).toEqual({ version: null, details: NO_DETAILS });
  });

  it.each([
    ['a GSTIN with a wrong check character', { gstin: '27AAPFU0939F1ZW' }],
    ['a GSTIN in small letters', { gstin: '27aapfu0939f1zv' }],
    ['a telephone number of words', { phone: 'call me' }],
    ['an empty address', { address: ' ' }],
    ['a logo that is no PNG', { logo: Buffer.from('<svg/>').toString('base64') }],
    ['a logo that is too large a file', { logo: png(600, 60).padEnd(40_000, 'A') }],
  ])('are refused with %s', async (_, details) => {
    expect((await save(null, details)).status).toBe(400);
    expect(await now()).toEqual({ version: null, details: NO_DETAILS });
  });

  it.each([
    ['is cut off', png(10, 10).slice(0, 60)],
    ['is too wide', png(MAX_LOGO_SIDE + 1, 10)],
    ['carries text', png(10, 10, [chunk('tEXt', Buffer.from('Author\0Somebody'))])],
    ['is not there', png(10, 10).slice(0, 44)],
  ])('are refused with a logo that %s', async (_, logo) => {
    const answer = await save(null, { logo });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 'logo-unusable']);
  });
});
