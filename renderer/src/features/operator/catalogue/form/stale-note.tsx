import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

const useStyles = makeStyles({
  note: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: space.m,
    backgroundColor: token.portalBandBackground,
    borderLeft: `4px solid ${token.portalAccent}`,
    borderRadius: token.borderRadiusMedium,
  },
});

/** A colleague has saved what this was based on: asks which of the two to continue with. */
export function StaleNote({
  text,
  takesFocus = false,
  onTake,
  onKeep,
  children,
}: {
  readonly text: string;
  /** After a refused save; not while a person is typing. */
  readonly takesFocus?: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
  /** Where the two differ. */
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={note} role="alert" tabIndex={-1} className={styles.note}>
      <p>{text}</p>
      {children}
      <FormActions>
        <Button onClick={onTake}>{t('productForm.takeSaved')}</Button>
        <Button onClick={onKeep}>{t('productForm.keepMine')}</Button>
      </FormActions>
    </div>
  );
}
