import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { emailAddress } from '#contract/gateway.ts';
import { readAmount, readCosts } from '#renderer/features/calculator/eligibility/read-amount.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

const messageKey = (key: PlainKey) => key;

const isEmail = (typed: string) => z.safeParse(emailAddress, typed).success;

/** A typed amount in rupees, more than 0. */
const amount = (message: PlainKey) =>
  z.string().check(z.refine((typed) => readAmount(typed) !== null, message));

const PER_DAY = /\b(?:per|a|each|every)\s+day\b|\bdaily\b|\/\s*day\b|रोज़?|प्रति ?दिन|हर दिन/iu;

/** Rupees a month. For an amount per day, the error says how to convert it. */
const monthlyAmount = (isRead: (typed: string) => boolean, message: PlainKey) =>
  z.string().check(
    z.refine(isRead, {
      error: ({ input }) =>
        PER_DAY.test(String(input)) ? messageKey('eligibility.aDay') : message,
    }),
  );

const who = {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, messageKey('eligibility.enterName')),
      z.maxLength(120, messageKey('eligibility.enterName')),
    ),
  email: z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmail, messageKey('form.email'))),
};

const figures = {
  monthlyIncome: monthlyAmount((typed) => readAmount(typed) !== null, 'eligibility.enterIncome'),
  // Our addition to the four fields of spec section 2, therefore optional.
  monthlyCosts: monthlyAmount(
    (typed) => typed.trim() === '' || readCosts(typed) !== null,
    'eligibility.enterCosts',
  ),
  loanAmount: amount('eligibility.enterAmount'),
};

const anything = z.string();
const schema = z.object({ ...who, ...figures });

export type EligibilityValues = z.infer<typeof schema>;

export const eligibilityRules = zodResolver(schema);
/** Without name and email. */
export const figureRules = zodResolver(z.object({ name: anything, email: anything, ...figures }));
/** Name and email alone. */
export const whoRules = zodResolver(
  z.object({ ...who, monthlyIncome: anything, monthlyCosts: anything, loanAmount: anything }),
);
