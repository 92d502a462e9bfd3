import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { writtenPlace } from '#domain/lending/notifications/notice-places.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { Answered } from '#renderer/features/applications/my-loan/waiting/answered.tsx';
import { Grievances } from '#renderer/features/applications/my-loan/grievances/grievances.tsx';
import { Invitation } from '#renderer/features/applications/my-loan/invitation.tsx';
import { LoanList } from '#renderer/features/applications/my-loan/loan-list.tsx';
import type { LoanSummary } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { LoanView } from '#renderer/features/applications/my-loan/loan-view.tsx';
import { LOOK_AGAIN_MS } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { LedTo, useNoticePlace } from '#renderer/features/applications/my-loan/notice-place.tsx';
import { MyData } from '#renderer/features/applications/my-loan/my-data/my-data.tsx';
import { useHasOwnBack } from '#renderer/features/applications/shared/use-has-own-back.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { Disclosure } from '#renderer/ui/folds/disclosure.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { useEmailStatus } from '#renderer/platform/queries/use-email-status.ts';
import { LazyPart, type LoadPart } from '#renderer/ui/loading/lazy-part.tsx';
import { withReturn } from '#renderer/ui/navigation/return-path.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

const reached: LoadPart = async () =>
  (await import('#renderer/features/applications/my-loan/reached/how-reached.tsx')).HowReached;

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
  heading: { fontSize: token.fontSizeBase500, outlineStyle: 'none' },
});

/** The person's loan applications, from a draft to the last document. */
export function MyLoan() {
  const { userId } = useSession();
  return userId === null ? <SignedOut /> : <OwnLoans key={userId} />;
}

function SignedOut() {
  const { t } = useTranslation();
  const place = useNoticePlace();
  const then = place === null ? null : (`/consumer-profile#${writtenPlace(place)}` as const);
  return (
    <Invitation heading={t('myLoan.signIn')} text={t('myLoan.signInText')}>
      <ButtonLink to={withReturn('/login', then)}>{t('myLoan.signInButton')}</ButtonLink>
    </Invitation>
  );
}

function OwnLoans() {
  const styles = useStyles();
  const { t } = useTranslation();
  const listed = useCallQuery('myApplications', {}, { refetchInterval: LOOK_AGAIN_MS });
  const loans = listed.data?.applications ?? [];
  const { opened } = useOpenedLoan(loans);
  const place = useNoticePlace();
  return (
    <div className={styles.view}>
      <Answered query={listed} loading={t('myLoan.loading')}>
        {({ applications }) => (
          <>
            {applications.length > 0 && <EmailRemark />}
            <Applications loans={applications} />
          </>
        )}
      </Answered>
      <h2 className={styles.heading}>{t('myLoan.rightsHeading')}</h2>
      <LedTo part="complaints" number={place?.number ?? ''}>
        <Disclosure
          id="complaints"
          title={t('grievance.heading')}
          about={t('grievance.about')}
          open={place?.part === 'complaints'}
        >
          {() => <Grievances numbers={loans.map(({ number }) => number)} about={opened} />}
        </Disclosure>
      </LedTo>
      <Disclosure id="reached" title={t('reached.heading')} about={t('reached.about')}>
        {() => <LazyPart load={reached} props={{}} />}
      </Disclosure>
      <Disclosure id="my-data" title={t('myData.heading')} about={t('myData.about')}>
        {() => <MyData />}
      </Disclosure>
    </div>
  );
}

function Applications({ loans }: { readonly loans: readonly LoanSummary[] }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { opened, open, close } = useOpenedLoan(loans);
  const place = useNoticePlace();
  // A part of it then takes the focus.
  const isLedFurther = place !== null && place.number === opened && place.part !== 'loan';
  const hasOwnBack = useHasOwnBack();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(opened);
  // The list is another page, also after Back.
  useEffect(() => {
    if (shown.current !== null && opened === null) heading.current?.focus();
    shown.current = opened;
  }, [opened]);
  const [only, ...others] = loans;
  if (only === undefined) {
    return (
      <Invitation heading={t('myLoan.none')} text={t('myLoan.noneText')}>
        <ButtonLink to="/loan-eligibility">{t('myLoan.noneCheck')}</ButtonLink>
        <ButtonLink to="/apply" kind="secondary">
          {t('myLoan.noneApply')}
        </ButtonLink>
      </Invitation>
    );
  }
  if (others.length === 0) return <LoanView number={only.number} takesFocus={false} />;
  if (opened !== null) {
    return (
      <>
        {!hasOwnBack && (
          <FormActions>
            <Button onClick={close}>{t('myLoan.backToList')}</Button>
          </FormActions>
        )}
        <LoanView key={opened} number={opened} takesFocus={!isLedFurther} />
      </>
    );
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('myLoan.listHeading')}
      </h2>
      <LoanList loans={loans} onOpen={open} />
    </>
  );
}

/** My loan itself, as another view of the consumer area. */
const OWN_LOANS = { view: 'my-loan' } as const;

/** The profile's view of the consumer area, which shows My loan as another of its views. */
const PROFILE = { view: 'profile' } as const;

/** Says that nothing is mailed yet, and where that changes. */
function EmailRemark() {
  const { t } = useTranslation();
  const { host } = usePlatform();
  const { status } = useEmailStatus();
  // A terminal has no profile to confirm it in.
  if (host?.can.endVisit === true || status === null || status.isConfirmed) return null;
  return (
    <Remark>
      {t(status.email === '' ? 'myLoan.emailsNone' : 'myLoan.emailsOff')}{' '}
      <Link to="." state={PROFILE}>
        {t(status.email === '' ? 'myLoan.emailsAdd' : 'myLoan.emailsConfirm')}
      </Link>
    </Remark>
  );
}

const historyState = z.looseObject({
  application: z.optional(z.string()),
  /** To which a notice led. */
  place: z.optional(z.looseObject({ number: z.string() })),
});

/**
 * The application that is opened from the list, in its own history entry, so that Back leads to the list again.
 * Only its number is kept there, and somebody else's opens nothing.
 */
function useOpenedLoan(loans: readonly Pick<LoanSummary, 'number'>[]) {
  const navigate = useNavigate();
  const { state: found }: { readonly state: unknown } = useLocation();
  const parsed = z.safeParse(historyState, found);
  const state = parsed.success ? parsed.data : {};
  const meant = state.application ?? state.place?.number;
  const opened = loans.find(({ number }) => number === meant)?.number ?? null;
  return {
    opened,
    open: (application: string) => void navigate('.', { state: { ...state, application } }),
    // Whoever was led here by a notice has no list to go back to.
    close: () =>
      void (state.application === undefined
        ? navigate('.', { state: OWN_LOANS, replace: true })
        : navigate(-1)),
  };
}
