import { RegistrationSteps } from '#renderer/features/auth/registration-steps.tsx';

/** Registration from its first step: the page of its own. */
export function Register() {
  return <RegistrationSteps />;
}
