import { PhoneVerification } from '#renderer/features/auth/shared/phone-verification.tsx';
import { ConsumerArea } from '#renderer/features/consumer/consumer-area.tsx';
import type { LoadPart } from '#renderer/ui/loading/lazy-part.tsx';

const products: LoadPart = async () =>
  (await import('#renderer/features/marketing/product-catalogue.tsx')).ProductCatalogue;
const offers: LoadPart = async () =>
  (await import('#renderer/features/marketing/offer-list.tsx')).OfferList;
const calculator: LoadPart = async () =>
  (await import('#renderer/features/calculator/embedded-calculator.tsx')).EmbeddedCalculator;
const repayment = async () =>
  (await import('#renderer/features/calculator/tools/debt-repayment.tsx')).DebtRepayment;

const signIn = async () => (await import('#renderer/features/auth/login.tsx')).Login;

export function Page() {
  return (
    <ConsumerArea
      products={products}
      offers={offers}
      calculator={calculator}
      repayment={repayment}
      signIn={signIn}
      verifyPhone={({ mobileNumber, onVerified, onFailure, onAttempt }) => (
        <PhoneVerification
          initialNumber={mobileNumber}
          onAttempt={onAttempt}
          onFailure={onFailure}
          onVerified={onVerified}
        />
      )}
    />
  );
}
