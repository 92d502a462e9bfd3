import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type MatchInput, matchInput } from '#domain/lending/matching/match.ts';
import { questionRules } from '#renderer/features/applications/matching/question-rules.ts';
import {
  inputOf,
  type TypedQuestions,
  UNASKED,
} from '#renderer/features/applications/matching/typed-questions.ts';

/** An example has a price. */
export const NOT_ASKED = ['by'] as const;

/** A fictional borrower who drives for a living. */
const SOMEBODY: TypedQuestions = {
  ...UNASKED,
  kind: 'e-rickshaw',
  price: '1,80,000',
  onRoad: '1,90,000',
  down: '60,000',
  months: '24',
  pin: '226001',
  per: 'day',
  income: '1,200',
  costs: '400',
  year: '1990',
};

/** The questions, filled in for a fictional borrower, and what they ask; null while that cannot be read. */
export function useExampleBorrower() {
  const form = useForm({
    resolver: questionRules,
    defaultValues: SOMEBODY,
    mode: 'onTouched',
  });
  const typed = useWatch({ control: form.control });
  const input = useMemo(() => readInput({ ...SOMEBODY, ...typed }), [typed]);
  return { form, input };
}

function readInput(typed: TypedQuestions): MatchInput | null {
  const { success, data } = matchInput.safeParse(inputOf(typed));
  return success && data.downPayment < data.onRoadPrice ? data : null;
}
