import { Input } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { type CheckedNumber, formOf } from '#domain/number-forms.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';

const useStyles = makeStyles({
  found: { margin: 0, color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
});

/** Whether a number that was typed has the form of such numbers. */
export function NumberForm({
  number,
  value,
}: {
  readonly number: CheckedNumber;
  readonly value: string;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return <p className={styles.found}>{t(`review.checks.form.${formOf(number, value)}`)}</p>;
}

/** The most characters of a number with what people write between them. */
const MOST = 40;

/** For a number that no answer says: its form is looked at while it is typed, and it goes nowhere. */
export function ReadNumber({ number }: { readonly number: 'chassis' | 'registration' }) {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  return (
    <>
      <Field
        label={t(`review.checks.read.${number}`)}
        required={false}
        hint={t('review.checks.readHint')}
        error={undefined}
      >
        <Input
          className={controls.control}
          value={typed}
          maxLength={MOST}
          autoComplete="off"
          spellCheck={false}
          onChange={(_, { value }) => setTyped(value)}
        />
      </Field>
      <p role="status" className={styles.found}>
        {typed.trim() !== '' && t(`review.checks.form.${formOf(number, typed)}`)}
      </p>
    </>
  );
}
