import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** The dealer's leads. */
export function LeadsView() {
  const { t } = useTranslation();
  return <p>{t('leads.none')}</p>;
}
