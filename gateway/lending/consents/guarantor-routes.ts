import { isOpenCase } from '#domain/lending/states/lender-case-states.ts';
import { fullName } from '#domain/full-name.ts';
import {
  consentAsGuarantor,
  guarantee,
  openAsGuarantor,
  withdrawAsGuarantor,
} from '#contract/applications/consents.ts';
import type { Language } from '#domain/languages.ts';
import { nameIn } from '#domain/languages.ts';
import type { MatchedProduct, MatchInput } from '#domain/lending/matching/match.ts';
import { guaranteeNotice } from '#domain/lending/notifications/notices.ts';
import { chosenNow } from '#gateway/lending/applications/choice.ts';
import type { EmptyingDeps } from '#gateway/lending/applications/empty-withdrawn.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { ownerOf, touchApplication } from '#gateway/lending/applications/find-application.ts';
import type { Invited } from '#gateway/lending/applications/guarantors.ts';
import {
  findInvited,
  GUARANTOR,
  newPass,
  noSuchLink,
  setGuarantorState,
} from '#gateway/lending/applications/guarantors.ts';
import { openMatch } from '#gateway/lending/applications/matches.ts';
import { openSections } from '#gateway/lending/applications/sealed-sections.ts';
import { consentsOf, endConsent, keepConsent } from '#gateway/lending/consents/consents.ts';
import {
  documentsAskedOfGuarantor,
  documentsConsentedTo,
} from '#gateway/lending/consents/guarantors-documents.ts';
import { hashOfNotice, shownNotice } from '#gateway/lending/consents/notice-hash.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { callRoute } from '#gateway/foundation/http/call-route.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { changeOnce, Refused } from '#gateway/foundation/http/change-once.ts';
import { casesOf } from '#gateway/lending/lender-cases/cases.ts';
import type { ProofDeps } from '#gateway/foundation/identity/fresh-proof.ts';
import { freshProof } from '#gateway/foundation/identity/fresh-proof.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/** How the borrower is called until the application has a name. */
async function nameOfAccount(runner: Runner, { user_id }: ApplicationRow): Promise<string> {
  const account = await runner
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return fullName(account?.first_name, account?.last_name);
}

/** Products of the lenders that are asked; until one is chosen, all that match. */
async function askedProducts(
  runner: Runner,
  { row, key }: Pick<Invited, 'row' | 'key'>,
): Promise<{ readonly products: readonly MatchedProduct[]; readonly input: MatchInput }> {
  const { answer, input } = await openMatch(runner, key, row.match_id ?? '');
  const chosen =
    row.submitted_at === null
      ? chosenNow(row, answer)
      : (await casesOf(runner, row.id))
          .filter((each) => isOpenCase(each))
          .map(({ product_id: productId }) => productId);
  const products = answer.matched.filter(
    ({ product }) => chosen.length === 0 || chosen.includes(product.id),
  );
  return { products, input };
}

/** What a guarantor sees and does by the link that the borrower handed over. */
export function guarantorRoutes(
  deps: LoanDeps & ProofDeps & Pick<EmptyingDeps, 'documents'>,
  callDeps: CallDeps,
) {
  const { records, keys, documents: kept } = deps;

  const invited = async (runner: Runner, token: string): Promise<Invited> => {
    const found = await findInvited(records, keys, runner, token);
    if (found === null) throw noSuchLink();
    return found;
  };

  /** Whether the code was sent to the number that the borrower named; nobody learns which that is. */
  const prove = async (token: string, phoneProof: string | null) => {
    const found = await findInvited(records, keys, records.db, token);
    if (found === null) return { refusal: noSuchLink().refusal, provedAt: 0 };
    const proven = await freshProof(deps, found.details.mobileNumber, phoneProof);
    return proven.ok
      ? { refusal: null, provedAt: proven.value }
      : { refusal: proven.failure, provedAt: 0 };
  };

  const agree = async (
    tx: Change,
    body: { token: string; noticeHash: string; language: Language },
    provedAt: number,
  ) => {
    const found = await invited(tx.runner, body.token);
    const { row } = found;
    const { products } = await askedProducts(tx.runner, found);
    const documents = await documentsAskedOfGuarantor(tx.runner, row, products);
    const notice = guaranteeNotice(body.language, documents);
    const noticeHash = hashOfNotice(notice);
    if (noticeHash !== body.noticeHash) {
      throw new Refused(
        refuse('notice-changed', 'The notice has changed. Please read it again.', {
          fields: ['noticeHash'],
          current: { noticeHash },
        }),
      );
    }
    await keepConsent(tx, row.id, 'guarantor', notice, provedAt, documents);
    await setGuarantorState(tx, row.id, 'CONSENTED');
    const version = await touchApplication(tx, row);
    await tx.audit({
      subject: ownerOf(row.id),
      actor: GUARANTOR,
      action: 'consentAsGuarantor',
      facts: {
        notice: body.noticeHash,
        language: body.language,
        documents: documents.join(' '),
        version,
      },
    });
    return { state: 'CONSENTED' };
  };

  const stepBack = async (tx: Change, token: string) => {
    const { row } = await invited(tx.runner, token);
    if (row.submitted_at !== null) {
      const words = 'The application was sent. Please write to the grievance officer to withdraw.';
      throw new Refused(refuse('guarantee-sent', words, { current: { isSubmitted: true } }));
    }
    const given = await consentsOf(tx.runner, row.id);
    for (const consent of given) {
      if (consent.person === 'guarantor' && consent.state === 'GIVEN') {
        await endConsent(tx, consent.id);
      }
    }
    const bytes = await kept.emptyOfGuarantor(tx, row.id);
    await setGuarantorState(tx, row.id, 'WITHDRAWN');
    const version = await touchApplication(tx, row);
    await tx.audit({
      subject: ownerOf(row.id),
      actor: GUARANTOR,
      action: 'withdrawAsGuarantor',
      facts: { version },
    });
    return { bytes };
  };

  return [
    [
      guarantee.path,
      callRoute(guarantee, callDeps, async ({ body }) => {
        const found = await findInvited(records, keys, records.db, body.token);
        if (found === null) return noSuchLink().refusal;
        const { row, key, guarantor, details } = found;
        const { identity } = await openSections(records.db, key, row.id);
        const { products, input } = await askedProducts(records.db, found);
        const documents = await documentsAskedOfGuarantor(records.db, row, products);
        const agreed = await documentsConsentedTo(records.db, row.id);
        return reply({
          borrowerName: identity.fullName ?? (await nameOfAccount(records.db, row)),
          guarantorName: details.name,
          amount: input.onRoadPrice - input.downPayment,
          months: input.months,
          loans: products.map(({ lender, product, offer }) => ({
            lenderName: nameIn(lender.names, body.language),
            productName: nameIn(product.names, body.language),
            offer,
          })),
          state: guarantor.state,
          notice: shownNotice(guaranteeNotice(body.language, documents)),
          documents: [...documents],
          mustAgreeAgain:
            guarantor.state === 'CONSENTED' && !documents.every((kind) => agreed.includes(kind)),
          isSubmitted: row.submitted_at !== null,
        });
      }),
    ],
    [
      consentAsGuarantor.path,
      callRoute(consentAsGuarantor, callDeps, ({ body, phoneProof }) => {
        let provedAt = 0;
        const check = async (): Promise<Refusal | null> => {
          const proven = await prove(body.token, phoneProof);
          ({ provedAt } = proven);
          return proven.refusal;
        };
        const mark = { path: consentAsGuarantor.path, userId: null, body };
        return changeOnce(records, mark, (tx) => agree(tx, body, provedAt), { check });
      }),
    ],
    [
      withdrawAsGuarantor.path,
      callRoute(withdrawAsGuarantor, callDeps, async ({ body, phoneProof }) => {
        const check = async () => (await prove(body.token, phoneProof)).refusal;
        const mark = { path: withdrawAsGuarantor.path, userId: null, body };
        let bytes: readonly string[] = [];
        const work = async (tx: Change) => {
          ({ bytes } = await stepBack(tx, body.token));
          return { state: 'WITHDRAWN' };
        };
        const answer = await changeOnce(records, mark, work, { check });
        if (answer.status === 200) await kept.removeBytes(bytes);
        return answer;
      }),
    ],
    [
      openAsGuarantor.path,
      callRoute(openAsGuarantor, callDeps, async ({ body: { token }, phoneProof }) => {
        const { refusal } = await prove(token, phoneProof);
        const found = refusal === null ? await findInvited(records, keys, records.db, token) : null;
        if (found === null) return refusal ?? noSuchLink().refusal;
        return reply({ pass: newPass(found.key, token, await timeOf(records, records.db)) });
      }),
    ],
  ] as const;
}
