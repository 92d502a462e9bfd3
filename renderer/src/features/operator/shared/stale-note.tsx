import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { ChangedBox } from '#renderer/ui/staff/changed-box.tsx';

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
  const { t } = useTranslation();
  return (
    <ChangedBox takesFocus={takesFocus}>
      <p>{text}</p>
      {children}
      <FormActions>
        <Button onClick={onTake}>{t('productForm.takeSaved')}</Button>
        <Button onClick={onKeep}>{t('productForm.keepMine')}</Button>
      </FormActions>
    </ChangedBox>
  );
}
