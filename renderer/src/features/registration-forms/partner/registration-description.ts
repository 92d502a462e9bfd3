import type { RegistrationValues } from '#renderer/features/registration-forms/partner/registration-schema.ts';
import {
  type ConditionalField,
  REGISTRATION_TYPES,
  RISK_PROFILES,
  isAskedOf,
} from '#renderer/features/registration-forms/partner/registration-types.ts';
import type {
  FormDescription,
  Question,
} from '#renderer/features/registration-forms/shared/description.ts';

/** Only of some types: answers typed for another one are kept. */
const ifAsked = (field: ConditionalField) => ({
  isAsked: ({ type }: Readonly<Record<string, unknown>>) =>
    isAskedOf(field, typeof type === 'string' ? type : ''),
});

type Words =
  | 'businessDetails'
  | 'experience'
  | 'tradingPreferences'
  | 'objectives'
  | 'accountPreferences';

const words = (name: Words, isOptional: boolean): Question<RegistrationValues> => ({
  kind: 'words',
  name,
  label: `registration.${name}`,
  hint: `registration.${name}Hint`,
  rows: 3,
  isOptional,
});

/** The questions of spec section 2, for all types. */
export const REGISTRATION_FORM: FormDescription<RegistrationValues> = {
  draft: 'registration-draft',
  kept: 'registration.kept',
  notKept: 'registration.notKept',
  empty: {
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
  },
  sections: [
    {
      id: 'kind',
      title: 'registration.kind',
      questions: [
        {
          kind: 'select',
          name: 'type',
          label: 'registration.type',
          hint: 'registration.typeHint',
          placeholder: 'registration.chooseType',
          options: REGISTRATION_TYPES.map((value) => ({
            value,
            label: `registrationType.${value}` as const,
          })),
        },
      ],
    },
    {
      id: 'you',
      title: 'registration.you',
      questions: [
        { kind: 'line', name: 'fullName', label: 'registration.fullName', autoComplete: 'name' },
        {
          kind: 'day',
          name: 'bornOn',
          label: 'registration.bornOn',
          autoComplete: 'bday',
          isSecret: true,
        },
        { kind: 'email', name: 'email', label: 'registration.email' },
        {
          kind: 'phone',
          name: 'phone',
          label: 'registration.phone',
          hint: 'registration.phoneHint',
        },
        {
          kind: 'address',
          name: 'address',
          label: 'registration.address',
          hint: 'registration.addressHint',
          autoComplete: 'street-address',
        },
      ],
    },
    {
      id: 'documents',
      title: 'registration.documents',
      questions: [
        { kind: 'file', name: 'identification', label: 'registration.identification' },
        { kind: 'file', name: 'photograph', label: 'registration.photograph' },
      ],
    },
    {
      // Checked for their format, and printed in the pack.
      id: 'bank',
      title: 'registration.bank',
      questions: [
        {
          kind: 'identifier',
          name: 'accountNumber',
          label: 'registration.accountNumber',
          hint: 'registration.accountNumberHint',
          isOfDigits: true,
          isSecret: true,
        },
        {
          kind: 'identifier',
          name: 'ifsc',
          label: 'registration.ifsc',
          hint: 'registration.ifscHint',
          isSecret: true,
        },
      ],
    },
    {
      id: 'background',
      title: 'registration.background',
      questions: [words('businessDetails', true), words('experience', true)],
    },
    {
      id: 'preferences',
      title: 'registration.preferences',
      questions: [
        { ...words('tradingPreferences', false), ...ifAsked('tradingPreferences') },
        { ...words('objectives', false), ...ifAsked('objectives') },
        {
          kind: 'radio',
          name: 'riskProfile',
          label: 'registration.riskProfile',
          options: RISK_PROFILES.map((value) => ({
            value,
            label: `registration.${value}` as const,
          })),
          isWide: true,
          ...ifAsked('riskProfile'),
        },
        words('accountPreferences', true),
      ],
    },
  ],
};
