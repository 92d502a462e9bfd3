import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

export function ApplicationView({ number }: { readonly number: string }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('review.stub')} {number}
    </p>
  );
}
