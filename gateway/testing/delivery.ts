import { randomUUID } from 'node:crypto';
import {
  chooseDealer,
  completeDelivery,
  reportDelivery,
  reportInvoice,
  requestDeliveryOrder,
} from '#contract/applications/delivery.ts';
import { issueDeliveryOrder, reportPayment, reportStatus } from '#contract/lenders/calls.ts';
import type { DeliveryState } from '#domain/lending/states/delivery-states.ts';
import { type Paise, paise } from '#domain/money/money.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { keepDealer } from '#gateway/lending/delivery/dealers.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import type { LenderSystem } from '#gateway/testing/lender-calls.ts';
import { newLenderSystem } from '#gateway/testing/lender-calls.ts';
import { accepted, handedOver, idOf, offered, publishForOffers } from '#gateway/testing/offers.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

export const TEST_DEALER = {
  id: 'test-dealer',
  names: { en: 'Test Motors', hi: 'टेस्ट मोटर्स' },
};

export const INVOICE = {
  invoiceNumber: 'INV/2026-117',
  chassisNumber: 'MB7ABCDE1FG234567',
  insurancePolicyNumber: 'POL 88-4471/9',
};
/** The day of the tests' clock in India. */
export const TODAY = '2026-11-21';
export const TOMORROW = '2026-11-22';

export type Delivering = {
  readonly borrower: TestPerson;
  readonly operator: TestPerson;
  readonly dealer: TestPerson;
  readonly lender: LenderSystem;
  /** What the lender pays out. */
  readonly amount: Paise;
};

/** Everybody whom it takes to deliver a vehicle. */
export async function newDelivering(gateway: TestGateway): Promise<Omit<Delivering, 'amount'>> {
  await publishForOffers(gateway);
  await change(gateway.store.records, async (tx) => {
    await keepDealer(tx, SYSTEM, TEST_DEALER);
    return {};
  });
  const operator = await newOperator(gateway);
  return {
    borrower: await newPerson(gateway),
    operator,
    dealer: await newMember(gateway, operator, 'dealer', TEST_DEALER.id),
    lender: await newLenderSystem(gateway),
  };
}

export const status = (
  lender: LenderSystem,
  seen: Awaited<ReturnType<LenderSystem['seen']>>,
  to: 'AGREEMENT_PENDING' | 'AGREED' | 'DISBURSEMENT_PENDING',
) => lender.call(reportStatus, { ...seen, status: to });

/** An application with this dealer whose offer the borrower has accepted. */
export async function acceptedLoan(
  gateway: TestGateway,
  { borrower, lender }: Omit<Delivering, 'amount'>,
): Promise<Draft> {
  const { number, version } = await handedOver(gateway, borrower);
  const { version: now } = await borrower.done(chooseDealer, {
    requestId: randomUUID(),
    number,
    version,
    dealerId: TEST_DEALER.id,
  });
  const offer = await offered(gateway, number, lender.lenderId);
  return accepted(borrower, { number, version: now }, offer);
}

/** The same, when borrower and lender have agreed. */
export async function agreedLoan(
  gateway: TestGateway,
  people: Omit<Delivering, 'amount'>,
): Promise<string> {
  const { number } = await acceptedLoan(gateway, people);
  await people.lender.done(reportStatus, {
    ...(await people.lender.seen(number)),
    status: 'AGREED',
  });
  return number;
}

export const orderOf = async (gateway: TestGateway, number: string) =>
  gateway.store.records.db
    .selectFrom('delivery_orders')
    .selectAll()
    .where('application_id', '=', await idOf(gateway, number))
    .executeTakeFirst();

/** What calls of dealers name. */
export const seenOrder = async (gateway: TestGateway, number: string) => ({
  requestId: randomUUID(),
  number,
  version: (await orderOf(gateway, number))?.version ?? 1,
});

/** An invoice of a vehicle that is in no delivery yet; `INVOICE` for the first. */
async function nextInvoice(gateway: TestGateway): Promise<typeof INVOICE> {
  const invoiced = await gateway.store.records.db
    .selectFrom('delivery_orders')
    .select('application_id')
    .where('chassis_digest', 'is not', null)
    .execute();
  const serial = Number(INVOICE.chassisNumber.slice(-5)) + invoiced.length;
  return { ...INVOICE, chassisNumber: `${INVOICE.chassisNumber.slice(0, -5)}${serial}` };
}

let transfers = 0;
/** A transfer that nobody has reported before. */
export function transfer(count: number) {
  const amount = paise(count);
  transfers += 1;
  return { amount, reference: `UTR${String(transfers).padStart(13, '0')}`, paidOn: TODAY };
}

const WAY: readonly DeliveryState[] = [
  'REQUESTED',
  'ISSUED',
  'INVOICED',
  'DELIVERED',
  'PART_PAID',
  'PAID',
  'COMPLETE',
];

/** Takes an agreed loan's delivery on until it is in a state. */
export async function deliverUntil(
  gateway: TestGateway,
  {
    dealer,
    lender,
  }: Pick<Delivering, 'dealer'> & { readonly lender: Pick<LenderSystem, 'done' | 'seen'> },
  number: string,
  wanted: DeliveryState,
): Promise<void> {
  const seen = () => seenOrder(gateway, number);
  const owed = async () => {
    const order = await orderOf(gateway, number);
    return order === undefined ? 0 : order.amount - order.paid;
  };
  const pay = async (amount: number) =>
    lender.done(reportPayment, { ...(await lender.seen(number)), ...transfer(amount) });
  const steps = {
    REQUESTED: () => dealer.done(requestDeliveryOrder, { requestId: randomUUID(), number }),
    ISSUED: async () => lender.done(issueDeliveryOrder, await lender.seen(number)),
    INVOICED: async () =>
      dealer.done(reportInvoice, { ...(await seen()), ...(await nextInvoice(gateway)) }),
    DELIVERED: async () => dealer.done(reportDelivery, { ...(await seen()), deliveredOn: TODAY }),
    PART_PAID: () => pay(100_00),
    PAID: async () => pay(await owed()),
    COMPLETE: async () =>
      dealer.done(completeDelivery, { ...(await seen()), documents: ['invoice'] }),
    CANCELLED: async () => {
      throw new Error('a delivery order is cancelled by more than one way');
    },
  } as const satisfies Readonly<Record<DeliveryState, () => Promise<unknown>>>;
  for (const state of WAY.slice(0, WAY.indexOf(wanted) + 1)) await steps[state]();
}
