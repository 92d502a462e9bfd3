import type { Context } from 'hono';
import type { PhoneChannel } from '#domain/lending/notifications/channels.ts';
import { refusals, refuse } from '#gateway/foundation/http/answers.ts';
import { send } from '#gateway/foundation/http/call-route.ts';
import { addressKey } from '#gateway/foundation/http/client-address.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import { readBytes } from '#gateway/foundation/http/read-body.ts';
import type { WebhookReader } from '#gateway/foundation/messaging/notice-channel.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import type { Log } from '#gateway/foundation/telemetry/log.ts';
import type { Reaching } from '#gateway/lending/notifications/channels.ts';
import { noteAnswer, noteReceipt } from '#gateway/lending/notifications/receipts.ts';

/** WhatsApp sends up to three megabytes. */
const MAX_WEBHOOK_BYTES = 3 * 1024 * 1024;
/** Bodies that are not a provider's, which one address may send in each window. */
export const REFUSED_WEBHOOKS = 30;

/** Where providers report, each at an address of its own. */
export const WEBHOOK_PATHS = {
  sms: '/notice-service/sms',
  whatsapp: '/notice-service/whatsapp',
} as const satisfies Readonly<Record<PhoneChannel, string>>;

type WebhookDeps = {
  readonly records: Records;
  readonly webhooks: Reaching['webhooks'];
  readonly log: Log;
  readonly clientAddress: (context: Context) => string;
  /** Spent on what is not a provider's. */
  readonly refused: Limit;
};

/**
 * What providers report: receipts, and what people answer. Only what is signed is read. It is answered 200 once it is noted, and
 * what nobody knows any more as well, so that the provider does not repeat it.
 */
export function webhookRoutes(deps: WebhookDeps) {
  const { records, webhooks, log, clientAddress, refused } = deps;
  const notFound = (context: Context) =>
    send(context, refuse('no-such-address', 'There is nothing at this address.'));

  const take =
    (channel: PhoneChannel, reader: WebhookReader | null) => async (context: Context) => {
      if (reader === null) return notFound(context);
      const from = addressKey(clientAddress(context));
      const { isOver, retryAfterSeconds } = await refused.state(from);
      if (isOver) return send(context, refusals.tooMany(retryAfterSeconds));
      const body = await readBytes(context.req.raw, MAX_WEBHOOK_BYTES);
      if (body === null) {
        return send(context, refuse('body-too-large', 'The body is too large.'));
      }
      if (!reader.isGenuine(context.req.raw.headers, body)) {
        await refused.spend(from);
        return send(context, refuse('not-signed', 'This is not signed by the provider.'));
      }
      const reported = reader.read(body, context.req.header('Content-Type') ?? '');
      if (reported === null)
        return send(context, refuse('body-not-json', 'The body is not readable.'));
      let unknown = 0;
      for (const receipt of reported.receipts) {
        if (!(await noteReceipt(records, channel, receipt))) unknown += 1;
      }
      for (const answer of reported.answers) await noteAnswer(records, channel, answer);
      if (unknown > 0) log({ event: 'receipts-unknown', channel, count: unknown });
      return context.json({ message: 'Noted' }, 200);
    };

  const handshake = async (context: Context) => {
    const query = new URL(context.req.url).searchParams;
    const challenge = webhooks.whatsapp?.challenge(query) ?? null;
    return challenge === null ? notFound(context) : context.text(challenge, 200);
  };

  return [
    [WEBHOOK_PATHS.sms, take('sms', webhooks.sms)],
    [WEBHOOK_PATHS.whatsapp, take('whatsapp', webhooks.whatsapp)],
    [WEBHOOK_PATHS.whatsapp, handshake, 'GET'],
  ] as const;
}
