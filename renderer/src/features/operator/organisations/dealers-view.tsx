import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

export function DealersView() {
  const { t } = useTranslation();
  return <p>{t('catalogue.stub')}</p>;
}
