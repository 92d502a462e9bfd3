import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { TakenFields } from '#gateway/foundation/store/store.ts';

/** Reports which of email and mobile number belong to another account, using the call's name for the email. */
export function refuseTaken(taken: TakenFields, emailField: 'emailId' | 'email'): Refusal {
  const email = taken.includes('email');
  const mobileNumber = taken.includes('mobileNumber');
  const fields = [...(email ? [emailField] : []), ...(mobileNumber ? ['mobileNumber'] : [])];
  if (email && mobileNumber) {
    return refuse(
      'number-and-email-taken',
      'This mobile number and this email are already registered.',
      { fields },
    );
  }
  return email
    ? refuse('email-taken', 'This email is already registered.', { fields })
    : refuse('number-taken', 'This mobile number is already registered.', { fields });
}
