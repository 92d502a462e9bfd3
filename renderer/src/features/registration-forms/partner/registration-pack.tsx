import { formatMobileNumber } from '#domain/mobile-number.ts';
import type { RegistrationValues } from '#renderer/features/registration-forms/partner/registration-schema.ts';
import {
  isAskedOf,
  riskProfileOf,
  typeOf,
} from '#renderer/features/registration-forms/partner/registration-types.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useFileInWords } from '#renderer/features/registration-forms/shared/files/use-file-in-words.ts';
import { ApplicationPack } from '#renderer/features/registration-forms/shared/application-pack.tsx';
import type { PackPart } from '#renderer/features/registration-forms/shared/pack-part.tsx';

/** In the order of the form. */
const CONDITIONAL_FIELDS = ['tradingPreferences', 'objectives', 'riskProfile'] as const;

type Words = {
  readonly type: string;
  readonly riskProfile: string;
  readonly identification: string;
  readonly photograph: string;
};

/** A checked form as a pack: the summary on the screen, and the printed registration. */
export function RegistrationPack({
  values,
  onChange,
}: {
  readonly values: RegistrationValues;
  readonly onChange: (part?: string) => void;
}) {
  const translator = useTranslation();
  const { t } = translator;
  const fileInWords = useFileInWords();
  const type = typeOf(values.type);
  const riskProfile = riskProfileOf(values.riskProfile);
  const words = {
    type: type === undefined ? '' : t(`registrationType.${type}`),
    riskProfile: riskProfile === undefined ? '' : t(`registration.${riskProfile}`),
    identification: fileInWords(values.identification),
    photograph: fileInWords(values.photograph),
  };
  return (
    <ApplicationPack
      title={t('registration.packTitle', { type: words.type })}
      fileName={t('registration.packFile')}
      parts={partsOf(values, words, translator)}
      documents={[
        t('registration.documentIdentification', { file: words.identification }),
        t('registration.documentPhotograph', { file: words.photograph }),
        t('registration.documentAddress'),
        t('registration.documentBank', { ifsc: values.ifsc }),
        t('registration.documentBusiness'),
      ]}
      onChange={onChange}
    />
  );
}

function partsOf(
  values: RegistrationValues,
  words: Words,
  { t, language }: Translator,
): readonly PackPart[] {
  return [
    {
      id: 'kind',
      title: t('registration.kind'),
      entries: [{ label: t('registration.type'), value: words.type }],
    },
    {
      id: 'you',
      title: t('registration.you'),
      entries: [
        { label: t('registration.fullName'), value: values.fullName },
        { label: t('registration.bornOn'), value: dayInWords(values.bornOn, language) },
        { label: t('registration.email'), value: values.email },
        { label: t('registration.phone'), value: formatMobileNumber(values.phone) },
        { label: t('registration.address'), value: values.address },
      ],
    },
    {
      id: 'documents',
      title: t('registration.documents'),
      entries: [
        { label: t('registration.identification'), value: words.identification },
        { label: t('registration.photograph'), value: words.photograph },
      ],
    },
    {
      id: 'bank',
      title: t('registration.bank'),
      entries: [
        { label: t('registration.accountNumber'), value: values.accountNumber },
        { label: t('registration.ifsc'), value: values.ifsc },
      ],
    },
    {
      id: 'background',
      title: t('registration.background'),
      entries: [
        { label: t('registration.businessDetails'), value: values.businessDetails },
        { label: t('registration.experience'), value: values.experience },
      ],
    },
    {
      id: 'preferences',
      title: t('registration.preferences'),
      entries: [
        ...CONDITIONAL_FIELDS.filter((field) => isAskedOf(field, values.type)).map((field) => ({
          label: t(`registration.${field}`),
          value: field === 'riskProfile' ? words.riskProfile : values[field],
        })),
        { label: t('registration.accountPreferences'), value: values.accountPreferences },
      ],
    },
  ];
}
