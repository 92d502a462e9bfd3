import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { Input } from '@fluentui/react-components';
import { ageOn, parseDay } from '#domain/days.ts';
import type { MatchQuestion } from '#domain/lending/matching/match.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';

const useStyles = makeStyles({
  ask: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.m,
    maxWidth: '34rem',
  },
});

/** Asks for the date of birth where the year does not decide. */
export function AskForDate({
  input,
  onAsk,
}: {
  readonly input: MatchQuestion;
  readonly onAsk: (input: MatchQuestion) => Promise<void>;
}) {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  function ask(): void {
    const date = parseDay(typed);
    const today = indianToday();
    const isBirth = date !== null && date.slice(0, 4) >= '1900' && ageOn(today, date) >= 0;
    setIsWrong(!isBirth);
    if (isBirth) void onAsk({ ...input, born: { kind: 'date', date } });
  }

  return (
    <form
      noValidate
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <p>{t('matchAnswer.bornWhy')}</p>
      <Field
        label={t('matchAnswer.born')}
        required
        hint={t('matchAnswer.bornHint')}
        error={isWrong ? t('matching.error.date') : undefined}
      >
        <Input
          value={typed}
          onChange={(_, { value }) => setTyped(value)}
          autoComplete="bday"
          maxLength={30}
          className={controls.control}
        />
      </Field>
      <Button type="submit">{t('matchAnswer.bornSubmit')}</Button>
    </form>
  );
}
