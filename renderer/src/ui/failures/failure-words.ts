import type { GatewayFailure } from '#contract/gateway.ts';
import type { RefusalCode } from '#contract/refusals/codes.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

/** The message for each way a call can fail: what happened, and what to do next. */
export type FailureWords = {
  readonly unreachable: PlainKey;
  readonly signedOut: PlainKey;
  /** The answer cannot be read. */
  readonly malformed: PlainKey;
  /** The page itself refused what was typed. */
  readonly invalid: PlainKey;
  /** 400 */
  readonly refused: PlainKey;
  /** 403 */
  readonly forbidden: PlainKey;
  /** 404 */
  readonly notFound: PlainKey;
  /** 409 */
  readonly changed: PlainKey;
  readonly later: PlainKey;
};

type Translate = Translator['t'];
type Refused = Extract<GatewayFailure, { readonly kind: 'refused' }>;

const BY_STATUS: Readonly<Record<number, keyof FailureWords>> = {
  400: 'refused',
  403: 'forbidden',
  404: 'notFound',
  409: 'changed',
};

/** The outcome of a call that failed, in the words of the feature that made it. */
export function outcomeOf(t: Translate, failure: GatewayFailure, words: FailureWords): Outcome {
  return { kind: 'failure', text: textOf(t, failure, words), ...quotedOf(failure) };
}

export function textOf(t: Translate, failure: GatewayFailure, words: FailureWords): string {
  if (failure.kind === 'refused') return refusedText(t, failure, words);
  return t(words[failure.kind === 'signed-out' ? 'signedOut' : failure.kind]);
}

function refusedText(t: Translate, { status, retryAfterSeconds }: Refused, words: FailureWords) {
  if (status === 429 && retryAfterSeconds !== undefined) {
    return waitText(t, retryAfterSeconds);
  }
  return t(words[BY_STATUS[status] ?? 'later']);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long to wait, in a unit that people count in. */
function waitText(t: Translate, seconds: number): string {
  if (seconds <= 2 * MINUTE) return t('errors.tooMany', { count: seconds });
  return seconds <= 2 * HOUR
    ? t('errors.tooManyMinutes', { count: Math.ceil(seconds / MINUTE) })
    : t('errors.tooManyHours', { count: Math.ceil(seconds / HOUR) });
}

/** For these, the text for their status says as much. */
const SAID_BY_STATUS: readonly RefusalCode[] = [
  'not-open-to-you',
  'fresh-code-needed',
  'no-such-application',
];

/** Why the gateway refused, where that says more than the status: its code, with its own words for codes of a later release. */
function quotedOf(failure: GatewayFailure): Pick<Outcome, 'quoted' | 'code'> {
  if (failure.kind !== 'refused') return {};
  const { status, message: quoted, code } = failure;
  if (status === 400 || status === 409) return { quoted, code };
  const isOfPerson = status === 403 || status === 404;
  return isOfPerson && code !== undefined && !refusedAs(failure, SAID_BY_STATUS)
    ? { quoted, code }
    : {};
}
