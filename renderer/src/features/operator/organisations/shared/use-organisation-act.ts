import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { saidFor, useAct } from '#renderer/ui/staff/use-act.ts';

/** Acts on lenders and dealers: whoever proposed something is refused to decide about it. */
export function useOrganisationAct() {
  const { t } = useTranslation();
  return useAct({ refusal: saidFor('own-proposal', t('organisations.mine')) });
}
