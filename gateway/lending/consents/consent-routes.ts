import type { ApplicationId, UserId } from '#domain/ids.ts';
import {
  giveConsent,
  listConsents,
  notices,
  withdrawConsent,
} from '#contract/applications/consents.ts';
import type { Language } from '#domain/languages.ts';
import type { PurposeName } from '#domain/lending/notifications/notices.ts';
import { PURPOSES } from '#domain/lending/notifications/notices.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import {
  findOwnApplication,
  lockOwn,
  notFound,
  ownerOf,
} from '#gateway/lending/applications/find-application.ts';
import type { ConsentRow } from '#gateway/lending/consents/consents.ts';
import {
  agreedNotice,
  consentFrom,
  consentsOf,
  endConsent,
  noteConsent,
  noticesFor,
} from '#gateway/lending/consents/consents.ts';
import { shownNotice } from '#gateway/lending/consents/notice-hash.ts';
import { isPaidInPart } from '#gateway/lending/lender-cases/delivery-orders.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import { cancelCases, closeWithoutLender } from '#gateway/lending/lender-cases/end-cases.ts';
import { returnToLenders } from '#gateway/lending/lender-cases/return-to-lenders.ts';
import type { Wait } from '#gateway/foundation/http/wait.ts';
import type { ProofDeps } from '#gateway/foundation/identity/fresh-proof.ts';
import { freshProof } from '#gateway/foundation/identity/fresh-proof.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { enqueueMessage, hasHeard } from '#gateway/lending/outbox/enqueue.ts';
import { onceNothingIsSent, refuseWhileSending } from '#gateway/lending/outbox/in-flight.ts';

const isRequired = (purpose: string) =>
  Object.entries(PURPOSES).some(([name, each]) => name === purpose && each.isRequired);

/** The lender that a consent was for hears that it is withdrawn if it may know of the application, also from before. */
async function tellLender(
  tx: Change,
  applicationId: ApplicationId,
  { id, purpose, lender_id: lenderId }: ConsentRow,
): Promise<void> {
  if (lenderId === '' || !(await hasHeard(tx.runner, applicationId, lenderId))) return;
  const facts = { consent: id, purpose };
  await enqueueMessage(tx, { applicationId, lenderId, kind: 'consent-withdrawn', facts });
}

type ConsentRouteDeps = LoanDeps & ProofDeps & { readonly wait: Wait };

/** What borrowers consent to, and how they withdraw it. */
export function consentRoutes(deps: ConsentRouteDeps, callDeps: CallDeps) {
  const { records, catalogue, wait } = deps;
  const { ofPerson, once } = routesFor(records, callDeps);

  /** Gives a consent within a change. */
  const give = async (
    tx: Change,
    userId: UserId,
    body: {
      readonly number: string;
      readonly purpose: PurposeName;
      readonly lenderId: string | null;
      readonly language: Language;
      readonly noticeHash: string;
    },
    provedAt: number,
  ) => {
    const row = await lockOwn(records, tx, userId, body.number);
    if (row.state === 'CLOSED')
      throw new Refused(refuse('application-closed', 'This application is closed.'));
    const { lenders } = await catalogue.published(tx.runner);
    const notice = agreedNotice(body, lenders);
    return { consent: await noteConsent(tx, row.id, notice, provedAt) };
  };

  const withdraw = async (tx: Change, userId: UserId, number: string, consent: string) => {
    const row = await lockOwn(records, tx, userId, number);
    const given = (await consentsOf(tx.runner, row.id)).find(
      ({ id, person }) => id === consent && person === 'borrower',
    );
    if (given === undefined)
      throw new Refused(refuse('no-such-consent', 'There is no such consent.'));
    if (given.state === 'WITHDRAWN') return { consent };
    await refuseWhileSending(tx, row.id, given.lender_id === '' ? null : given.lender_id);
    await endConsent(tx, given.id);
    // A loan that is being paid out goes on; its lender is only sent nothing more of the person.
    if (isRequired(given.purpose) && !(await isPaidInPart(tx.runner, row.id))) {
      const isMeant = (each: CaseRow) =>
        given.lender_id === '' || given.lender_id === each.lender_id;
      await cancelCases(tx, row, { actor: BORROWER, why: 'consent-withdrawn', isMeant });
      await closeWithoutLender(tx, await returnToLenders(tx, row, BORROWER), BORROWER);
    }
    await tellLender(tx, row.id, given);
    await tx.audit({
      subject: ownerOf(row.id),
      actor: BORROWER,
      action: 'withdrawConsent',
      facts: { consent, purpose: given.purpose },
    });
    return { consent };
  };

  return [
    ofPerson(notices, async ({ account, body }) => {
      const row = await findOwnApplication(records.db, account.userId, body.number);
      if (row === null) return notFound();
      const { lenders } = await catalogue.published(records.db);
      return reply({
        notices: noticesFor(body.language, lenders).map((each) => shownNotice(each)),
      });
    }),
    ofPerson(giveConsent, (request) => {
      const { account, body, phoneProof, sessionProof } = request;
      // What goes to a lender needs its own proof; for the rest that of signing in is enough.
      const signedIn = body.lenderId === null ? (sessionProof?.phoneProvedAt ?? null) : null;
      let provedAt = 0;
      const prove = async (): Promise<Refusal | null> => {
        const proven = await freshProof(deps, account.mobileNumber, phoneProof, signedIn);
        if (!proven.ok) return proven.failure;
        provedAt = proven.value;
        return null;
      };
      return once(giveConsent, request, (tx) => give(tx, account.userId, body, provedAt), prove);
    }),
    ofPerson(withdrawConsent, (request) => {
      const { account, body } = request;
      return onceNothingIsSent(wait, () =>
        once(withdrawConsent, request, (tx) =>
          withdraw(tx, account.userId, body.number, body.consent),
        ),
      );
    }),
    ofPerson(listConsents, async ({ account, body }) => {
      const row = await findOwnApplication(records.db, account.userId, body.number);
      if (row === null) return notFound();
      const rows = await consentsOf(records.db, row.id);
      const own = rows.filter(({ person }) => person === 'borrower');
      return reply({ consents: own.map((consent) => consentFrom(consent)) });
    }),
  ] as const;
}
