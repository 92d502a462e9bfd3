import { asId } from '#domain/ids.ts';
import { paise } from '#domain/money/money.ts';
import type {
  Reviewed,
  ReviewedDocument,
} from '#renderer/features/operator/application/shared/reviewed.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';

const AT = Date.parse('2026-11-23T06:30:00Z');
const ID = '4d0a3d5e-0d0f-4d51-9d6e-1f1f5a0b7c0';
/** ID of the viewing operator's membership. */
export const ME = `${ID}1`;
export const NUMBER = 'LA0123456789';

/** A sample document: clean and not yet viewed. */
export const aDocument = (
  index: number,
  kind: DocumentKind,
  changed: Partial<ReviewedDocument> = {},
): ReviewedDocument => ({
  document: `3b0a3d5e-0d0f-4d51-9d6e-1f1f5a0b7c0${index}`,
  state: 'CLEAN',
  version: 3,
  reason: null,
  message: null,
  kind,
  fileName: null,
  bytes: 1000,
  sha256: '0'.repeat(64),
  missing: [],
  contentType: 'application/pdf',
  isScanned: true,
  isMasked: kind === 'masked-aadhaar' ? true : null,
  isMaskingConfirmed: null,
  checks: [],
  begunAt: AT,
  changedAt: AT,
  ...changed,
});

/** A sample application that the operator is working on, with one document to be checked. */
export const aReviewed = (changed: Partial<Reviewed> = {}): Reviewed => ({
  number: NUMBER,
  state: 'IN_REVIEW',
  outcome: null,
  version: 7,
  submittedAt: AT,
  changedAt: AT,
  dueAt: AT,
  isOverdue: false,
  level: null,
  claim: { membership: asId('membership', ME), isMine: true, at: AT },
  comesBackAt: null,
  waitsForSecond: false,
  hasAnswer: false,
  pinArea: '226',
  lenders: [{ lenderId: 'sample-neem', state: 'CREATED' }],
  documents: { unchecked: 1, verified: 0 },
  language: 'hi',
  content: {
    sections: {
      identity: { fullName: 'Madeup Borrower', hasNoPan: true, dateOfBirth: '1990-04-17' },
      address: {},
      work: { occupation: 'other', income: paise(30_000_00) },
      vehicle: {},
      bank: {},
    },
    missing: [],
    match: null,
    isMatchStale: false,
    guarantor: null,
  },
  documentList: [aDocument(1, 'bank-statement')],
  cases: [
    {
      lenderId: 'sample-neem',
      productId: 'sample-neem-one',
      productVersion: 1,
      state: 'CREATED',
      isSent: false,
      acknowledgedAt: null,
      changedAt: AT,
      reason: null,
    },
  ],
  delivery: null,
  consents: [],
  changeRequests: [],
  offers: [],
  duplicates: { applications: [], isWhole: true },
  draft: null,
  notes: [],
  letters: { written: [], mayWrite: true, firstName: 'Madeup', lenders: [], hasEmail: true },
  history: [
    { at: AT, role: 'operator', actor: ME, action: 'claim', facts: { from: 'SUBMITTED' } },
    { at: AT, role: 'borrower', actor: '', action: 'submit', facts: {} },
  ],
  ...changed,
});
