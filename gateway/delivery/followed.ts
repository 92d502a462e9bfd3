import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { followed } from '#contract/applications/delivery.ts';
import { APPLICATION_STATES } from '#domain/lending/application-states.ts';
import { DELIVERY_STATES } from '#domain/lending/delivery-states.ts';
import { DOCUMENT_KINDS } from '#domain/lending/documents.ts';
import type { PurposeName } from '#domain/lending/notices.ts';
import { READY_STATES } from '#gateway/documents/ready-documents.ts';
import type { Runner } from '#gateway/store/records.ts';

const PAGE = 50;
const PURPOSE: PurposeName = 'share-status-with-dealer';

const state = z.enum(APPLICATION_STATES);
const deliveryState = z.enum(DELIVERY_STATES);
const kind = z.enum(DOCUMENT_KINDS);

/** The dealer's applications whose borrowers have consented to it, from an application of the dealer's on. */
const consented = (runner: Runner, dealerId: string, after: string | null) =>
  runner
    .selectFrom('applications')
    .leftJoin('delivery_orders', 'delivery_orders.application_id', 'applications.id')
    .select(['applications.id', 'applications.number', 'applications.state'])
    .select([
      'delivery_orders.state as delivery_state',
      'delivery_orders.version as delivery_version',
    ])
    .where('applications.dealer_id', '=', dealerId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('consents')
          .select('consents.id')
          .whereRef('consents.application_id', '=', 'applications.id')
          .where('consents.person', '=', 'borrower')
          .where('consents.purpose', '=', PURPOSE)
          .where('consents.state', '=', 'GIVEN'),
      ),
    )
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('applications.created_at', 'applications.id'),
          '<',
          eb
            .selectFrom('applications as last')
            .select(['last.created_at', 'last.id'])
            .where('last.number', '=', after ?? '')
            .where('last.dealer_id', '=', dealerId)
            .$asTuple('created_at', 'id'),
        ),
      ),
    )
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(PAGE + 1);

/** One page of what a dealer may see of the applications for its vehicles, the newest first. */
export async function followedBy(
  runner: Runner,
  dealerId: string,
  { after }: BodyOf<typeof followed>,
): Promise<ReplyOf<typeof followed>> {
  const rows = await consented(runner, dealerId, after).execute();
  const shown = rows.slice(0, PAGE);
  const documents = await runner
    .selectFrom('documents')
    .select(['application_id', 'kind'])
    .distinct()
    .where('application_id', 'in', ['', ...shown.map(({ id }) => id)])
    .where('state', 'in', READY_STATES)
    .orderBy('kind')
    .execute();
  return {
    applications: shown.map((row) => ({
      number: row.number,
      state: z.parse(state, row.state),
      documents: documents
        .filter(({ application_id: id }) => id === row.id)
        .map((document) => z.parse(kind, document.kind)),
      delivery:
        row.delivery_state === null || row.delivery_version === null
          ? null
          : { state: z.parse(deliveryState, row.delivery_state), version: row.delivery_version },
    })),
    isLastPage: rows.length <= PAGE,
  };
}
