import type { GatewayFailure } from '#contract/gateway.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

/** What a person reads when a call about an application failed: what is the case, and what to do next. */
export function failureOutcome(t: Translator['t'], failure: GatewayFailure): Outcome {
  return { kind: 'failure', text: failureText(t, failure), ...quotedOf(failure) };
}

function failureText(t: Translator['t'], failure: GatewayFailure): string {
  switch (failure.kind) {
    case 'unreachable':
      return t('applications.failure.unreachable');
    case 'signed-out':
      return t('applications.failure.signedOut');
    case 'malformed':
      return t('applications.failure.malformed');
    case 'invalid':
      return t('applications.failure.invalid');
    case 'refused':
      return refusedText(t, failure);
  }
}

function refusedText(
  t: Translator['t'],
  { status, retryAfterSeconds }: Extract<GatewayFailure, { readonly kind: 'refused' }>,
): string {
  if (status === 403) return t('applications.failure.proof');
  if (status === 404) return t('applications.failure.notFound');
  if (status === 409) return t('applications.failure.changed');
  if (status === 429 && retryAfterSeconds !== undefined) {
    return t('errors.tooMany', { count: retryAfterSeconds });
  }
  if (status === 400) return t('applications.failure.refused');
  return t('applications.failure.later');
}

/** The gateway's own words, where they say more than the status. */
function quotedOf(failure: GatewayFailure): Pick<Outcome, 'quoted'> {
  if (failure.kind !== 'refused' || failure.message === undefined) return {};
  return failure.status === 400 || failure.status === 409 ? { quoted: failure.message } : {};
}
