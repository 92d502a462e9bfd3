/** What the queue shows, as the place's fragment says it: for Back, bookmarks and links from figures. */
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import {
  QUEUE_ORDERS,
  STATES_IN_QUEUE,
  type queue,
  queueFilter,
} from '#contract/operators/review.ts';
import { QUEUE_COLUMNS } from '#contract/operators/views.ts';
import { OPEN_STATES } from '#domain/lending/states/application-states.ts';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';

export type QueuedApplication = ReplyOf<typeof queue>['applications'][number];
export type QueueFilter = z.output<typeof queueFilter>;
export type QueueState = QueueFilter['states'][number];
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

/** A filter and an order; without states, every application that is open. */
export type QueueChoice = Omit<QueueFilter, 'states'> & {
  readonly states: readonly QueueState[];
  readonly order: QueueOrder;
};

/** Every filter that has one value. */
const single = z.omit(queueFilter, { states: true });

/** What follows `?` in the fragment. What says nothing sensible is as usual. Without any, it is what waits for an operator. */
export function choiceIn(query: string): QueueChoice {
  const usualOrder = query === '' ? 'due' : 'submitted';
  const said = new URLSearchParams(query);
  const states = said.get('states')?.split(',') ?? [];
  const values = Object.entries(single.shape).map(([name, schema]) => [
    name,
    valueIn(schema, said.get(name)),
  ]);
  return {
    ...single.parse(Object.fromEntries(values)),
    states: STATES_IN_QUEUE.filter((state) => states.includes(state)),
    order: QUEUE_ORDERS.find((order) => order === said.get('order')) ?? usualOrder,
  };
}

/** What a text means to a filter; if nothing, the value that leaves the filter out. */
function valueIn(schema: z.ZodMiniType, text: string | null): unknown {
  const number = text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;
  const truth = text === 'true' || (text === 'false' ? false : null);
  const meant = [text, number, truth].filter((value) => value !== null);
  return [...meant, null, false].find((value) => schema.safeParse(value).success);
}

/** What waits for an operator, the most urgent first. */
export const EVERYTHING_WAITING: QueueChoice = choiceIn('');

/** The filter for the gateway's call. Applications that wait for nothing have no place when ordered by due date. */
export function askedOf({
  order,
  states,
  ...rest
}: QueueChoice): Omit<BodyOf<typeof queue>, 'after'> {
  const isOver = rest.step !== null && (rest.stepIs === 'taken' || rest.stepIs === 'taken-late');
  const open = isOver ? STATES_IN_QUEUE : OPEN_STATES;
  const usual = rest.outcome === null ? open : (['CLOSED'] as const);
  return {
    filter: { ...rest, states: [...(states.length === 0 ? usual : states)] },
    order: rest.due === 'none' ? 'submitted' : order,
  };
}

/** The filters that are set, as the fragment says them. */
function filtersSaid({ states, order: _order, ...rest }: QueueChoice): readonly string[] {
  const usual: Readonly<Record<string, unknown>> = EVERYTHING_WAITING;
  const set = Object.entries(rest).filter(([name, value]) => value !== usual[name]);
  return [
    ...(states.length > 0 ? [`states=${states.join(',')}`] : []),
    ...set.map(([name, value]) => `${name}=${String(value)}`),
  ];
}

/** What else the place of the queue says: the view that is open, and the columns that are shown, if not all. */
export type QueueLook = {
  readonly view: string | null;
  readonly columns: readonly ChosenColumn[] | null;
};
export type ChosenColumn = (typeof QUEUE_COLUMNS)[number];
export const USUAL_LOOK: QueueLook = { view: null, columns: null };

const viewId = z.uuid();

/** What follows `?` in the fragment says beside the filters. */
export function lookIn(query: string): QueueLook {
  const said = new URLSearchParams(query);
  const view = viewId.safeParse(said.get('view'));
  const columns = said.get('columns')?.split(',');
  return {
    view: view.success ? view.data : null,
    columns:
      columns === undefined ? null : QUEUE_COLUMNS.filter((column) => columns.includes(column)),
  };
}

function lookSaid({ view, columns }: QueueLook): readonly string[] {
  const isAll = columns === null || columns.length === QUEUE_COLUMNS.length;
  return [
    ...(view === null ? [] : [`view=${view}`]),
    ...(isAll ? [] : [`columns=${columns.join(',')}`]),
  ];
}

/** What `choiceIn` and `lookIn` read. */
export function queryOfQueue(changed: Partial<QueueChoice>, look: QueueLook = USUAL_LOOK): string {
  const choice = { ...EVERYTHING_WAITING, ...changed };
  const said = [...lookSaid(look), ...filtersSaid(choice)];
  const isUsual = choice.order === (said.length === 0 ? 'due' : 'submitted');
  return [...said, ...(isUsual ? [] : [`order=${choice.order}`])].join('&');
}

/** The fragment that leads to these applications. */
export const fragmentOfQueue = (changed: Partial<QueueChoice>, look?: QueueLook): string =>
  fragmentOf({ view: 'queue', filter: queryOfQueue(changed, look) });
