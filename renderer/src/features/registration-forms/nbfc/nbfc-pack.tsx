import type { NbfcValues } from '#renderer/features/registration-forms/nbfc/nbfc-schema.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { rupeesInWords } from '#renderer/features/registration-forms/shared/fields/amounts.ts';
import { useFileInWords } from '#renderer/features/registration-forms/shared/files/use-file-in-words.ts';
import { ApplicationPack } from '#renderer/features/registration-forms/shared/application-pack.tsx';
import type { PackPart } from '#renderer/features/registration-forms/shared/pack-part.tsx';

/** A checked form as a pack: the summary on the screen, and the printed application. */
export function NbfcPack({
  values,
  onChange,
}: {
  readonly values: NbfcValues;
  readonly onChange: (part?: string) => void;
}) {
  const translator = useTranslation();
  const { t } = translator;
  const fileInWords = useFileInWords();
  const files = {
    memorandum: fileInWords(values.memorandum),
    articles: fileInWords(values.articles),
  };
  return (
    <ApplicationPack
      title={t('nbfc.packTitle')}
      fileName={t('nbfc.packFile')}
      parts={partsOf(values, files, translator)}
      documents={[
        t('nbfc.documentIncorporation', { cin: values.cin }),
        t('nbfc.documentMemorandum', { file: files.memorandum }),
        t('nbfc.documentArticles', { file: files.articles }),
        t('nbfc.documentCompanyPan'),
        t('nbfc.documentDirectorPan', { name: values.directorName }),
        t('nbfc.documentShareholderPan', { name: values.shareholderName }),
        t('nbfc.documentOffice'),
        t('nbfc.documentFigures'),
        t('nbfc.documentOfficer', { name: values.officerName }),
      ]}
      onChange={onChange}
    />
  );
}

function partsOf(
  values: NbfcValues,
  files: { readonly memorandum: string; readonly articles: string },
  { t, language }: Translator,
): readonly PackPart[] {
  return [
    {
      id: 'company',
      title: t('nbfc.company'),
      entries: [
        { label: t('nbfc.companyName'), value: values.companyName },
        { label: t('nbfc.registeredAddress'), value: values.registeredAddress },
        { label: t('nbfc.incorporatedOn'), value: dayInWords(values.incorporatedOn, language) },
        {
          label: t('nbfc.companyType'),
          value: t(values.companyType === 'public' ? 'nbfc.public' : 'nbfc.private'),
        },
        { label: t('nbfc.cin'), value: values.cin },
        { label: t('nbfc.companyPan'), value: values.companyPan },
      ],
    },
    {
      id: 'people',
      title: t('nbfc.people'),
      entries: [
        { label: t('nbfc.directorName'), value: values.directorName },
        { label: t('nbfc.directorPan'), value: values.directorPan },
        { label: t('nbfc.shareholderName'), value: values.shareholderName },
        { label: t('nbfc.shareholderPan'), value: values.shareholderPan },
      ],
    },
    {
      id: 'figures',
      title: t('nbfc.figures'),
      entries: [
        { label: t('nbfc.netWorth'), value: rupeesInWords(values.netWorth, values.netWorthUnit) },
        {
          label: t('nbfc.assetsUnderManagement'),
          value: rupeesInWords(values.assetsUnderManagement, values.assetsUnit),
        },
      ],
    },
    {
      id: 'officer',
      title: t('nbfc.officer'),
      entries: [
        { label: t('nbfc.officerName'), value: values.officerName },
        { label: t('nbfc.officerEmail'), value: values.officerEmail },
      ],
    },
    {
      id: 'documents',
      title: t('nbfc.documents'),
      entries: [
        { label: t('nbfc.memorandum'), value: files.memorandum },
        { label: t('nbfc.articles'), value: files.articles },
        { label: t('nbfc.businessPlan'), value: values.businessPlan },
      ],
    },
  ];
}
