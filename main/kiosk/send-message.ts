import { type Fetch, callGateway } from '#contract/call-gateway.ts';
import { addContactUs } from '#contract/gateway.ts';
import type { KeptMessage } from '#contract/kiosk.ts';

/** Sends kept messages to the gateway, signed in as nobody: whoever wrote them has left. */
export function messageSender(effects: {
  readonly fetch: Fetch;
  readonly gatewayUrl: string;
}): (message: KeptMessage['message']) => Promise<'sent' | 'unreachable' | 'refused'> {
  return async (message) => {
    const nobody = { token: null, phoneProof: null };
    const answer = await callGateway(effects, addContactUs, message, nobody);
    if (answer.ok) return 'sent';
    return answer.failure.kind === 'unreachable' ? 'unreachable' : 'refused';
  };
}
