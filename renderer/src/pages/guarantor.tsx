import {
  type VerifyPhone,
  VerifyPhoneContext,
} from '#renderer/features/applications/shared/phone-proof.tsx';
import { phoneReasonKey } from '#renderer/features/auth/shared/failure-words.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const AREAS: readonly Area[] = ['applications', 'guarantor', 'cost'];

const guarantee = async () =>
  (await import('#renderer/features/applications/guarantor/guarantee-page.tsx')).GuaranteePage;
const verification = async () =>
  (await import('#renderer/features/auth/shared/phone-verification.tsx')).PhoneVerification;

const verifyPhone: VerifyPhone = ({ mobileNumber, onVerified, onFailure, onAttempt }) => (
  <LazyPart
    load={verification}
    props={{
      initialNumber: mobileNumber,
      onVerified,
      onFailure: (failure, step) => onFailure(phoneReasonKey(failure, step)),
      onAttempt,
    }}
  />
);

export function Page() {
  return (
    <VerifyPhoneContext value={verifyPhone}>
      <LazyPart load={guarantee} areas={AREAS} props={{}} />
    </VerifyPhoneContext>
  );
}
