/** The mixed load: borrowers who walk through their applications with everybody who has a part in them, sign-ins, and messages. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addContactUs } from '#contract/gateway.ts';
import type { ClusterStage } from '#tests/cluster/stage.ts';
import type { Journal } from '#tests/cluster/journal.ts';
import type { Cast, Stage } from '#tests/walk/cast.ts';
import { newCast } from '#tests/walk/cast.ts';
import { newPerson, signInAgain } from '#tests/walk/people.ts';
import { STEPS } from '#tests/walk/steps.ts';

const BORROWERS = 8;
/** People who sign in. */
const VISITORS = 4;
/** Milliseconds between two steps of a borrower, two messages, and two sign-ins. */
const BETWEEN_STEPS = 1_500;
const BETWEEN_MESSAGES = 200;
const BETWEEN_SIGN_INS = 1_000;
const MESSAGE_PAUSE = 1_000;

export type Load = Awaited<ReturnType<typeof startLoad>>;

/** The form as visitors send it. */
const message = () => ({
  txnDate: '25/11/2026',
  name: 'Madeup Visitor',
  email: 'visitor@cluster.example',
  phone: '9876543210',
  category: 'A question',
  remarks: 'Please call me back.',
});

/** `isBusy`: borrowers do not pause between their steps. */
export async function startLoad(stage: ClusterStage, journal: Journal, isBusy: boolean) {
  const services = { ...stage, request: journal.request } satisfies Stage;
  const cast = await newCast(services);
  // A phone has one code at a time, so whoever signs in is nobody who walks.
  const others = await Promise.all(
    Array.from({ length: BORROWERS - 1 + VISITORS }, (_, index) =>
      newPerson(services, 'Borrower', String(Number(cast.borrower.mobileNumber) + 4 + index)),
    ),
  );
  const borrowers = [cast.borrower, ...others.slice(VISITORS)];
  const visitors = others.slice(0, VISITORS);
  const finished: string[] = [];
  const problems: string[] = [];
  const ending = new AbortController();
  const inTheBackground: Promise<unknown>[] = [];
  const repeatedly = (each: (turn: number) => Promise<void>) =>
    inTheBackground.push(
      (async () => {
        for (let turn = 0; !ending.signal.aborted; turn += 1) await each(turn);
      })(),
    );

  for (const borrower of borrowers) {
    repeatedly(async () => {
      const own: Cast = { ...cast, borrower, number: '' };
      try {
        for (const step of STEPS) {
          await step.run(own);
          await wait(isBusy ? 0 : BETWEEN_STEPS);
        }
        finished.push(own.number);
      } catch (error) {
        problems.push(`${own.number}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
  }

  /** Every second visitor comes again until the message is there; the others go away when it is not taken. */
  async function send(isPatient: boolean): Promise<void> {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(message()),
    };
    const call = journal.begin(addContactUs.path, init);
    for (;;) {
      const answer = await journal.attempt(call, init);
      if (answer !== null && answer.status < 500) return;
      if (!isPatient || ending.signal.aborted) {
        call.isGivenUp = true;
        return;
      }
      await wait(MESSAGE_PAUSE);
    }
  }
  repeatedly(async (turn) => {
    inTheBackground.push(send(turn % 2 === 0));
    await wait(BETWEEN_MESSAGES);
  });
  repeatedly(async (turn) => {
    const person = visitors[turn % visitors.length];
    if (person === undefined) return;
    try {
      await signInAgain(services, person);
    } catch (error) {
      problems.push(`sign-in: ${error instanceof Error ? error.message : String(error)}`);
    }
    await wait(BETWEEN_SIGN_INS);
  });

  return {
    finished,
    problems,
    /** Lets borrowers end what they have begun. */
    async finish() {
      ending.abort();
      await Promise.all(inTheBackground);
      await Promise.all(inTheBackground);
    },
  };
}
