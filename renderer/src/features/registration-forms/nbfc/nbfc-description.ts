import type { NbfcValues } from '#renderer/features/registration-forms/nbfc/nbfc-schema.ts';
import type { FormDescription } from '#renderer/features/registration-forms/shared/description.ts';

/** The questions of spec section 3. */
export const NBFC_FORM: FormDescription<NbfcValues> = {
  draft: 'nbfc-draft',
  kept: 'nbfc.kept',
  notKept: 'nbfc.notKept',
  empty: {
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
  },
  sections: [
    {
      id: 'company',
      title: 'nbfc.company',
      questions: [
        {
          kind: 'line',
          name: 'companyName',
          label: 'nbfc.companyName',
          autoComplete: 'organization',
        },
        { kind: 'day', name: 'incorporatedOn', label: 'nbfc.incorporatedOn' },
        {
          kind: 'address',
          name: 'registeredAddress',
          label: 'nbfc.registeredAddress',
          hint: 'nbfc.addressHint',
        },
        {
          kind: 'radio',
          name: 'companyType',
          label: 'nbfc.companyType',
          options: [
            { value: 'private', label: 'nbfc.private' },
            { value: 'public', label: 'nbfc.public' },
          ],
        },
        { kind: 'identifier', name: 'cin', label: 'nbfc.cin', hint: 'nbfc.cinHint' },
        {
          kind: 'identifier',
          name: 'companyPan',
          label: 'nbfc.companyPan',
          hint: 'nbfc.companyPanHint',
          isSecret: true,
        },
      ],
    },
    {
      id: 'people',
      title: 'nbfc.people',
      questions: [
        { kind: 'line', name: 'directorName', label: 'nbfc.directorName' },
        {
          kind: 'identifier',
          name: 'directorPan',
          label: 'nbfc.directorPan',
          hint: 'nbfc.personPanHint',
          isSecret: true,
        },
        { kind: 'line', name: 'shareholderName', label: 'nbfc.shareholderName' },
        {
          kind: 'identifier',
          name: 'shareholderPan',
          label: 'nbfc.shareholderPan',
          hint: 'nbfc.shareholderPanHint',
          isSecret: true,
        },
      ],
    },
    {
      id: 'figures',
      title: 'nbfc.figures',
      questions: [
        { kind: 'amount', name: 'netWorth', unit: 'netWorthUnit', label: 'nbfc.netWorth' },
        {
          kind: 'amount',
          name: 'assetsUnderManagement',
          unit: 'assetsUnit',
          label: 'nbfc.assetsUnderManagement',
        },
      ],
    },
    {
      id: 'officer',
      title: 'nbfc.officer',
      questions: [
        { kind: 'line', name: 'officerName', label: 'nbfc.officerName', autoComplete: 'name' },
        { kind: 'email', name: 'officerEmail', label: 'nbfc.officerEmail' },
      ],
    },
    {
      id: 'documents',
      title: 'nbfc.documents',
      questions: [
        { kind: 'file', name: 'memorandum', label: 'nbfc.memorandum' },
        { kind: 'file', name: 'articles', label: 'nbfc.articles' },
        {
          kind: 'words',
          name: 'businessPlan',
          label: 'nbfc.businessPlan',
          hint: 'nbfc.businessPlanHint',
          rows: 6,
          isWide: true,
        },
      ],
    },
  ],
};
