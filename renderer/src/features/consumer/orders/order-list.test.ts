import { describe, expect, it } from 'vitest';
import type { SampleOrder } from '#renderer/content/consumer-types.ts';
import {
  type Filter,
  INITIAL_SORTING,
  NO_FILTER,
  STATUSES,
  type Sorting,
  arrange as arrangeIn,
  turn,
} from '#renderer/features/consumer/orders/order-list.ts';

const order = (over: Partial<SampleOrder>): SampleOrder => ({
  orderId: 'A-1',
  productName: 'Charger',
  orderDate: '2023-01-01',
  deliveryDate: '2023-02-01',
  status: 'Processing',
  ...over,
});

const orders = [
  order({ orderId: 'A-9', productName: 'Charger', status: 'Shipped', orderDate: '2023-01-09' }),
  order({ orderId: 'A-10', productName: 'Spare battery', status: 'Delivered' }),
  order({ orderId: 'A-2', productName: 'Seat cover', orderDate: '2022-12-31' }),
];
const arrange = (of: readonly SampleOrder[], filter: Filter, sorting: Sorting) =>
  arrangeIn(of, filter, sorting, (status) => status);
const ids = (found: readonly SampleOrder[]) => found.map(({ orderId }) => orderId);

describe('a list of orders', () => {
  it('starts with the newest', () => {
    expect(ids(arrange(orders, NO_FILTER, INITIAL_SORTING))).toEqual(['A-9', 'A-10', 'A-2']);
  });

  it('sorts numbers numerically and statuses by progress', () => {
    const by = (column: 'orderId' | 'status') =>
      arrange(orders, NO_FILTER, { column, descending: false });
    expect(ids(by('orderId'))).toEqual(['A-2', 'A-9', 'A-10']);
    expect(by('status').map(({ status }) => status)).toEqual(STATUSES);
  });

  it('reverses when its column is chosen again, and starts ascending with another', () => {
    const first = turn(INITIAL_SORTING, 'orderId');
    expect(first).toEqual({ column: 'orderId', descending: false });
    expect(turn(first, 'orderId').descending).toBe(true);
    expect(turn(turn(first, 'orderId'), 'orderId').descending).toBe(false);
    expect(turn(turn(first, 'orderId'), 'status').descending).toBe(false);
  });

  it.each([
    ['battery', ['A-10']],
    ['  BATTERY spare ', ['A-10']],
    ['shipped', ['A-9']],
    ['a-1', ['A-10']],
    ['', ['A-9', 'A-10', 'A-2']],
    ['charger delivered', []],
    ['.*', []],
  ])('finds %j', (text, found) => {
    expect(ids(arrange(orders, { ...NO_FILTER, text }, INITIAL_SORTING))).toEqual(found);
  });

  it('searches the displayed status, and Devanagari with vowel signs but without nukta', () => {
    const inHindi = [
      order({ orderId: 'A-1', productName: 'अतिरिक्त बैटरी', status: 'Shipped' }),
      order({ orderId: 'A-2', productName: 'घड़ी' }),
    ];
    const search = (text: string) =>
      ids(
        arrangeIn(inHindi, { ...NO_FILTER, text }, INITIAL_SORTING, (status) =>
          status === 'Shipped' ? 'भेज दिया गया' : status,
        ),
      );
    expect(search('भेज')).toEqual(['A-1']);
    expect(search('shipped')).toEqual([]);
    expect(search('बैटरी')).toEqual(['A-1']);
    expect(search('बाटरा')).toEqual([]);
    expect(search('घडी')).toEqual(['A-2']);
  });

  it('filters by status together with the text', () => {
    expect(ids(arrange(orders, { text: '', status: 'Delivered' }, INITIAL_SORTING))).toEqual([
      'A-10',
    ]);
    expect(arrange(orders, { text: 'charger', status: 'Delivered' }, INITIAL_SORTING)).toEqual([]);
  });
});
