import { Link } from 'react-router-dom';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useEmailStatus } from '#renderer/platform/queries/use-email-status.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** The profile's view of the consumer area, which shows My loan as another of its views. */
const PROFILE = { view: 'profile' } as const;

/** Says that nothing is mailed yet, and where that changes. */
export function EmailRemark() {
  const { t } = useTranslation();
  const { status } = useEmailStatus();
  if (status === null || status.isConfirmed) return null;
  return (
    <Remark>
      {t(status.email === '' ? 'myLoan.emailsNone' : 'myLoan.emailsOff')}{' '}
      <Link to="." state={PROFILE}>
        {t(status.email === '' ? 'myLoan.emailsAdd' : 'myLoan.emailsConfirm')}
      </Link>
    </Remark>
  );
}
