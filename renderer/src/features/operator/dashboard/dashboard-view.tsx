import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

export function DashboardView() {
  const { t } = useTranslation();
  return <p>{t('dashboard.stub')}</p>;
}
