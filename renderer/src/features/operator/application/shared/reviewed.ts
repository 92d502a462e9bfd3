import { isAcceptedState, isOpenCase } from '#domain/lending/states/lender-case-states.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import type { reviewedApplication } from '#contract/operators/review.ts';
import { type Stated, checksOf, isOutdated } from '#domain/lending/document-checks.ts';
import {
  DOCUMENT_KINDS,
  DOCUMENTS_BEFORE_SANCTION,
  type DocumentKind,
  isTimely,
  kindsAskedOf,
} from '#domain/lending/documents.ts';

/** An application as an operator sees it. */
export type Reviewed = ReplyOf<typeof reviewedApplication>;
export type ReviewedDocument = Reviewed['documentList'][number];

type Standing = Pick<Reviewed, 'state' | 'claim' | 'cases' | 'draft'>;

/** Whether lenders have it: then it is open to every operator. */
export const isWithLenders = ({ state, cases }: Pick<Reviewed, 'state' | 'cases'>): boolean =>
  state === 'WITH_LENDER' || (state === 'ACTION_REQUIRED' && cases.some(({ isSent }) => isSent));

const isMine = ({ claim }: Standing): boolean => claim?.isMine === true;

/** Why its documents cannot be viewed now; null if they can. The gateway says the same. */
export function whyNoDocuments(application: Standing): 'nobody' | 'somebody' | 'borrower' | null {
  const { state, claim } = application;
  // Whoever confirms a decision looks at what it rests on.
  if (isWithLenders(application) || application.draft !== null) return null;
  if (state === 'ACTION_REQUIRED') return 'borrower';
  if (isMine(application) && state === 'IN_REVIEW') return null;
  return claim === null ? 'nobody' : 'somebody';
}

/** Whether this operator checks its documents now, rather than looks at them. The gateway says the same. */
export const isOpenToCheck = (application: Standing): boolean =>
  isWithLenders(application) ||
  // An answer would drop the decision that waits.
  (application.draft === null && isMine(application) && application.state === 'IN_REVIEW');

/** What its documents are compared with; null for those who may not read it. */
export const statedIn = ({ content }: Pick<Reviewed, 'content'>): Stated | null =>
  content === null
    ? null
    : { sections: content.sections, guarantorName: content.guarantor?.name ?? null };

export type Decision = 'handOver' | 'corrections' | 'reject';

/** What the operator can decide now. */
export function decisionsOf(application: Standing): readonly Decision[] {
  if (application.state === 'WITH_LENDER') return ['corrections'];
  return application.state === 'IN_REVIEW' && isMine(application) && application.draft === null
    ? ['handOver', 'corrections', 'reject']
    : [];
}

/** Whether it was verified, and an answer that it proved was changed since. */
export function isToCompareAgain(
  application: Pick<Reviewed, 'content'>,
  { kind, state, checks }: ReviewedDocument,
): boolean {
  const stated = statedIn(application);
  if (state !== 'VERIFIED' || stated === null || checks === null) return false;
  return isOutdated(checksOf(kind, stated), checks);
}

export const documentsToCheck = (application: Pick<Reviewed, 'content' | 'documentList'>) =>
  application.documentList.filter(
    (each) => each.state === 'CLEAN' || isToCompareAgain(application, each),
  );

/** Kinds that have to be uploaded again, and of which there is no better document. */
export function kindsToAskFor({ documentList }: Pick<Reviewed, 'documentList'>) {
  const isThere = (kind: ReviewedDocument['kind']) =>
    documentList.some(
      (each) => each.kind === kind && (each.state === 'CLEAN' || each.state === 'VERIFIED'),
    );
  const wanted = documentList
    .filter(({ state }) => state === 'RESUBMIT' || state === 'REFUSED')
    .map(({ kind }) => kind);
  return [...new Set(wanted)].filter((kind) => !isThere(kind));
}

/** What its lenders ask for before they decide, as far as the page knows it. */
export const askedBefore = ({ content, cases }: Pick<Reviewed, 'content' | 'cases'>) =>
  cases
    .filter(isOpenCase)
    .flatMap(
      ({ productId }) =>
        content?.match?.matched.find(({ product }) => product.id === productId)?.documents
          .beforeSanction ?? [],
    );

/** Kinds that an operator can ask for now: the gateway refuses the others. */
export function askableKinds(application: Reviewed): readonly DocumentKind[] {
  const { content, cases } = application;
  const all = isWithLenders(application) ? DOCUMENT_KINDS : DOCUMENTS_BEFORE_SANCTION;
  const isAccepted = cases.some(({ state }) => isAcceptedState(state));
  return kindsAskedOf(all, content?.guarantor?.state === 'CONSENTED').filter((kind) =>
    isTimely(kind, askedBefore(application), isAccepted),
  );
}

export type NextAct =
  | 'confirm'
  | 'second'
  | 'claim'
  | 'taken'
  | 'check'
  | 'askAgain'
  | 'decide'
  | 'borrower'
  | 'lenders';

/** What the viewing operator has to do next. */
export function nextActOf(application: Reviewed): NextAct {
  const { state, claim, draft } = application;
  if (state === 'SUBMITTED') return 'claim';
  if (state === 'ACTION_REQUIRED') return 'borrower';
  const toCheck = documentsToCheck(application).length > 0;
  if (state === 'WITH_LENDER') return toCheck ? 'check' : 'lenders';
  if (draft !== null) return draft.isMine ? 'second' : 'confirm';
  if (claim === null) return 'claim';
  if (!claim.isMine) return 'taken';
  if (toCheck) return 'check';
  return kindsToAskFor(application).length > 0 ? 'askAgain' : 'decide';
}
