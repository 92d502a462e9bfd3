import { phoneReasonKey } from '#renderer/features/auth/shared/failure-words.ts';
import { PhoneVerification } from '#renderer/features/auth/shared/phone-verification.tsx';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readPlace } from '#domain/lending/notifications/notice-places.ts';
import { useOwnDesk } from '#renderer/features/dealer-desk/shared/use-own-desk.ts';
import { useWhatWaits } from '#renderer/features/applications/my-loan/waiting/use-what-waits.ts';
import {
  type VerifyPhone,
  VerifyPhoneContext,
} from '#renderer/features/applications/shared/phone-proof.tsx';
import { noticePlaceOf } from '#renderer/features/applications/my-loan/notice-place.tsx';
import { ConsumerArea } from '#renderer/features/consumer/consumer-area.tsx';
import type { LoadPart } from '#renderer/ui/loading/lazy-part.tsx';
import { readFlash } from '#renderer/ui/navigation/flash.ts';

const myLoan: LoadPart = async () =>
  (await import('#renderer/features/applications/my-loan/my-loan.tsx')).MyLoan;
const ownLoans = async () =>
  (await import('#renderer/features/applications/my-loan/own-loans.tsx')).OwnLoans;
const products: LoadPart = async () =>
  (await import('#renderer/features/marketing/product-catalogue.tsx')).ProductCatalogue;
const offers: LoadPart = async () =>
  (await import('#renderer/features/marketing/offer-list.tsx')).OfferList;
const calculator: LoadPart = async () =>
  (await import('#renderer/features/calculator/embedded-calculator.tsx')).EmbeddedCalculator;
const repayment = async () =>
  (await import('#renderer/features/calculator/tools/debt-repayment.tsx')).DebtRepayment;

const signIn = async () => (await import('#renderer/features/auth/login.tsx')).Login;

const password: LoadPart = async () =>
  (await import('#renderer/features/auth/recovery/own-password.tsx')).OwnPassword;

const verifyPhone: VerifyPhone = ({ mobileNumber, onVerified, onFailure, onAttempt }) => (
  <PhoneVerification
    initialNumber={mobileNumber}
    onAttempt={onAttempt}
    onFailure={(failure, step) => onFailure(phoneReasonKey(failure, step))}
    onVerified={async (phone) => onVerified(phone)}
  />
);

export function Page() {
  const loans = useWhatWaits();
  const { hasDesk, worksThere } = useOwnDesk();
  const location = useLocation();
  const place = readPlace(location.hash);
  // Whoever was led here by a notice stays here.
  const isAtPlace = noticePlaceOf(location.state) !== null;
  // Who has just signed in here, and asked for nothing else, is led to where they work.
  const [hasJustSignedIn] = useState(() => readFlash() !== null);
  // From then on the place is in the history entry, and reloading leads there again.
  if (place !== null) return <Navigate to="." replace state={{ view: 'my-loan', place }} />;
  if (hasJustSignedIn && !isAtPlace && worksThere === true)
    return <Navigate to="/dealer-desk" replace />;
  const isLed = hasJustSignedIn && !isAtPlace && worksThere === null;
  return (
    <VerifyPhoneContext value={verifyPhone}>
      <ConsumerArea
        loans={isLed ? { ...loans, standing: 'unknown' } : loans}
        hasDesk={hasDesk}
        myLoan={myLoan}
        ownLoans={ownLoans}
        products={products}
        offers={offers}
        calculator={calculator}
        repayment={repayment}
        password={password}
        signIn={signIn}
        verifyPhone={verifyPhone}
      />
    </VerifyPhoneContext>
  );
}
