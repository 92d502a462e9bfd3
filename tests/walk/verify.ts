/** What is looked at after a walk: as its people see it, as the lender saw it, and in the database once the gateways are stopped. */
import * as z from 'zod/mini';
import { ownDelivery } from '#contract/applications/delivery.ts';
import { deadLetters } from '#contract/operators/outbox.ts';
import { readConfiguration } from '#gateway/foundation/configuration/configuration.ts';
import { openStoreToRead } from '#gateway/foundation/store/open-store.ts';
import type { Cast, Stage } from '#tests/walk/cast.ts';
import { CHANGES, COUNTED } from '#tests/walk/changes.ts';
import { LENDER_ID } from '#tests/walk/cast.ts';
import { look } from '#tests/walk/acts.ts';

/** Notes what is not as it should be. */
function comparison() {
  const problems: string[] = [];
  const expected = (what: string, found: unknown, wanted: unknown) => {
    const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
    if (is !== should) problems.push(`${what}: ${is} in place of ${should}`);
  };
  return { problems, expected };
}

/** What people and the lender see. None when all is well. */
export async function problemsSeen(
  cast: Cast & { readonly scene: Stage },
): Promise<readonly string[]> {
  const { borrower, operator, number, scene } = cast;
  const { problems, expected } = comparison();
  const { state, outcome, lenders } = await look(cast);
  expected('the application', [state, outcome], ['CLOSED', 'DISBURSED']);
  const cases = lenders.map((each) => [each.lenderId, each.state]);
  expected('the lenders', cases, [[LENDER_ID, 'DISBURSED']]);
  const { delivery } = await borrower.done(ownDelivery, { number });
  expected('the delivery order', delivery?.state, 'COMPLETE');
  expected('what was paid', delivery?.paid, delivery?.amount);
  expected('payments', delivery?.payments.length, 2);

  const { messages: dead } = await operator.done(deadLetters, { after: null });
  expected('dead letters', dead.length, 0);
  const seen = await scene.lender.seen();
  const messages = seen.messages.filter((each) => each.number === number);
  const packages = messages.filter(({ kind }) => kind === 'package');
  expected('packages that the lender knows', packages.length, 1);
  const positions = messages.map(({ position }) => position);
  const inOrder = positions.toSorted((one, other) => one - other);
  expected('the order of messages', positions, inOrder);
  return problems;
}

const facts = z.object({ to: z.optional(z.string()) });

/** What the database says of an application, once the gateways are stopped. */
export async function problemsStored(
  scene: { readonly settings: Readonly<Record<string, string>> },
  number: string,
): Promise<readonly string[]> {
  const { problems, expected } = comparison();
  const configuration = readConfiguration(scene.settings);
  if (!configuration.ok) throw new Error(configuration.failure.join(', '));
  const store = openStoreToRead(configuration.value);
  const { db } = store.records;
  const { id } = await db
    .selectFrom('applications')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom('audit_entries')
    .select(['action', 'facts'])
    .where('subject', '=', `application:${id}`)
    .orderBy('seq')
    .execute();
  const changes = entries
    .filter(({ action }) => COUNTED.test(action))
    .map((each) => `${each.action} ${facts.parse(JSON.parse(each.facts)).to ?? ''}`);
  expected('what was done', changes, CHANGES);
  const waiting = await db
    .selectFrom('outbox')
    .select(['kind', 'state'])
    .where('application_id', '=', id)
    .where('state', '!=', 'SENT')
    .execute();
  expected('messages that were not sent', waiting, []);
  await store.close();
  return problems;
}
