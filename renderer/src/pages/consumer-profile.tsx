import { PhoneVerification } from '#renderer/features/auth/phone-verification.tsx';
import { ConsumerArea } from '#renderer/features/consumer/consumer-area.tsx';

export function Page() {
  return (
    <ConsumerArea
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
