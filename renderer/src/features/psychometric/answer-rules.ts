import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { ANSWERS } from '#renderer/features/psychometric/answers.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

const answer = z
  .string()
  .check(
    z.refine(
      (text) => ANSWERS.some((offered) => offered === text),
      'psychometric.choose' satisfies PlainKey,
    ),
  );

export const answerRules = zodResolver(
  z.object({
    question1: answer,
    question2: answer,
    question3: answer,
    question4: answer,
    question5: answer,
  }),
);
