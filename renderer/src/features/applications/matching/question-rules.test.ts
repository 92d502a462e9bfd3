import { expect, test } from 'vitest';
import { questionRules } from '#renderer/features/applications/matching/question-rules.ts';
import {
  type TypedQuestions,
  UNASKED,
} from '#renderer/features/applications/matching/typed-questions.ts';

const GOOD: TypedQuestions = {
  ...UNASKED,
  kind: 'e-auto',
  price: '1,50,000',
  onRoad: '1,65,000',
  down: '0',
  months: '24',
  pin: '302001',
  per: 'month',
  income: '30,000',
  costs: '0',
  year: '1990',
};

async function errorsOf(typed: TypedQuestions): Promise<Record<string, string | undefined>> {
  const { errors } = await questionRules(typed, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]));
}

test('good answers have no errors', async () => {
  expect(await errorsOf(GOOD)).toEqual({});
});

test('an empty form has an error for each field', async () => {
  expect(Object.keys(await errorsOf(UNASKED))).toEqual([
    'income',
    'costs',
    'pin',
    'year',
    'kind',
    'months',
    'price',
    'onRoad',
    'down',
  ]);
});

test('where the price is not known, the amount is asked for instead', async () => {
  const byAmount = { ...GOOD, by: 'amount', price: '', onRoad: '', down: '' } as const;
  expect(await errorsOf(byAmount)).toEqual({ amount: 'matching.error.amount' });
  expect(await errorsOf({ ...byAmount, amount: '1.25 lakh' })).toEqual({});
});

test.each([
  [{ onRoad: '2 crore' }, { onRoad: 'matching.error.onRoad' }],
  [{ onRoad: '1,40,000' }, { onRoad: 'matching.error.onRoadBelowPrice' }],
  [{ down: '1,65,000' }, { down: 'matching.error.nothingToBorrow' }],
  [{ down: 'nothing' }, { down: 'matching.error.down' }],
  [{ months: '61' }, { months: 'matching.error.months' }],
  [{ pin: '000001' }, { pin: 'matching.error.pin' }],
  [{ income: '0' }, { income: 'matching.error.income' }],
  [{ year: '90' }, { year: 'matching.error.year' }],
])('%j is refused in its field', async (wrong, errors) => {
  expect(await errorsOf({ ...GOOD, ...wrong })).toEqual(errors);
});
