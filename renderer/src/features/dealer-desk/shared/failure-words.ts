import type { GatewayFailure } from '#contract/gateway.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

/** What staff read when a call of the desk failed: what is the case, and what to do next. */
export function failureOutcome(t: Translator['t'], failure: GatewayFailure): Outcome {
  return { kind: 'failure', text: failureText(t, failure), ...quotedOf(failure) };
}

export function failureText(t: Translator['t'], failure: GatewayFailure): string {
  switch (failure.kind) {
    case 'unreachable':
      return t('desk.failure.unreachable');
    case 'signed-out':
      return t('desk.failure.signedOut');
    case 'malformed':
      return t('desk.failure.later');
    case 'invalid':
      return t('desk.failure.refused');
    case 'refused':
      return refusedText(t, failure);
  }
}

function refusedText(
  t: Translator['t'],
  { status, retryAfterSeconds }: Extract<GatewayFailure, { readonly kind: 'refused' }>,
): string {
  if (status === 403) return t('desk.failure.noMember');
  if (status === 404) return t('desk.failure.notFound');
  if (status === 409) return t('desk.failure.changed');
  if (status === 429 && retryAfterSeconds !== undefined) {
    return t('errors.tooMany', { count: retryAfterSeconds });
  }
  return t(status === 400 ? 'desk.failure.refused' : 'desk.failure.later');
}

/** The gateway's own words, where they say more than the status. */
function quotedOf(failure: GatewayFailure): Pick<Outcome, 'quoted'> {
  if (failure.kind !== 'refused' || failure.message === undefined) return {};
  return failure.status === 400 || failure.status === 409 ? { quoted: failure.message } : {};
}
