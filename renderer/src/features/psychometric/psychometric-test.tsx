import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AnswerProfile } from '#renderer/features/psychometric/answer-profile.tsx';
import {
  type AnswerFields,
  type Answers,
  answersOf,
} from '#renderer/features/psychometric/answers.ts';
import { QuestionForm } from '#renderer/features/psychometric/question-form.tsx';
import { useWhenSignedOut } from '#renderer/platform/context/use-when-signed-out.ts';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { useDraft } from '#renderer/ui/form/use-draft.ts';

const rules = lazyResolver(
  async () => (await import('#renderer/features/psychometric/answer-rules.ts')).answerRules,
);

const EMPTY: AnswerFields = {
  question1: '',
  question2: '',
  question3: '',
  question4: '',
  question5: '',
};
const DRAFT_KEY = 'psychometric-draft';

/** The psychometric test (spec section 2): logs its answers to the console and shows their summary. Nothing is sent. */
export function PsychometricTest() {
  const form = useForm({ resolver: rules.resolver, defaultValues: EMPTY });
  const forgetDraft = useDraft(DRAFT_KEY, form);
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [returning, setReturning] = useState(false);
  const [cleared, setCleared] = useState(false);

  useWhenSignedOut(() => setAnswers(null));

  function finish(fields: AnswerFields): void {
    const given = answersOf(fields);
    if (given === null) return;
    console.log(given);
    setAnswers(given);
    setReturning(true);
    setCleared(false);
  }

  function startAgain(): void {
    form.reset(EMPTY);
    forgetDraft();
    setAnswers(null);
    setCleared(true);
  }

  if (answers !== null) {
    return (
      <AnswerProfile answers={answers} onChange={() => setAnswers(null)} onAgain={startAgain} />
    );
  }
  return (
    <QuestionForm
      form={form}
      returning={returning}
      cleared={cleared}
      onFocus={rules.fetchAhead}
      onAgain={startAgain}
      onAnswered={finish}
    />
  );
}
