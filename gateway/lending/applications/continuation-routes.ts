import * as z from 'zod/mini';
import { continueHere, continueOnPhone } from '#contract/applications/loans.ts';
import {
  continuationToken,
  linkToContinue,
  madeLink,
  useLink,
} from '#gateway/lending/applications/continuation.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import {
  findOwnApplication,
  keyOfApplication,
  notFound,
  staleApplication,
} from '#gateway/lending/applications/find-application.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';

/** How a borrower goes on with an application on another device. */
export function continuationRoutes(
  { records, keys }: Pick<LoanDeps, 'records' | 'keys'>,
  callDeps: CallDeps,
) {
  const { ofPerson, once } = routesFor(records, callDeps);
  return [
    ofPerson(continueOnPhone, async (request) => {
      const { account, body } = request;
      const answer = await once(continueOnPhone, request, (tx) =>
        linkToContinue(records, tx, account.userId, body, (id) =>
          keyOfApplication(keys, tx.runner, id),
        ),
      );
      if (answer.status !== 200) return answer;
      const row = await findOwnApplication(records.db, account.userId, body.number);
      if (row === null) return notFound();
      if (row.state === 'CLOSED') return staleApplication(row);
      const { expiresAt } = z.parse(madeLink, answer.reply);
      const key = await keyOfApplication(keys, records.db, row.id);
      const token = continuationToken(key, body.requestId, expiresAt);
      return reply({ number: row.number, token, expiresAt });
    }),
    ofPerson(continueHere, (request) =>
      once(continueHere, request, (tx) => useLink(tx, request.account.userId, request.body)),
    ),
  ] as const;
}
