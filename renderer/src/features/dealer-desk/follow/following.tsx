import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** The applications of the dealer's customers who let it see how far they are. */
export function Following() {
  const { t } = useTranslation();
  return <p>{t('following.none')}</p>;
}
