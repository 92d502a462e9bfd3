import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

export function JobsView() {
  const { t } = useTranslation();
  return <p>{t('service.stub')}</p>;
}
