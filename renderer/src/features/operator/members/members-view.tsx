import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

export function MembersView() {
  const { t } = useTranslation();
  return <p>{t('memberList.stub')}</p>;
}
