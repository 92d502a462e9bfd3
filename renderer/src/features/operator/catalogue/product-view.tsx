import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

export function ProductView({
  productId,
  version,
}: {
  readonly productId: string;
  readonly version: number;
}) {
  const { t } = useTranslation();
  return (
    <p>
      {t('catalogue.stub')} {productId} {version}
    </p>
  );
}
