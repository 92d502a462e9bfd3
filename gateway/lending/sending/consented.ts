import type { ApplicationId } from '#domain/ids.ts';
import * as z from 'zod/mini';
import type { DataItem } from '#domain/lending/notifications/notices.ts';
import { DATA_ITEMS } from '#domain/lending/notifications/notices.ts';
import type { ConsentRow } from '#gateway/lending/consents/consents.ts';
import { consentsOf } from '#gateway/lending/consents/consents.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const items = z.array(z.enum(DATA_ITEMS));

/** What a borrower consents to have sent to a lender just now. */
export const sharingConsents = async (
  runner: Runner,
  applicationId: ApplicationId,
  lenderId: string,
): Promise<ConsentRow[]> =>
  (await consentsOf(runner, applicationId)).filter(
    (row) =>
      row.person === 'borrower' &&
      row.purpose === 'share-with-lender' &&
      row.lender_id === lenderId &&
      row.state === 'GIVEN',
  );

export const itemsOf = (consents: readonly ConsentRow[]): ReadonlySet<DataItem> =>
  new Set(consents.flatMap((row) => z.parse(items, JSON.parse(row.items))));

/** The kinds of data that a lender may be sent just now; none without a consent. */
export const consentedItems = async (
  runner: Runner,
  applicationId: ApplicationId,
  lenderId: string,
): Promise<ReadonlySet<DataItem>> =>
  itemsOf(await sharingConsents(runner, applicationId, lenderId));
