import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { psychometric } from '#renderer/content/en/psychometric.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

const options: readonly string[] = psychometric.options;
const answer = z
  .string()
  .check(z.refine((text) => options.includes(text), 'psychometric.choose' satisfies PlainKey));

export const answerRules = zodResolver(
  z.object({
    question1: answer,
    question2: answer,
    question3: answer,
    question4: answer,
    question5: answer,
  }),
);
