import type { ReplyOf } from '#contract/gateway.ts';
import type { reviewedApplication } from '#contract/operators/review.ts';

/** An application as an operator sees it. */
export type Reviewed = ReplyOf<typeof reviewedApplication>;
export type ReviewedDocument = Reviewed['documentList'][number];

type Standing = Pick<Reviewed, 'state' | 'claim' | 'cases'>;

/** Whether lenders have it: then it is open to every operator. */
export const isWithLenders = ({ state, cases }: Pick<Reviewed, 'state' | 'cases'>): boolean =>
  state === 'WITH_LENDER' || (state === 'ACTION_REQUIRED' && cases.some(({ isSent }) => isSent));

const isMine = ({ claim }: Standing): boolean => claim?.isMine === true;

/** Why its documents cannot be viewed now; null if they can. The gateway says the same. */
export function whyNoDocuments(application: Standing): 'nobody' | 'somebody' | 'borrower' | null {
  const { state, claim } = application;
  if (isWithLenders(application)) return null;
  if (state === 'ACTION_REQUIRED') return 'borrower';
  if (isMine(application) && state === 'IN_REVIEW') return null;
  return claim === null ? 'nobody' : 'somebody';
}

export type Decision = 'handOver' | 'corrections' | 'reject';

/** What the operator can decide now. */
export function decisionsOf(application: Standing): readonly Decision[] {
  if (application.state === 'WITH_LENDER') return ['corrections'];
  return application.state === 'IN_REVIEW' && isMine(application)
    ? ['handOver', 'corrections', 'reject']
    : [];
}

const isToCheck = ({ state }: ReviewedDocument) => state === 'CLEAN';

export const documentsToCheck = ({ documentList }: Pick<Reviewed, 'documentList'>) =>
  documentList.filter(isToCheck);

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

export type NextAct = 'claim' | 'taken' | 'check' | 'askAgain' | 'decide' | 'borrower' | 'lenders';

/** What the viewing operator has to do next. */
export function nextActOf(application: Reviewed): NextAct {
  const { state, claim } = application;
  if (state === 'SUBMITTED') return 'claim';
  if (state === 'ACTION_REQUIRED') return 'borrower';
  const toCheck = documentsToCheck(application).length > 0;
  if (state === 'WITH_LENDER') return toCheck ? 'check' : 'lenders';
  if (claim === null) return 'claim';
  if (!claim.isMine) return 'taken';
  if (toCheck) return 'check';
  return kindsToAskFor(application).length > 0 ? 'askAgain' : 'decide';
}
