import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

export function InboxView() {
  const { t } = useTranslation();
  return <p>{t('inbox.stub')}</p>;
}
