import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';

/** Asks whether to erase everything; the person types a word to confirm. */
export function EraseDialog({
  onKeep,
  onErase,
}: {
  readonly onKeep: () => void;
  readonly onErase: () => void;
}) {
  const { t } = useTranslation();
  const { control } = useControlStyles();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const word = t('myData.eraseWord');

  function goOn(): void {
    if (typed.trim().toLocaleUpperCase() === word) onErase();
    else setWrong(true);
  }

  return (
    <Dialog
      title={t('myData.eraseTitle')}
      urgent
      onClose={onKeep}
      actions={
        <>
          <Button kind="primary" onClick={onKeep}>
            {t('myData.eraseKeep')}
          </Button>
          <Button onClick={goOn}>{t('myData.eraseNext')}</Button>
        </>
      }
    >
      <p>{t('myData.eraseQuestion', { word })}</p>
      <Field
        label={t('myData.eraseType', { word })}
        required
        hint={undefined}
        error={isWrong ? t('myData.eraseMismatch', { word }) : undefined}
      >
        <Input
          value={typed}
          autoComplete="off"
          className={control}
          onChange={(_, { value }) => {
            setTyped(value);
            setWrong(false);
          }}
        />
      </Field>
    </Dialog>
  );
}
