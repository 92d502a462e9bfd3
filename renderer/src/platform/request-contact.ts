import type { Platform } from '#renderer/platform/platform.ts';

export type Requester = { readonly name: string; readonly email: string; readonly phone: string };
/** `refused`: the gateway did not take it; `lost`: there was no usable answer. */
export type RequestOutcome = 'sent' | 'refused' | 'lost';

/** Asks the provider to contact somebody about a registration. Nothing but what is given here is sent. */
export async function requestContact(
  platform: Pick<Platform, 'call'>,
  requester: Requester,
  about: { readonly category: string; readonly remarks: string; readonly today: Date },
): Promise<RequestOutcome> {
  const result = await platform.call('addContactUs', {
    ...requester,
    txnDate: about.today.toLocaleDateString(),
    category: about.category,
    remarks: about.remarks,
  });
  if (result.ok) return result.value.responseStatus.statusCode === 0 ? 'sent' : 'refused';
  return result.failure.kind === 'refused' ? 'refused' : 'lost';
}
