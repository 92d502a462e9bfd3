import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import {
  deleteOfferTemplate,
  MAX_TEMPLATES,
  offerTemplates,
  saveOfferTemplate,
} from '#contract/lenders/offer-templates.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import type { LenderMember } from '#gateway/testing/lender-members.ts';
import { newLenderMember } from '#gateway/testing/lender-members.ts';
import { FEE, OTHER_LENDER, publishForOffers } from '#gateway/testing/offers.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newOperator } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const TERMS = {
  months: 24,
  rate: { kind: 'reducing', percent: 21.5 },
  fees: [FEE],
  daysOpen: 10,
} as const;

describeOnBothStores('templates of a lender’s offers', (gateway) => {
  let operator: TestPerson;
  let first: LenderMember;
  let second: LenderMember;
  let stranger: LenderMember;
  beforeEach(async () => {
    await publishForOffers(gateway());
    operator = await newOperator(gateway());
    first = await newLenderMember(gateway(), operator);
    second = await newLenderMember(gateway(), operator);
    stranger = await newLenderMember(gateway(), operator, OTHER_LENDER.id);
  });
  const body = (name: string, months = 24) => ({
    requestId: randomUUID(),
    seen: null,
    name,
    terms: { ...TERMS, months, fees: [...TERMS.fees] },
  });
  const listed = async (by: LenderMember) => (await by.done(offerTemplates, {})).templates;

  it('are kept under a name for all of its people, and for no other lender', async () => {
    const { template, version } = await first.done(saveOfferTemplate, body('Two years'));
    await first.done(saveOfferTemplate, body('One year', 12));
    expect(await listed(second)).toMatchObject([
      { name: 'One year', terms: { months: 12 } },
      { template, version, name: 'Two years', terms: TERMS, by: 'Asha Verma' },
    ]);
    expect(await listed(stranger)).toEqual([]);
    const change = { ...body('Three years', 36), seen: { template, version } };
    expect(await stranger.call(saveOfferTemplate, change)).toMatchObject({
      status: 404,
      json: { code: 'no-such-offer-template' },
    });
    expect(
      (await stranger.call(deleteOfferTemplate, { requestId: randomUUID(), template, version }))
        .status,
    ).toBe(404);
    expect((await operator.call(offerTemplates, {})).status).toBe(403);
  });

  it('are changed and deleted by any of its people, as they were seen', async () => {
    const { template, version } = await first.done(saveOfferTemplate, body('Two years'));
    const change = { ...body('Three years', 36), seen: { template, version } };
    const changed = await second.done(saveOfferTemplate, change);
    expect(changed).toEqual({ template, version: version + 1 });
    const again = { ...change, requestId: randomUUID() };
    expect(await first.call(saveOfferTemplate, again)).toMatchObject({
      status: 409,
      json: { code: 'offer-template-changed', current: { version: version + 1 } },
    });
    const gone = { requestId: randomUUID(), template, version };
    expect((await first.call(deleteOfferTemplate, gone)).status).toBe(409);
    await first.done(deleteOfferTemplate, { ...changed, requestId: randomUUID() });
    expect(await listed(first)).toEqual([]);
    const chain = await auditOf(gateway(), 'lender:test-lender');
    expect(chain.map(({ action }) => action).filter((each) => each.startsWith('temp'))).toEqual([
      'template.save',
      'template.save',
      'template.delete',
    ]);
    expect(JSON.stringify(chain)).not.toContain(FEE.names.en);
    expect(JSON.stringify(chain)).not.toContain('"name"');
  });

  it('have names of their own, and an end', async () => {
    await first.done(saveOfferTemplate, body('Two years'));
    expect(await second.call(saveOfferTemplate, body('Two years'))).toMatchObject({
      status: 409,
      json: { code: 'offer-template-name-taken', fields: ['name'] },
    });
    await stranger.done(saveOfferTemplate, body('Two years'));
    for (let count = 1; count < MAX_TEMPLATES; count += 1) {
      await first.done(saveOfferTemplate, body(`Terms ${count}`));
    }
    expect(await first.call(saveOfferTemplate, body('One more'))).toMatchObject({
      status: 409,
      json: { code: 'too-many-offer-templates' },
    });
  });
});
