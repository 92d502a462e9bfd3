import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

export function CatalogueView() {
  const { t } = useTranslation();
  return <p>{t('catalogue.stub')}</p>;
}
