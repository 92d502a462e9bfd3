import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

export function GrievanceView({ number }: { readonly number: string }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('service.stub')} {number}
    </p>
  );
}
