import { makeStyles } from '@griffel/react';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { AnswerPlace } from '#renderer/features/applications/matching/answer-place.tsx';
import { Questions } from '#renderer/features/applications/matching/questions.tsx';
import {
  inputOf,
  typedAs,
  UNASKED,
} from '#renderer/features/applications/matching/typed-questions.ts';
import { useKeptAnswers } from '#renderer/features/applications/matching/use-kept-answers.ts';
import { useMatch } from '#renderer/features/applications/matching/use-match.ts';
import type {
  MatchAnswers,
  MatchParameter,
} from '#renderer/features/applications/shared/match-query.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
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
  const { t } = useTranslation();
  const form = useForm({ resolver: rules.resolver, defaultValues: UNASKED });
  const { asked, ask, forget } = useMatch();
  const { reset, handleSubmit } = form;

  const submit = useCallback(
    async (typed: typeof UNASKED) => {
      const input = inputOf(typed);
      if (input !== null) await ask(input);
    },
    [ask],
  );
  const fillIn = useCallback(
    (answers: MatchAnswers) => {
      const typed = { ...UNASKED, ...typedAs(answers) };
      reset(typed);
      if (inputOf(typed) !== null) void handleSubmit(submit)();
    },
    [reset, handleSubmit, submit],
  );
  const problems = useKeptAnswers(fillIn);

  function clear(): void {
    reset(UNASKED);
    forget();
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }

  return (
    <div className={styles.matching}>
      {asked === null && problems.length > 0 && (
        <Remark tone="warning">
          {t('matching.wrongInAddress', {
            fields: problems.map((name) => t(LABELS[name])).join(', '),
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
      <AnswerPlace asked={asked} onAsk={ask} />
    </div>
  );
}
