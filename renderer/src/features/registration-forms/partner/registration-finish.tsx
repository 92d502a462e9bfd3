import type { ComponentProps } from 'react';
import { formatMobileNumber } from '#domain/mobile-number.ts';
import { REGISTRATION_FORM } from '#renderer/features/registration-forms/partner/registration-description.ts';
import type { RegistrationValues } from '#renderer/features/registration-forms/partner/registration-schema.ts';
import {
  REQUEST_CATEGORIES,
  typeOf,
} from '#renderer/features/registration-forms/partner/registration-types.ts';
import { useFileInWords } from '#renderer/features/registration-forms/shared/files/file-words.ts';
import { Finish } from '#renderer/features/registration-forms/shared/finish.tsx';
import type { FinishOf } from '#renderer/features/registration-forms/shared/use-finish.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** The pack of a registration, with the documents that belong to it. */
export function RegistrationFinish(finished: ComponentProps<FinishOf<RegistrationValues>>) {
  const { t } = useTranslation();
  const fileInWords = useFileInWords();
  const { values } = finished;
  const type = typeOf(values.type);
  return (
    <Finish
      {...finished}
      description={REGISTRATION_FORM}
      category={type === undefined ? '' : REQUEST_CATEGORIES[type]}
      title={t('registration.packTitle', {
        type: type === undefined ? '' : t(`registrationType.${type}`),
      })}
      fileName={t('registration.packFile')}
      documents={[
        t('registration.documentIdentification', { file: fileInWords(values.identification) }),
        t('registration.documentPhotograph', { file: fileInWords(values.photograph) }),
        t('registration.documentAddress'),
        t('registration.documentBank', { ifsc: values.ifsc }),
        t('registration.documentBusiness'),
      ]}
      known={{
        name: values.fullName,
        email: values.email,
        phone: formatMobileNumber(values.phone),
      }}
    />
  );
}
