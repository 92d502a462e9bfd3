import { Input } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { applicationNumber } from '#contract/applications/call.ts';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';

const useStyles = makeStyles({
  // The error is shown below both, so that it moves neither of them.
  row: { display: 'flex', alignItems: 'center', gap: space.xs },
  typed: { flexGrow: 1, minWidth: 0 },
  // A little higher than a field.
  open: { margin: '-2px 0' },
});

/** Opens the application whose number is typed. */
export function FindApplication() {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  function open(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const number = applicationNumber.safeParse(typed.replaceAll(/\s/g, '').toUpperCase());
    if (!number.success) return setWrong(true);
    void navigate({ hash: fragmentOf({ view: 'application', number: number.data }) });
  }

  return (
    <form noValidate onSubmit={open}>
      <Field
        label={t('queue.find')}
        required={false}
        hint={undefined}
        error={isWrong ? t('queue.notNumber') : undefined}
      >
        {(field) => (
          <div className={styles.row}>
            <div className={styles.typed}>
              <Input
                {...field}
                type="search"
                value={typed}
                maxLength={20}
                autoComplete="off"
                spellCheck={false}
                placeholder="LA0123456789"
                className={controls.control}
                onChange={(_, { value }) => {
                  setTyped(value);
                  setWrong(false);
                }}
              />
            </div>
            <div className={styles.open}>
              <Button type="submit">{t('queue.findGo')}</Button>
            </div>
          </div>
        )}
      </Field>
    </form>
  );
}
