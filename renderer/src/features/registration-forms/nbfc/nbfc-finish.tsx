import type { ComponentProps } from 'react';
import { NBFC_FORM } from '#renderer/features/registration-forms/nbfc/nbfc-description.ts';
import type { NbfcValues } from '#renderer/features/registration-forms/nbfc/nbfc-schema.ts';
import { useFileInWords } from '#renderer/features/registration-forms/shared/files/file-words.ts';
import { Finish } from '#renderer/features/registration-forms/shared/finish.tsx';
import type { FinishOf } from '#renderer/features/registration-forms/shared/use-finish.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** The pack of an NBFC, with the documents that belong to it. */
export function NbfcFinish(finished: ComponentProps<FinishOf<NbfcValues>>) {
  const { t } = useTranslation();
  const fileInWords = useFileInWords();
  const { values } = finished;
  return (
    <Finish
      {...finished}
      description={NBFC_FORM}
      category="NBFC"
      title={t('nbfc.packTitle')}
      fileName={t('nbfc.packFile')}
      documents={[
        t('nbfc.documentIncorporation', { cin: values.cin }),
        t('nbfc.documentMemorandum', { file: fileInWords(values.memorandum) }),
        t('nbfc.documentArticles', { file: fileInWords(values.articles) }),
        t('nbfc.documentCompanyPan'),
        t('nbfc.documentDirectorPan', { name: values.directorName }),
        t('nbfc.documentShareholderPan', { name: values.shareholderName }),
        t('nbfc.documentOffice'),
        t('nbfc.documentFigures'),
        t('nbfc.documentOfficer', { name: values.officerName }),
      ]}
      known={{ name: values.officerName, email: values.officerEmail, phone: '' }}
    />
  );
}
