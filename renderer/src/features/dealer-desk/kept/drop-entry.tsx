import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';

/** Drops what was typed and was not taken, once it is confirmed. */
export function DropEntry({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const kept = useKept();
  return (
    <AskedButton
      kind="subtle"
      question={{
        title: t('kept.dropTitle'),
        text: t('kept.dropText'),
        no: t('kept.dropNo'),
        yes: t('kept.drop'),
      }}
      onYes={() => void kept?.computer.dismissWrite(id)}
    >
      {t('kept.drop')}
    </AskedButton>
  );
}
