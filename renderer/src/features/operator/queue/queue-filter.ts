/** What the queue shows, as the place's fragment says it: for Back, bookmarks and links from figures. */
import type * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import {
  QUEUE_ORDERS,
  STATES_IN_QUEUE,
  type queue,
  queueFilter,
} from '#contract/applications/review.ts';

export type QueuedApplication = ReplyOf<typeof queue>['applications'][number];
export type QueueFilter = z.output<typeof queueFilter>;
export type QueueState = QueueFilter['states'][number];
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

/** A filter and an order; without states, every application that is open. */
export type QueueChoice = Omit<QueueFilter, 'states'> & {
  readonly states: readonly QueueState[];
  readonly order: QueueOrder;
};

/** What waits for an operator, the most urgent first. */
export const EVERYTHING_WAITING: QueueChoice = {
  states: [],
  claimed: null,
  lenderId: null,
  pinArea: null,
  submittedFrom: null,
  submittedBefore: null,
  hasUncheckedDocuments: false,
  order: 'due',
};

const OPEN_STATES = STATES_IN_QUEUE.filter((state) => state !== 'CLOSED');

/** As the gateway is asked. */
export function askedOf({
  order,
  states,
  ...rest
}: QueueChoice): Omit<BodyOf<typeof queue>, 'after'> {
  return { filter: { ...rest, states: states.length === 0 ? OPEN_STATES : [...states] }, order };
}

const PLACE = '#queue';

/** What is not as usual, as the fragment says it. */
function unusualIn({ states, ...single }: QueueChoice): readonly (readonly [string, string])[] {
  const usual: Readonly<Record<string, unknown>> = EVERYTHING_WAITING;
  const unusual = Object.entries(single).filter(([name, value]) => value !== usual[name]);
  return [
    ...(states.length > 0 ? [['states', states.join(',')] as const] : []),
    ...unusual.map(([name, value]) => [name, String(value)] as const),
  ];
}

/** The fragment that leads to these applications. What is as usual is left out. */
export function fragmentOfQueue(choice: Partial<QueueChoice>): string {
  const query = unusualIn({ ...EVERYTHING_WAITING, ...choice }).map((part) => part.join('='));
  return query.length === 0 ? PLACE : `${PLACE}?${query.join('&')}`;
}

/** How many filters are set, the order aside. */
export const countOfFilters = (choice: QueueChoice): number =>
  unusualIn(choice).filter(([name]) => name !== 'order').length;

const { claimed, lenderId, pinArea, submittedFrom, submittedBefore } = queueFilter.shape;

/** What follows `?` in the fragment. What says nothing sensible is as usual. */
export function choiceIn(query: string): QueueChoice {
  const parts = new URLSearchParams(query);
  const get = (name: keyof QueueChoice) => parts.get(name);
  return {
    states: STATES_IN_QUEUE.filter((state) => get('states')?.split(',').includes(state)),
    claimed: readBy(claimed, get('claimed')),
    lenderId: readBy(lenderId, get('lenderId')),
    pinArea: readBy(pinArea, get('pinArea')),
    submittedFrom: readBy(submittedFrom, numberIn(get('submittedFrom'))),
    submittedBefore: readBy(submittedBefore, numberIn(get('submittedBefore'))),
    hasUncheckedDocuments: get('hasUncheckedDocuments') === 'true',
    order: QUEUE_ORDERS.find((order) => order === get('order')) ?? EVERYTHING_WAITING.order,
  };
}

const numberIn = (text: string | null) =>
  text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;

function readBy<Value>(schema: z.ZodMiniType<Value | null>, said: unknown): Value | null {
  const read = schema.safeParse(said);
  return read.success ? read.data : null;
}
