import type { BodyOf, GatewayFailure, ReplyOf, addContactUs } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import { INDIAN_TIME_ZONE } from '#domain/days.ts';

/** The day of a message as the documented call has it: in the browser's own form, and in India. */
export const contactDate = (at: Date): string =>
  at.toLocaleDateString(undefined, { timeZone: INDIAN_TIME_ZONE });

export type Requester = { readonly name: string; readonly email: string; readonly phone: string };
/** Makes the call: `platform.call('addContactUs', …)`. */
export type SendContact = (
  body: BodyOf<typeof addContactUs>,
) => Promise<Result<ReplyOf<typeof addContactUs>, GatewayFailure>>;
/** `refused`: the gateway rejected it; `lost`: there was no usable answer. */
export type RequestOutcome = 'sent' | 'refused' | 'lost';

/** Asks the provider to contact a person about a registration. Sends only what is given here. */
export async function requestContact(
  send: SendContact,
  requester: Requester,
  about: { readonly category: string; readonly remarks: string; readonly today: Date },
): Promise<RequestOutcome> {
  const result = await send({
    ...requester,
    txnDate: contactDate(about.today),
    category: about.category,
    remarks: about.remarks,
  });
  if (result.ok) return result.value.responseStatus.statusCode === 0 ? 'sent' : 'refused';
  return result.failure.kind === 'refused' ? 'refused' : 'lost';
}
