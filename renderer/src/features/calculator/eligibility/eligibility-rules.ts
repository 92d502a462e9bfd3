import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { emailAddress } from '#contract/gateway.ts';
import { readAmount } from '#renderer/features/calculator/eligibility/read-amount.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

const says = (key: PlainKey) => key;

const isEmail = (typed: string) => z.safeParse(emailAddress, typed).success;

/** An amount of rupees as people type it, more than 0. */
const amount = (otherwise: PlainKey) =>
  z.string().check(z.refine((typed) => readAmount(typed) !== null, otherwise));

const A_DAY = /\b(?:per|a|each|every)\s+day\b|\bdaily\b|\/\s*day\b|रोज़?|प्रति ?दिन|हर दिन/iu;

const schema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, says('eligibility.enterName')),
      z.maxLength(120, says('eligibility.enterName')),
    ),
  email: z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmail, says('form.email'))),
  monthlyIncome: z.string().check(
    z.refine((typed) => readAmount(typed) !== null, {
      error: ({ input }) =>
        A_DAY.test(String(input)) ? says('eligibility.aDay') : says('eligibility.enterIncome'),
    }),
  ),
  loanAmount: amount('eligibility.enterAmount'),
});

export type EligibilityValues = z.infer<typeof schema>;

export const eligibilityRules = zodResolver(schema);
