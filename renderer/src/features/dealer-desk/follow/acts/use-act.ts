import type { BodyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { failureOutcome } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

export type OnOutcome = (outcome: Outcome | null) => void;

type ActName = 'requestDeliveryOrder' | 'reportInvoice' | 'reportDelivery' | 'completeDelivery';

/** Makes a step of the delivery and reports the result; true once it is made. */
export function useAct(onOutcome: OnOutcome) {
  const { t } = useTranslation();
  const { busy, change } = useChange();

  async function act<Name extends ActName>(
    name: Name,
    bodyFor: (requestId: string) => BodyOf<(typeof RENDERER_CALLS)[Name]>,
    done: PlainKey,
  ): Promise<boolean> {
    if (busy) return false;
    onOutcome(null);
    const answer = await change(name, bodyFor);
    onOutcome(answer.ok ? { kind: 'success', text: t(done) } : failureOutcome(t, answer.failure));
    return answer.ok;
  }
  return { busy, act };
}
