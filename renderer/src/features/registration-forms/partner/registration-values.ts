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

/** The fields a draft keeps. Date of birth, bank account and files are never kept. */
export const DRAFT_FIELDS = [
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
