import { makeStyles } from '@griffel/react';
import { useNavigate } from 'react-router-dom';
import { Invitation } from '#renderer/features/applications/my-loan/invitation.tsx';
import { LoanList } from '#renderer/features/applications/my-loan/loan-list.tsx';
import {
  isBuying,
  isPaidOut,
  type LoanSummary,
} from '#renderer/features/applications/my-loan/loan-facts.ts';
import { LOOK_AGAIN_MS } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { Answered } from '#renderer/features/applications/my-loan/waiting/answered.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  heading: { fontSize: token.fontSizeBase500 },
});

/** The views of the consumer area that show a person's own applications in place of a sample. */
export type OwnView = 'accounts' | 'orders' | 'dashboard';

/** Which applications a view is about: loans that were paid out, vehicles that are being bought, or all. */
const ABOUT = {
  accounts: isPaidOut,
  orders: isBuying,
  dashboard: () => true,
} as const satisfies Readonly<Record<OwnView, (loan: LoanSummary) => boolean>>;

/** The applications that a view is about, each with a button that opens it in My loan, or that there is nothing yet. */
export function OwnLoans({ view }: { readonly view: OwnView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listed = useCallQuery('myApplications', {}, { refetchInterval: LOOK_AGAIN_MS });
  return (
    <Answered query={listed} loading={t('myLoan.loading')}>
      {({ applications }) => {
        const loans = applications.filter(ABOUT[view]);
        return loans.length === 0 ? (
          <Invitation
            heading={t(`myLoan.own.${view}.none`)}
            text={t(`myLoan.own.${view}.noneText`)}
          >
            <ButtonLink to="/loan-eligibility">{t('myLoan.noneCheck')}</ButtonLink>
          </Invitation>
        ) : (
          <section aria-labelledby={`own-loans-${view}`} className={styles.part}>
            <h2 id={`own-loans-${view}`} className={styles.heading}>
              {t(`myLoan.own.${view}.heading`)}
            </h2>
            <LoanList
              loans={loans}
              onOpen={(application) =>
                void navigate('.', { state: { view: 'my-loan', application } })
              }
            />
          </section>
        );
      }}
    </Answered>
  );
}
