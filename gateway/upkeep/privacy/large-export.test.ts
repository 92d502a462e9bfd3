import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportMine, fetchExport } from '#contract/applications/privacy.ts';
import { callGateway, MAX_REPLY_BYTES } from '#contract/call-gateway.ts';
import { paise } from '#domain/money/money.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { keepMatch } from '#gateway/lending/applications/matches.ts';
import { storedCatalogue } from '#gateway/lending/catalogue/published.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { workOnPrivacyJobs } from '#gateway/upkeep/privacy/privacy-jobs.ts';
import { newDraft, publishTestCatalogue, TEST_INPUT } from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { keysOf, testPrivacy } from '#gateway/testing/privacy.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

const APPLICATIONS = 5;
/** As many as make more than a megabyte. */
const MATCHES = 120;

/** A draft whose borrower has changed its figures again and again. */
async function withLongHistory({ store }: TestGateway, person: TestPerson): Promise<void> {
  const { number } = await newDraft(person);
  const { id } = await store.records.db
    .selectFrom('applications')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const key = await keysOf(store).find(store.records.db, ownerOf(id));
  if (key === null) throw new Error('The application has no key.');
  const published = await storedCatalogue(store.records).published(store.records.db);
  await change(store.records, async (tx) => {
    for (let match = 0; match < MATCHES; match += 1) {
      await keepMatch(
        tx,
        key,
        id,
        { ...TEST_INPUT, downPayment: paise(40_000_00 + match) },
        published,
      );
    }
    return {};
  });
}

describeOnBothStores('the export of somebody with five long applications', (gateway) => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'rinsetu-erasures-'));
  });
  afterEach(() => rm(home, { recursive: true }));

  it('is more than other replies may be, and is read whole', async () => {
    await publishTestCatalogue(gateway().store);
    const person = await newPerson(gateway());
    for (let made = 0; made < APPLICATIONS; made += 1) await withLongHistory(gateway(), person);
    const { job } = await person.done(
      exportMine,
      { requestId: randomUUID() },
      await person.withProof(),
    );
    await workOnPrivacyJobs(await testPrivacy(gateway().store, join(home, 'erasures.jsonl')));
    const { text } = await person.call(fetchExport, { job }, await person.withProof());
    expect(text.length).toBeGreaterThan(MAX_REPLY_BYTES);
    expect(text.length).toBeLessThan((fetchExport.limits?.maxBytes ?? 0) / 4);

    const answer = await callGateway(
      { fetch: async () => new Response(text), gatewayUrl: 'https://gateway.example' },
      fetchExport,
      { job },
      { token: person.token, phoneProof: await person.proof() },
    );
    if (!answer.ok) throw new Error(answer.failure.kind);
    expect(answer.value.data.applications).toHaveLength(APPLICATIONS);
  });
});
