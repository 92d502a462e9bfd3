/** Applications of some weeks, for what counts them. */
import { withdraw } from '#contract/applications/loans.ts';
import { rejectApplication } from '#contract/operators/review.ts';
import { DAY_MS } from '#domain/days.ts';
import { fill, newDraft, submitted } from '#gateway/testing/applications.ts';
import { accepted, handedOver as handedOverToTwo, offered } from '#gateway/testing/offers.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { change, handedOver, inReview, waitingForBorrower } from '#gateway/testing/review.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

/** As if everything about an application had happened earlier. */
const earlier = ({ store }: TestGateway, number: string, by: number) =>
  store.records.db
    .updateTable('applications')
    .set((eb) => ({
      created_at: eb('created_at', '-', by),
      submitted_at: eb('submitted_at', '-', by),
      due_at: eb('due_at', '-', by),
      answered_at: eb('answered_at', '-', by),
    }))
    .where('number', '=', number)
    .execute();

/** Some of everything: two weeks ago, in the week before this one, and now. `publishForOffers` comes first. */
export async function busyWeeks(gateway: TestGateway, operator: TestPerson): Promise<void> {
  const early = await submitted(await newPerson(gateway));
  await earlier(gateway, early.number, 14 * DAY_MS);
  const rejected = await operator.done(rejectApplication, {
    ...change(await inReview(await newPerson(gateway), operator)),
    reason: 'not-reached',
  });
  await earlier(gateway, rejected.number, 14 * DAY_MS);
  const leaving = await newPerson(gateway);
  const left = await leaving.done(withdraw, change(await submitted(leaving)));
  await earlier(gateway, left.number, 7 * DAY_MS);
  await earlier(
    gateway,
    (await waitingForBorrower(await newPerson(gateway), operator)).number,
    7 * DAY_MS,
  );
  const both = await newPerson(gateway);
  const two = await handedOverToTwo(gateway, both);
  await accepted(both, two, await offered(gateway, two.number));
  await earlier(gateway, two.number, 7 * DAY_MS);
  await submitted(await newPerson(gateway));
  await handedOver(gateway, await newPerson(gateway), operator);
  const ended = await newPerson(gateway);
  await ended.done(withdraw, change(await fill(ended, await newDraft(ended))));
  const begun = await newPerson(gateway);
  await begun.done(withdraw, change(await newDraft(begun)));
  await newDraft(await newPerson(gateway));
}
