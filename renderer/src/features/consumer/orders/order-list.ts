import { foldedScript } from '#domain/folded-script.ts';
import type { OrderStatus, SampleOrder } from '#renderer/content/consumer-types.ts';

/** The statuses of an order, in sequence. */
export const STATUSES = [
  'Processing',
  'Shipped',
  'Delivered',
] as const satisfies readonly OrderStatus[];

export const COLUMNS = ['orderId', 'productName', 'orderDate', 'deliveryDate', 'status'] as const;
export type Column = (typeof COLUMNS)[number];

export type Sorting = { readonly column: Column; readonly descending: boolean };
/** Newest order first. */
export const INITIAL_SORTING: Sorting = { column: 'orderDate', descending: true };

export type Filter = {
  /** Every word of it must occur in an order, whatever its accents and case. */
  readonly text: string;
  readonly status: OrderStatus | null;
};
export const NO_FILTER: Filter = { text: '', status: null };

/** The orders that pass the filter, sorted; the sort is stable. The search covers the displayed texts. */
export function arrange(
  orders: readonly SampleOrder[],
  filter: Filter,
  { column, descending }: Sorting,
  statusInWords: (status: OrderStatus) => string,
): SampleOrder[] {
  const words = plain(filter.text).split(/\s+/);
  return orders
    .filter(({ status }) => filter.status === null || status === filter.status)
    .filter(({ orderId, productName, status }) => {
      const text = plain(`${orderId} ${productName} ${statusInWords(status)}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => compare(one, other, column) * (descending ? -1 : 1));
}

/** The sorting after a column heading is pressed: another column starts ascending, the same one reverses. */
export function turn(sorting: Sorting, column: Column): Sorting {
  return { column, descending: sorting.column === column && !sorting.descending };
}

function compare(one: SampleOrder, other: SampleOrder, column: Column): number {
  if (column === 'status') return STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status);
  return one[column].localeCompare(other[column], 'en', { numeric: true });
}

/** Without accents, case and surrounding spaces, and in one spelling of each script. */
const plain = (text: string): string => foldedScript(text).toLowerCase().trim();
