import { makeStyles } from '@griffel/react';
import { useNavigate } from 'react-router-dom';
import { forgetInvitation } from '#renderer/features/applications/invited/kept-invitation.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
});

/** A link that does not work: used, replaced, too old, or incomplete. All are answered alike. */
export function NoInvitation() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div role="alert" className={useStyles().stack}>
      <h1>{t('invited.goneTitle')}</h1>
      <p>{t('invited.goneText')}</p>
      <p>{t('invited.goneBegun')}</p>
      <FormActions>
        <Button
          kind="primary"
          onClick={() => {
            forgetInvitation();
            void navigate('/apply', { replace: true });
          }}
        >
          {t('invited.toApplication')}
        </Button>
        <ButtonLink to="/loan-eligibility" kind="secondary">
          {t('invited.toEligibility')}
        </ButtonLink>
      </FormActions>
    </div>
  );
}
