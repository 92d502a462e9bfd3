/** Why a borrower is asked to correct or provide something, and why the service turns an application down. */

/** Of operators, and of lenders that ask for more documents. */
export const CHANGE_REASONS = [
  'not-readable',
  'incomplete',
  'wrong-document',
  'out-of-date',
  'not-masked',
  'differs-from-documents',
  'not-plausible',
  'further-document',
] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** Of operators. Lenders have reasons of their own. */
export const REJECTION_REASONS = [
  'cannot-be-confirmed',
  'documents-not-genuine',
  'outside-our-rules',
  'applied-before',
  'not-reached',
] as const;
/** Other reasons for which the service may have turned an application down: nobody chooses these from a list. */
export const ALL_REJECTION_REASONS = [...REJECTION_REASONS, 'lender-not-reached'] as const;
export type RejectionReason = (typeof ALL_REJECTION_REASONS)[number];
