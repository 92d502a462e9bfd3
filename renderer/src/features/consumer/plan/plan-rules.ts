import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { MAX_NAME_LENGTH, MAX_RUPEES } from '#renderer/features/consumer/plan/plan.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { readNumber } from '#domain/read-number.ts';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';

/** The message for an amount that cannot be planned with, or null. `least` is in rupees. */
export function faultOfAmount(typed: string, least: number): PlainKey | null {
  const reading = readNumber(typed);
  if (!reading.ok) {
    if (reading.why === 'empty') return 'form.required';
    return reading.why === 'negative' ? 'plan.negative' : 'plan.notANumber';
  }
  if (Math.round(reading.value) < least) return 'plan.tooSmall';
  return reading.value > MAX_RUPEES ? 'plan.tooLarge' : null;
}

const amount = (least: number) =>
  z.string().check((typed) => {
    const message = faultOfAmount(typed.value, least);
    if (message !== null) typed.issues.push({ code: 'custom', message, input: typed.value });
  });

const name = requiredText(MAX_NAME_LENGTH);

const goal = z.object({ name, target: amount(1), saved: amount(0) });
export type GoalValues = z.infer<typeof goal>;
export const goalRules = zodResolver(goal);

const category = z.object({ name, planned: amount(0), spent: amount(0) });
export type CategoryValues = z.infer<typeof category>;
export const categoryRules = zodResolver(category);

const income = z.object({ income: amount(0) });
export type IncomeValues = z.infer<typeof income>;
export const incomeRules = zodResolver(income);
