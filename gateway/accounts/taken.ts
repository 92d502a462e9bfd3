import type { Refusal } from '#gateway/http/answers.ts';
import { refuse } from '#gateway/http/answers.ts';
import type { TakenFields } from '#gateway/store/store.ts';

/** Says which of email and mobile number belongs to another account, by the name that the email has in the call. */
export function refuseTaken(taken: TakenFields, emailField: 'emailId' | 'email'): Refusal {
  const email = taken.includes('email');
  const mobileNumber = taken.includes('mobileNumber');
  const fields = [...(email ? [emailField] : []), ...(mobileNumber ? ['mobileNumber'] : [])];
  if (email && mobileNumber) {
    return refuse(409, 'This mobile number and this email are already registered.', { fields });
  }
  const what = email ? 'email' : 'mobile number';
  return refuse(409, `This ${what} is already registered.`, { fields });
}
