/** One application from the first question to the last document, step by step, with who does what. */
import { LENDER_CALLS } from '#contract/lenders/calls.ts';
import * as act from '#tests/walk/acts.ts';
import type { Cast } from '#tests/walk/cast.ts';
import { SECTIONS } from '#tests/walk/made-up-loan.ts';
import { until } from '#tests/walk/until.ts';

export type Step = {
  readonly who: 'Borrower' | 'Operator' | 'Lender' | 'Dealer';
  readonly what: string;
  /** Whether a message to the lender follows. */
  readonly tellsLender?: true;
  /** May give the state afterwards, where others may have acted in the meantime. */
  readonly run: (cast: Cast) => Promise<string | void>;
};

/** A step after which the lender is notified. */
const telling = (step: Step): Step => ({ ...step, tellsLender: true });
const borrowerStep = (what: string, run: Step['run']): Step => ({ who: 'Borrower', what, run });
const operatorStep = (what: string, run: Step['run']): Step => ({ who: 'Operator', what, run });
const dealerStep = (what: string, run: Step['run']): Step => ({ who: 'Dealer', what, run });

/** Waits until the lender, which acts by itself, has made a call so often. */
const lenderStep = (what: string, call: keyof typeof LENDER_CALLS, times = 1): Step => ({
  who: 'Lender',
  what,
  run: ({ services, number }) =>
    until(`the lender ${what}`, async () => {
      const { calls } = await services.lender.seen();
      const made = calls.filter(
        (each) =>
          each.number === number &&
          each.call === LENDER_CALLS[call].path &&
          each.manner === 'right' &&
          each.status === 200,
      );
      return made[times - 1]?.standing ?? null;
    }),
});

const DRAWING_UP: readonly Step[] = [
  borrowerStep('asks which lenders match, and begins', act.begin),
  ...SECTIONS.map((values) =>
    borrowerStep(`fills in ${values.section}`, (cast) => act.fillIn(cast, values)),
  ),
  borrowerStep('chooses the dealer', act.chooseOwnDealer),
  borrowerStep('brings the documents', act.bringDocuments),
  borrowerStep('looks at the match again', act.matchAgain),
  borrowerStep('consents, one by one', async (cast) => {
    const isOfChosen = act.isOfChosen(cast);
    await act.consent(cast, (notice) => act.isGeneral(notice) || isOfChosen(notice));
  }),
  borrowerStep('submits, with a code', act.submitIt),
];

const HAND_OVER: readonly Step[] = [
  operatorStep('claims it', act.claim),
  operatorStep('verifies each document', act.verifyDocuments),
  telling(operatorStep('hands it over to the lender', act.handItOver)),
];

const FURTHER_DOCUMENT: readonly Step[] = [
  lenderStep('acknowledges the package', 'acknowledge'),
  lenderStep('asks for one more document', 'reportStatus'),
  borrowerStep('brings it', act.bringFurther),
  borrowerStep('says that it is there', act.answerRequests),
  telling(operatorStep('verifies it', act.verifyDocuments)),
];

const OFFER: readonly Step[] = [
  lenderStep('makes an offer', 'makeOffer'),
  telling(borrowerStep('accepts it by its key facts, with a code', act.acceptOffer)),
  lenderStep('prepares the agreement', 'reportStatus', 2),
  lenderStep('has the agreement signed', 'reportStatus', 3),
];

const DELIVERY: readonly Step[] = [
  telling(dealerStep('asks for the delivery order', act.askForDeliveryOrder)),
  lenderStep('issues it', 'issueDeliveryOrder'),
  telling(dealerStep('reports the invoice', act.sendInvoice)),
  telling(dealerStep('delivers the vehicle', act.deliver)),
  lenderStep('prepares the payment', 'reportStatus', 4),
  lenderStep('pays a part', 'reportPayment'),
  lenderStep('pays the rest', 'reportPayment', 2),
  dealerStep('reports every vehicle document', act.reportEveryDocument),
  {
    who: 'Lender',
    what: 'hears that it is complete',
    run: async ({ services, number }) => {
      await until('the lender to hear that it is complete', async () => {
        const { messages } = await services.lender.seen();
        const isLast = messages.some(
          (each) => each.number === number && each.kind === 'delivery-complete',
        );
        return isLast ? true : null;
      });
    },
  },
];

/** Up to the hand-over, which is the last of them. */
export const HANDED_OVER: readonly Step[] = [...DRAWING_UP, ...HAND_OVER];
export const STEPS: readonly Step[] = [...HANDED_OVER, ...FURTHER_DOCUMENT, ...OFFER, ...DELIVERY];

/** The current states, in the words of the state tables. */
export async function standing(cast: Cast): Promise<string> {
  if (cast.number === '') return '';
  const { state, outcome, lenders } = await act.look(cast);
  const delivery = await act.deliveryOf(cast);
  return [
    outcome === null ? state : `${state} (${outcome})`,
    ...lenders.map((each) => `case ${each.state}`),
    ...(delivery === null ? [] : [`delivery ${delivery.state}`]),
  ].join(', ');
}
