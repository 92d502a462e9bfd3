import { setTimeout as wait } from 'node:timers/promises';
import { lenderCase as readCase, renewDocumentLinks } from '#contract/lenders/calls.ts';
import type { GatewayCalls } from '#sample-lender/gateway-calls.ts';
import { fetchesDocument, readReply, TryLater } from '#sample-lender/gateway-calls.ts';
import { contradictionsTo } from '#sample-lender/contradictions.ts';
import type { Ledger } from '#sample-lender/ledger.ts';
import type { LenderCase } from '#sample-lender/lender-case.ts';
import { asSeen, withLinks } from '#sample-lender/lender-case.ts';
import type { CallStep, Step } from '#sample-lender/next-step.ts';
import { callOf, nextStep } from '#sample-lender/next-step.ts';

/** Milliseconds between tries of a call that was not answered: doubled each time. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 15_000;
/** How often the same step may be refused, or lead nowhere, before the lender waits for the next message. */
const MAX_REFUSALS = 3;

export type WorkerDeps = {
  readonly ledger: Ledger;
  readonly calls: GatewayCalls;
  /** Reports what a lender did. */
  readonly tell: (lenderId: string, what: string) => void;
};

/** Goes on with each case, one step after the other, until there is nothing to do for its lender. */
export function startWorker({ ledger, calls, tell }: WorkerDeps) {
  const stopping = new AbortController();
  const busy = new Map<string, Promise<void>>();
  const wokenAgain = new Set<string>();

  /** Returns whether the case progressed. */
  const take = async (current: LenderCase, step: Step): Promise<boolean> =>
    step.kind === 'fetchDocument' ? fetchOne(current, step) : callOnce(current, step);

  const fetchOne = async (
    current: LenderCase,
    { document }: Extract<Step, { kind: 'fetchDocument' }>,
  ) => {
    const found = await fetchesDocument(calls, current, document);
    if (found === 'as-announced') {
      return update(current, (now) => ({
        ...now,
        documents: now.documents.map((each) =>
          each.document === document.document ? { ...each, isChecked: true } : each,
        ),
      }));
    }
    if (found === 'other') tell(current.lenderId, `found another document than was announced`);
    const { number } = current;
    const answer = await calls.call(current, renewDocumentLinks, { number });
    if (answer.status !== 200) return refused(current, answer.status);
    const { documents } = readReply(renewDocumentLinks, answer);
    update(current, (now) => withLinks(now, documents));
    return false;
  };

  const callOnce = async (current: LenderCase, step: CallStep): Promise<boolean> => {
    for (const wrong of contradictionsTo(current, step, ledger.steering())) {
      await calls.call(current, wrong.call, wrong.body, 'contradicting');
    }
    const call = callOf(step);
    const answer = await calls.call(current, call, step.body);
    if (answer.status !== 200) return refused(current, answer.status);
    const reply = readReply(call, answer);
    tell(current.lenderId, `${described(step)} ${current.number}`);
    return update(current, (now) => ({
      ...asSeen(now, reply),
      ...('delivery' in reply && reply.delivery !== null ? { delivery: reply.delivery } : {}),
      ...askedBy(step),
    }));
  };

  /** Takes over the state that the gateway gives for the case. */
  const refused = async (current: LenderCase, status: number): Promise<boolean> => {
    if (status === 404) {
      ledger.forget(current.lenderId, current.number);
      return true;
    }
    const answer = await calls.call(current, readCase, { number: current.number });
    if (answer.status === 404) ledger.forget(current.lenderId, current.number);
    if (answer.status !== 200) return answer.status === 404;
    const { state, version, delivery } = readReply(readCase, answer);
    const isOther = state !== current.state || version !== current.version;
    update(current, (now) => ({ ...now, state, version, delivery: delivery ?? now.delivery }));
    return isOther;
  };

  /** Changes what is kept; nothing is written where the case was ended meanwhile. */
  const update = (
    { lenderId, number }: LenderCase,
    changed: (now: LenderCase) => LenderCase,
  ): true => {
    const now = ledger.caseOf(lenderId, number);
    if (now !== null) ledger.keep(changed(now));
    return true;
  };

  const goOn = async (lenderId: string, number: string): Promise<void> => {
    let pause = FIRST_PAUSE;
    let refusals = 0;
    while (!stopping.signal.aborted && refusals < MAX_REFUSALS) {
      const current = ledger.caseOf(lenderId, number);
      const steered = ledger.steering();
      if (current === null || steered.isQuiet) return;
      try {
        const { productId, version } = current.application.product;
        const product =
          current.state === 'PROCESSING' ? await calls.product(productId, version) : null;
        const step = nextStep(current, product, steered);
        if (step === null) return;
        refusals = (await take(current, step)) ? 0 : refusals + 1;
        pause = FIRST_PAUSE;
      } catch (error) {
        if (!(error instanceof TryLater)) throw error;
        await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      }
    }
    if (refusals > 0) tell(lenderId, `was refused, and waits: ${number}`);
  };

  /** Looks at a case, now or again when the present look is over. */
  const wake = (lenderId: string, number: string): void => {
    const name = `${lenderId} ${number}`;
    if (busy.has(name)) {
      wokenAgain.add(name);
      return;
    }
    const work = goOn(lenderId, number)
      .catch((error: unknown) => {
        // A bug of this lender must not end the others.
        tell(lenderId, `cannot go on with ${number}: ${String(error)}`);
      })
      .finally(() => {
        busy.delete(name);
        if (wokenAgain.delete(name) && !stopping.signal.aborted) wake(lenderId, number);
      });
    busy.set(name, work);
  };

  const wakeAll = () => {
    for (const { lenderId, number } of ledger.cases()) wake(lenderId, number);
  };
  // What was under way when this process last ended.
  wakeAll();
  return {
    wake,
    wakeAll,
    async stop() {
      stopping.abort();
      await Promise.all(busy.values());
    },
  };
}

export type Worker = ReturnType<typeof startWorker>;

/** What the lender has asked for, once it has. */
function askedBy(step: CallStep): Partial<Pick<LenderCase, 'askedFor'>> {
  if (step.kind !== 'reportStatus' || step.body.status !== 'ACTION_REQUIRED') return {};
  return { askedFor: step.body.documents[0] ?? null };
}

function described(step: CallStep): string {
  switch (step.kind) {
    case 'acknowledge':
      return 'acknowledged';
    case 'reportStatus':
      return step.body.status === 'ACTION_REQUIRED'
        ? `asked for ${step.body.documents.join(', ')} for`
        : `reported ${step.body.status} of`;
    case 'makeOffer':
      return 'made an offer for';
    case 'issueDeliveryOrder':
      return 'issued the delivery order of';
    case 'reportPayment':
      return `reported a fictional payment, ${step.body.reference}, for`;
  }
}
