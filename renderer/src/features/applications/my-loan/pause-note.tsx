import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

const useStyles = makeStyles({ live: { ':empty': { display: 'none' } } });

/** Says that something is being sent to a lender, and that the portal retries automatically. */
export function PauseNote({
  seconds,
  onStop,
}: {
  readonly seconds: number | null;
  readonly onStop: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status" className={useStyles().live}>
        {seconds !== null && <p>{t('myLoan.sendingNow', { count: seconds })}</p>}
      </div>
      {seconds !== null && (
        <FormActions>
          <Button onClick={onStop}>{t('myLoan.stopTrying')}</Button>
        </FormActions>
      )}
    </>
  );
}
