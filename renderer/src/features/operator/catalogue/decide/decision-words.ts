import * as z from 'zod/mini';
import { PRODUCT_STATES } from '#domain/lending/states/product-states.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { RefusalSaid } from '#renderer/ui/staff/use-act.ts';

const current = z.object({ state: z.enum(PRODUCT_STATES) });

const MOVED = ['version-out-of-order', 'version-proposed-again'] as const;

/** Why a version is not in the state that an operator wanted: another operator was first, or must decide. */
export function decisionOutcome(t: Translator['t'], failure: GatewayFailure): RefusalSaid {
  if (failure.kind !== 'refused') return undefined;
  if (refusedAs(failure, 'own-proposal'))
    return { kind: 'failure', text: t('product.failure.mine') };
  const now = current.safeParse(failure.current);
  if (!refusedAs(failure, MOVED) || !now.success) return undefined;
  const state = t(`catalogue.state.${now.data.state}`);
  return { kind: 'failure', text: t('product.failure.changed', { state }) };
}
