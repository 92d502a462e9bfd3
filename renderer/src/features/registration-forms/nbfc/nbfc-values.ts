import type { NbfcValues } from '#renderer/features/registration-forms/nbfc/nbfc-schema.ts';

export const EMPTY: NbfcValues = {
  companyName: '',
  registeredAddress: '',
  incorporatedOn: '',
  companyType: '',
  cin: '',
  companyPan: '',
  directorName: '',
  directorPan: '',
  shareholderName: '',
  shareholderPan: '',
  netWorth: '',
  netWorthUnit: 'crore',
  assetsUnderManagement: '',
  assetsUnit: 'crore',
  officerName: '',
  officerEmail: '',
  memorandum: null,
  articles: null,
  businessPlan: '',
};

/** What a draft holds. PANs and files are not in the list and so are never kept. */
export const KEPT = [
  'companyName',
  'registeredAddress',
  'incorporatedOn',
  'companyType',
  'cin',
  'directorName',
  'shareholderName',
  'netWorth',
  'netWorthUnit',
  'assetsUnderManagement',
  'assetsUnit',
  'officerName',
  'officerEmail',
  'businessPlan',
] as const satisfies readonly (keyof NbfcValues)[];
