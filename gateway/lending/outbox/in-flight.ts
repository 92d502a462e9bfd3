import type { ApplicationId } from '#domain/ids.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Wait } from '#gateway/foundation/http/wait.ts';

/** Milliseconds between two looks, and how many looks: a bit longer than a lease. */
const PAUSE = 100;
const LOOKS = 200;
const SECONDS_UNTIL_SENT = 15;

const stillSending = refuse(
  'being-sent',
  'This application is being sent to a lender just now. Please try again in a moment.',
  { retryAfterSeconds: SECONDS_UNTIL_SENT },
);

/**
 * Refuses while a gateway may be sending something of an application, which the caller has locked; to one lender, or to
 * any. What is withdrawn afterwards is never sent.
 */
export async function refuseWhileSending(
  { runner, at }: Change,
  applicationId: ApplicationId,
  lenderId: string | null = null,
): Promise<void> {
  const found = await runner
    .selectFrom('outbox')
    .select('id')
    .where('application_id', '=', applicationId)
    // Also one from before the clock went back: its gateway may still be sending. Its end, or another's try, takes it away.
    .where('leased_until', '>', at)
    .$if(lenderId !== null, (query) => query.where('lender_id', '=', lenderId ?? ''))
    .limit(1)
    .executeTakeFirst();
  if (found !== undefined) throw new Refused(stillSending);
}

/** Repeats a change until nothing is being sent any longer, outside of any transaction; gives the refusal after some 20 s. */
export async function onceNothingIsSent<Given extends Answer>(
  wait: Wait,
  makeChange: () => Promise<Given>,
): Promise<Given> {
  for (let looks = 1; ; looks += 1) {
    const answer = await makeChange();
    if (answer !== stillSending || looks >= LOOKS) return answer;
    await wait(PAUSE);
  }
}
