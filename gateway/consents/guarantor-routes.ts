import {
  consentAsGuarantor,
  guarantee,
  withdrawAsGuarantor,
} from '#contract/applications/consents.ts';
import type { Language } from '#domain/languages.ts';
import { noticeFor } from '#domain/lending/notifications/notices.ts';
import { chosenNow } from '#gateway/applications/choice.ts';
import type { LoanNeeds } from '#gateway/applications/drafts.ts';
import type { ApplicationRow } from '#gateway/applications/find-application.ts';
import { ownerOf, touchApplication } from '#gateway/applications/find-application.ts';
import type { Invited } from '#gateway/applications/guarantors.ts';
import { findInvited, noSuchLink, setGuarantorState } from '#gateway/applications/guarantors.ts';
import { openMatch } from '#gateway/applications/matches.ts';
import { openSections } from '#gateway/applications/sealed-sections.ts';
import type { Actor } from '#gateway/audit/audit.ts';
import { consentsOf, endConsent, keepConsent } from '#gateway/consents/consents.ts';
import { hashOfNotice, shownNotice } from '#gateway/consents/notice-hash.ts';
import type { Refusal } from '#gateway/http/answers.ts';
import { refuse, reply } from '#gateway/http/answers.ts';
import type { CallSurroundings } from '#gateway/http/call-route.ts';
import { callRoute } from '#gateway/http/call-route.ts';
import type { Change } from '#gateway/http/change-once.ts';
import { changeOnce, Refused } from '#gateway/http/change-once.ts';
import type { ProofNeeds } from '#gateway/identity/fresh-proof.ts';
import { freshProof } from '#gateway/identity/fresh-proof.ts';
import type { Runner } from '#gateway/store/records.ts';

/** How the borrower is called until the application has a name. */
async function nameOfAccount(runner: Runner, { user_id }: ApplicationRow): Promise<string> {
  const account = await runner
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return account === undefined ? '' : `${account.first_name} ${account.last_name}`;
}

const GUARANTOR: Actor = { role: 'guarantor', id: '' };

/** What a guarantor sees and does by the link that the borrower handed over. */
export function guarantorRoutes(needs: LoanNeeds & ProofNeeds, surroundings: CallSurroundings) {
  const { records, keys } = needs;

  const invited = async (runner: Runner, token: string): Promise<Invited> => {
    const found = await findInvited(records, keys, runner, token);
    if (found === null) throw noSuchLink();
    return found;
  };

  /** Whether the code was sent to the number that the borrower named; nobody learns which that is. */
  const prove = async (token: string, phoneProof: string | null) => {
    const found = await findInvited(records, keys, records.db, token);
    if (found === null) return { refusal: noSuchLink().refusal, provedAt: 0 };
    const proven = await freshProof(needs, found.details.mobileNumber, phoneProof);
    return proven.ok
      ? { refusal: null, provedAt: proven.value }
      : { refusal: proven.failure, provedAt: 0 };
  };

  const agree = async (
    one: Change,
    body: { token: string; noticeHash: string; language: Language },
    provedAt: number,
  ) => {
    const { row } = await invited(one.runner, body.token);
    const notice = noticeFor('guarantee', body.language, null);
    if (hashOfNotice(notice) !== body.noticeHash) {
      throw new Refused(
        refuse(409, 'The notice has changed. Please read it again.', { fields: ['noticeHash'] }),
      );
    }
    await keepConsent(one, row.id, 'guarantor', notice, provedAt);
    await setGuarantorState(one, row.id, 'CONSENTED');
    const version = await touchApplication(one, row);
    await one.audit({
      subject: ownerOf(row.id),
      actor: GUARANTOR,
      action: 'consentAsGuarantor',
      facts: { notice: body.noticeHash, language: body.language, version },
    });
    return { state: 'CONSENTED' };
  };

  const stepBack = async (one: Change, token: string) => {
    const { row } = await invited(one.runner, token);
    const given = await consentsOf(one.runner, row.id);
    for (const consent of given) {
      if (consent.person === 'guarantor' && consent.state === 'GIVEN') {
        await endConsent(one, consent.id);
      }
    }
    await setGuarantorState(one, row.id, 'WITHDRAWN');
    const version = await touchApplication(one, row);
    await one.audit({
      subject: ownerOf(row.id),
      actor: GUARANTOR,
      action: 'withdrawAsGuarantor',
      facts: { version },
    });
    return { state: 'WITHDRAWN' };
  };

  return [
    [
      guarantee.path,
      callRoute(guarantee, surroundings, async ({ body }) => {
        const found = await findInvited(records, keys, records.db, body.token);
        if (found === null) return noSuchLink().refusal;
        const { row, key, guarantor, details } = found;
        const { identity } = await openSections(records.db, key, row.id);
        const { answer, input } = await openMatch(records.db, key, row.match_id ?? '');
        const chosen = chosenNow(row, answer);
        const asked = answer.matched.filter(
          ({ product }) => chosen.length === 0 || chosen.includes(product.id),
        );
        return reply({
          borrowerName: identity.fullName ?? (await nameOfAccount(records.db, row)),
          guarantorName: details.name,
          amount: input.onRoadPrice - input.downPayment,
          months: input.months,
          loans: asked.map(({ lender, product, offer }) => ({
            lenderName: lender.names[body.language],
            productName: product.names[body.language],
            offer,
          })),
          state: guarantor.state,
          notice: shownNotice(noticeFor('guarantee', body.language, null)),
        });
      }),
    ],
    [
      consentAsGuarantor.path,
      callRoute(consentAsGuarantor, surroundings, ({ body, phoneProof }) => {
        let provedAt = 0;
        const check = async (): Promise<Refusal | null> => {
          const proven = await prove(body.token, phoneProof);
          ({ provedAt } = proven);
          return proven.refusal;
        };
        const mark = { path: consentAsGuarantor.path, userId: null, body };
        return changeOnce(records, mark, (one) => agree(one, body, provedAt), check);
      }),
    ],
    [
      withdrawAsGuarantor.path,
      callRoute(withdrawAsGuarantor, surroundings, ({ body, phoneProof }) => {
        const check = async () => (await prove(body.token, phoneProof)).refusal;
        const mark = { path: withdrawAsGuarantor.path, userId: null, body };
        return changeOnce(records, mark, (one) => stepBack(one, body.token), check);
      }),
    ],
  ] as const;
}
