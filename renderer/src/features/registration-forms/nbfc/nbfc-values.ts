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

/** The fields a draft keeps. PANs and files are never kept. */
export const DRAFT_FIELDS = [
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
