import { Fragment, useEffect } from 'react';
import { MyLoan } from '#renderer/features/applications/my-loan/my-loan.tsx';
import {
  type VerifyPhone,
  VerifyPhoneContext,
} from '#renderer/features/applications/shared/phone-proof.tsx';
import { Login } from '#renderer/features/auth/login.tsx';
import { phoneReasonKey } from '#renderer/features/auth/shared/failure-words.ts';
import { PhoneVerification } from '#renderer/features/auth/shared/phone-verification.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useHostParts } from '#renderer/platform/context/host-parts.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { forgetFlash } from '#renderer/ui/navigation/flash.ts';

const verifyPhone: VerifyPhone = ({ mobileNumber, onVerified, onFailure, onAttempt }) => (
  <PhoneVerification
    initialNumber={mobileNumber}
    onAttempt={onAttempt}
    onFailure={(failure, step) => onFailure(phoneReasonKey(failure, step))}
    onVerified={async (phone) => onVerified(phone)}
  />
);

/** Where an application stands: by a code to the phone at first, until the visit ends. */
export function Page() {
  const { t } = useTranslation();
  const { userId } = useSession();
  const { PageFrame = Fragment } = useHostParts();
  // Who comes from the sign-in sees that it worked.
  useEffect(() => forgetFlash(), []);
  return (
    <VerifyPhoneContext value={verifyPhone}>
      <PageFrame>
        {userId === null ? (
          <Frame title={t('kiosk.status')} intro={t('terminal.statusIntro')} narrow>
            <Login onSignedIn={stayHere} />
          </Frame>
        ) : (
          <Frame title={t('kiosk.status')}>
            <MyLoan />
          </Frame>
        )}
      </PageFrame>
    </VerifyPhoneContext>
  );
}

/** The page shows what is theirs as soon as somebody is signed in. */
const stayHere = () => undefined;
