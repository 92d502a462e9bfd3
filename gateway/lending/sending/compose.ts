import type { LenderMessage } from '#contract/lenders/messages.ts';
import { lenderMessage, MESSAGE_VERSION } from '#contract/lenders/messages.ts';
import type { MessageRow } from '#gateway/lending/outbox/stored-messages.ts';
import { MESSAGE_BODIES } from '#gateway/lending/sending/message-bodies.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

const bodyOf = new Map(Object.entries(MESSAGE_BODIES));

/**
 * Writes a message by what is known now, with links to its documents. The caller holds its lease, so that nothing is
 * withdrawn meanwhile. Throws when it would not be what the contract says.
 */
export function composeMessage(
  { records, keys }: { readonly records: Records; readonly keys: DataKeys },
  message: MessageRow,
): Promise<LenderMessage> {
  return records.transact(async (runner) => {
    const at = await timeOf(records, runner);
    const application = await runner
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', message.application_id)
      .executeTakeFirstOrThrow();
    const lenderCase = await runner
      .selectFrom('lender_cases')
      .selectAll()
      .where('application_id', '=', message.application_id)
      .where('lender_id', '=', message.lender_id)
      .executeTakeFirstOrThrow();
    const write = bodyOf.get(message.kind);
    if (write === undefined) throw new Error('nothing writes messages of this kind');
    return lenderMessage.parse({
      kind: message.kind,
      metadata: {
        version: MESSAGE_VERSION,
        messageId: message.id,
        timestamp: new Date(at).toISOString(),
        lenderId: message.lender_id,
        applicationNumber: application.number,
        position: message.position,
        case: { state: lenderCase.state, version: lenderCase.version },
      },
      body: await write({ runner, keys, at, application, lenderCase, message }),
    });
  });
}
