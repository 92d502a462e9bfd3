import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';

/** Says that a colleague was faster, by a message that stays when what waited has gone from the page. */
export function useGone(): (failure: GatewayFailure) => boolean {
  const { t } = useTranslation();
  const showToast = useToasts();
  return (failure) => {
    if (!refusedAs(failure, 'no-such-draft')) return false;
    showToast({ text: t('lenderDraft.gone') });
    return true;
  };
}
