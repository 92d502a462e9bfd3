import type { RegistrationValues } from '#renderer/features/registration-forms/partner/registration-schema.ts';

export const EMPTY: RegistrationValues = {
  type: '',
  fullName: '',
  bornOn: '',
  email: '',
  phone: '',
  address: '',
  identification: null,
  photograph: null,
  accountNumber: '',
  ifsc: '',
  businessDetails: '',
  experience: '',
  tradingPreferences: '',
  riskProfile: '',
  objectives: '',
  accountPreferences: '',
};

/** What a draft holds. Date of birth, bank account and files are not in the list and so are never kept. */
export const KEPT = [
  'type',
  'fullName',
  'email',
  'phone',
  'address',
  'businessDetails',
  'experience',
  'tradingPreferences',
  'riskProfile',
  'objectives',
  'accountPreferences',
] as const satisfies readonly (keyof RegistrationValues)[];
