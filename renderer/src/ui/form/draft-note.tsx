import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/button.tsx';

const useStyles = makeStyles({
  note: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.xs,
    padding: space.m,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadiusMedium,
    fontSize: token.fontSizeBase300,
  },
});

/** Says what of a form is kept and what never is, with the button that forgets it. */
export function DraftNote({
  kept,
  notKept,
  onForget,
}: {
  readonly kept: string;
  readonly notKept: string;
  readonly onForget: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={useStyles().note}>
      <p>
        <strong>{t('forms.draft.heading')}</strong>
      </p>
      <p>{t('forms.draft.kept', { kept })}</p>
      <p>{t('forms.draft.notKept', { notKept })}</p>
      <Button onClick={onForget}>{t('forms.draft.forget')}</Button>
    </div>
  );
}
