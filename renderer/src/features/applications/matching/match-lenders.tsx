import { makeStyles } from '@griffel/react';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { amountOf, askingFor } from '#domain/lending/matching/asked-loan.ts';
import { monthOf } from '#domain/lending/matching/earnings.ts';
import type { AskedLoan, MatchQuestion } from '#domain/lending/matching/match.ts';
import { rupeesOf } from '#domain/money/money.ts';
import { AnswerPlace } from '#renderer/features/applications/matching/answer-place.tsx';
import { Questions } from '#renderer/features/applications/matching/questions.tsx';
import {
  questionOf,
  typedAs,
  type TypedQuestions,
  UNASKED,
} from '#renderer/features/applications/matching/typed-questions.ts';
import { useKeptAnswers } from '#renderer/features/applications/matching/use-kept-answers.ts';
import { useMatch } from '#renderer/features/applications/matching/use-match.ts';
import type { Taken } from '#renderer/features/applications/matching/ways/taken-way.tsx';
import type {
  MatchAnswers,
  MatchParameter,
} from '#renderer/features/applications/shared/match-query.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { knownFigures } from '#renderer/platform/known-figures.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { grouped } from '#renderer/ui/text/grouped.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

const rules = lazyResolver(
  async () =>
    (await import('#renderer/features/applications/matching/question-rules.ts')).questionRules,
);

const useStyles = makeStyles({
  promise: { maxWidth: '65ch', color: token.colorNeutralForeground2 },
  matching: { display: 'flex', flexDirection: 'column', gap: space.l },
});

const LABELS = {
  kind: 'matching.vehicleKind',
  price: 'matching.price',
  onRoad: 'matching.onRoad',
  down: 'matching.down',
  amount: 'matching.amount',
  months: 'matching.months',
  pin: 'matching.pin',
  per: 'matching.per',
  income: 'matching.income',
  costs: 'matching.costs',
  year: 'matching.year',
} as const satisfies Record<MatchParameter, PlainKey>;

/**
 * Asks the questions that lenders are matched by, and shows who matches. An answer is kept in the page's address: an
 * address with all the answers is matched again when the page opens.
 */
export function MatchLenders() {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const form = useForm({ resolver: rules.resolver, defaultValues: UNASKED });
  const { asked, ask, forget } = useMatch();
  const [taken, setTaken] = useState<Taken<MatchQuestion> | null>(null);
  const { reset, handleSubmit, setValue } = form;

  const askAnew = useCallback(
    async (question: MatchQuestion) => {
      knownFigures.keep(figuresOf(question));
      await ask(question);
    },
    [ask],
  );
  useEffect(() => () => knownFigures.keep(null), []);

  const submit = useCallback(
    async (typed: TypedQuestions) => {
      const question = questionOf(typed);
      setTaken(null);
      if (question !== null) await askAnew(question);
    },
    [askAnew],
  );
  const fillIn = useCallback(
    (answers: MatchAnswers) => {
      const typed = { ...UNASKED, ...typedAs(answers) };
      reset(typed);
      if (questionOf(typed) !== null) void handleSubmit(submit)();
    },
    [reset, handleSubmit, submit],
  );
  const problems = useKeptAnswers(fillIn);

  function fillInLoan(question: MatchQuestion): void {
    setValue('months', String(question.months));
    if ('amount' in question) setValue('amount', grouped(rupeesOf(question.amount)));
    else setValue('down', grouped(rupeesOf(question.downPayment)));
  }

  function take({ amount, months }: AskedLoan): void {
    if (asked === null) return;
    const loan = { amount, months };
    const next = askingFor(asked.input, loan);
    setTaken({ before: asked.input, loan });
    fillInLoan(next);
    void askAnew(next);
  }

  function goBack(): void {
    if (taken === null) return;
    setTaken(null);
    fillInLoan(taken.before);
    void askAnew(taken.before);
  }

  function addPrice(): void {
    flushSync(() => setValue('by', 'price'));
    form.setFocus('price');
  }

  function clear(): void {
    reset(UNASKED);
    setTaken(null);
    knownFigures.keep(null);
    forget();
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }

  return (
    <div className={styles.matching}>
      {asked === null && problems.length > 0 && (
        <Remark tone="warning">
          {t('matching.wrongInAddress', {
            fields: listInWords(
              problems.map((name) => t(LABELS[name])),
              language,
            ),
          })}
        </Remark>
      )}
      <Form onFocus={rules.fetchAhead} onSubmit={handleSubmit(submit, forget)}>
        <Questions form={form} />
        <p className={styles.promise}>{t('matching.promise')}</p>
        <FormActions>
          <Button type="submit" kind="primary" busy={asked?.kind === 'waiting'}>
            {t('matching.submit')}
          </Button>
          <Button onClick={clear}>{t('matching.clear')}</Button>
        </FormActions>
      </Form>
      <AnswerPlace
        asked={asked}
        taken={taken}
        onAsk={askAnew}
        onTake={take}
        onBack={goBack}
        onAddPrice={addPrice}
      />
    </div>
  );
}

/** What the estimate on the page can start from. */
function figuresOf(question: MatchQuestion) {
  const { income, costs } = monthOf(question.earnings);
  return {
    monthlyIncome: rupeesOf(income),
    monthlyCosts: rupeesOf(costs),
    amount: rupeesOf(amountOf(question)),
  };
}
