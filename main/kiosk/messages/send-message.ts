import { type Fetch, callGateway } from '#contract/call-gateway.ts';
import { withReferenceInText } from '#contract/contact-reference.ts';
import { addContactUs } from '#contract/gateway.ts';
import type { KeptMessage } from '#contract/kiosk.ts';

export type SendOutcome = 'sent' | 'unreachable' | 'refused';

/** Sends kept messages to the gateway without a session: their authors have left. */
export function messageSender(effects: {
  readonly fetch: Fetch;
  readonly gatewayUrl: string;
  /** Whether the gateway knows idempotency keys and references. */
  readonly usesGatewayAdditions: boolean;
}): (message: KeptMessage['message'], id: string) => Promise<SendOutcome> {
  return async (message, id) => {
    const nobody = { token: null, phoneProof: null };
    // What was sent and lost its answer is sent again later, under the same key.
    const repeats = effects.usesGatewayAdditions && {
      idempotencyKeys: { of: () => id, decided: () => {} },
    };
    const body = effects.usesGatewayAdditions ? message : withReferenceInText(message);
    const answer = await callGateway({ ...effects, ...repeats }, addContactUs, body, nobody);
    if (answer.ok) return 'sent';
    return answer.failure.kind === 'unreachable' ? 'unreachable' : 'refused';
  };
}
