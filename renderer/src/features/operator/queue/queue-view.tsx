import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

export function QueueView({ filter }: { readonly filter: string }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('queue.stub')} {filter}
    </p>
  );
}
