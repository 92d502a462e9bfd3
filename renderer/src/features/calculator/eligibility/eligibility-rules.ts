import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { emailAddress } from '#contract/gateway.ts';
import { readAmount, readCosts } from '#renderer/features/calculator/eligibility/read-amount.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

const says = (key: PlainKey) => key;

const isEmail = (typed: string) => z.safeParse(emailAddress, typed).success;

/** An amount of rupees as people type it, more than 0. */
const amount = (otherwise: PlainKey) =>
  z.string().check(z.refine((typed) => readAmount(typed) !== null, otherwise));

const A_DAY = /\b(?:per|a|each|every)\s+day\b|\bdaily\b|\/\s*day\b|रोज़?|प्रति ?दिन|हर दिन/iu;

/** Rupees of a month; who gives those of a day is told how to work them out. */
const aMonth = (isRead: (typed: string) => boolean, otherwise: PlainKey) =>
  z.string().check(
    z.refine(isRead, {
      error: ({ input }) => (A_DAY.test(String(input)) ? says('eligibility.aDay') : otherwise),
    }),
  );

const schema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, says('eligibility.enterName')),
      z.maxLength(120, says('eligibility.enterName')),
    ),
  email: z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmail, says('form.email'))),
  monthlyIncome: aMonth((typed) => readAmount(typed) !== null, 'eligibility.enterIncome'),
  // Ours, beside the four fields of spec section 2, and so never required.
  monthlyCosts: aMonth(
    (typed) => typed.trim() === '' || readCosts(typed) !== null,
    'eligibility.enterCosts',
  ),
  loanAmount: amount('eligibility.enterAmount'),
});

export type EligibilityValues = z.infer<typeof schema>;

export const eligibilityRules = zodResolver(schema);
