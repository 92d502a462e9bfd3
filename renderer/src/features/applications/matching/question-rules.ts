import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { parsePin } from '#domain/identifiers.ts';
import { MAX_AMOUNT, MAX_PRODUCT_MONTHS } from '#domain/lending/values.ts';
import { paiseIn, wholeIn } from '#domain/typed-amounts.ts';
import {
  type TypedQuestions,
  VEHICLE_KINDS,
} from '#renderer/features/applications/matching/typed-questions.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

const messageKey = (key: PlainKey) => key;

const OLDEST_YEAR = 1900;

const between = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most;

/** Rupees, up to a crore. */
const amount = (least: number, message: PlainKey) =>
  z.string().check(z.refine((typed) => between(paiseIn(typed), least, MAX_AMOUNT), message));

const whole = (least: number, most: () => number, message: PlainKey) =>
  z.string().check(z.refine((typed) => between(wholeIn(typed), least, most()), message));

/** The error of an amount below its minimum; an amount that cannot be read already has an error. */
const atLeast = (
  larger: keyof TypedQuestions,
  smaller: keyof TypedQuestions,
  path: keyof TypedQuestions,
  error: PlainKey,
) =>
  z.refine<TypedQuestions>(
    (typed) => (paiseIn(typed[larger]) ?? Infinity) >= (paiseIn(typed[smaller]) ?? 0),
    { error, path: [path] },
  );

const questions = {
  per: z.string(),
  income: amount(1, 'matching.error.income'),
  costs: amount(0, 'matching.error.costs'),
  pin: z
    .string()
    .check(z.refine((typed) => parsePin(typed) !== null, messageKey('matching.error.pin'))),
  year: whole(OLDEST_YEAR, () => Number(indianToday().slice(0, 4)), 'matching.error.year'),
  kind: z
    .string()
    .check(
      z.refine(
        (typed) => VEHICLE_KINDS.some((kind) => kind === typed),
        messageKey('matching.error.kind'),
      ),
    ),
  months: whole(1, () => MAX_PRODUCT_MONTHS, 'matching.error.months'),
};

const byPrice = z
  .object({
    ...questions,
    by: z.literal('price'),
    price: amount(1, 'matching.error.price'),
    onRoad: amount(1, 'matching.error.onRoad'),
    down: amount(0, 'matching.error.down'),
    amount: z.string(),
  })
  .check(
    atLeast('onRoad', 'price', 'onRoad', 'matching.error.onRoadBelowPrice'),
    z.refine<TypedQuestions>(
      ({ onRoad, down }) => (paiseIn(down) ?? 0) < (paiseIn(onRoad) ?? Infinity),
      { error: messageKey('matching.error.nothingToBorrow'), path: ['down'] },
    ),
  );

const byAmount = z.object({
  ...questions,
  by: z.literal('amount'),
  amount: amount(1, 'matching.error.amount'),
  price: z.string(),
  onRoad: z.string(),
  down: z.string(),
});

const schema = z.discriminatedUnion('by', [byPrice, byAmount]);

export const questionRules = zodResolver(schema);
