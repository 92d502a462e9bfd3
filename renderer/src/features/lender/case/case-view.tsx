import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

export function CaseView({ number }: { readonly number: string }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('inbox.stub')} {number}
    </p>
  );
}
