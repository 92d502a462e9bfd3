import { RegistrationSteps } from '#renderer/features/auth/registration/registration-steps.tsx';

/** Registration from step 1, on its own page. */
export function Register() {
  return <RegistrationSteps />;
}
