import type { UserId } from '#domain/ids.ts';
import type { ApplicationAction } from '#domain/lending/states/application-states.ts';
import { applicationEdge } from '#domain/lending/states/application-states.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  lockOwnApplication,
  staleApplication,
} from '#gateway/lending/applications/find-application.ts';

/** Refuses with 409 what the table of states has no edge for. */
export function requireEdge(action: ApplicationAction, row: ApplicationRow) {
  const edge = applicationEdge(action, row.state);
  if (edge === null) throw new Refused(staleApplication(row));
  return edge;
}

/** Locks the borrower's application for an action that its state allows. */
export async function lockFor(
  records: Records,
  tx: Change,
  userId: UserId,
  seen: { readonly number: string; readonly version: number },
  action: ApplicationAction,
) {
  const row = await lockOwnApplication(records, tx, userId, seen);
  return { row, edge: requireEdge(action, row) };
}
