/**
 * What pages and the gateway both say, in any language: for the gateway, and for staff who see what a borrower reads. It comes with
 * every language; a borrower's page says it by the area `answers` of its own.
 */
import type { Language } from '#domain/languages.ts';
import type { ChangeReason, RejectionReason } from '#domain/lending/change-reasons.ts';
import { ESCALATION_DAYS } from '#domain/lending/grievances.ts';
import { ANSWERS } from '#domain/words/answers.ts';
import { filled } from '#domain/words/filled.ts';

/** Why a borrower is asked to correct or provide something. */
export const changeReasonIn = (reason: ChangeReason, language: Language): string =>
  ANSWERS[language].change[reason];

/** Why the service turned an application down. */
export const rejectionReasonIn = (reason: RejectionReason, language: Language): string =>
  ANSWERS[language].rejection[reason];

/** What somebody who escalates a grievance reads. */
export const escalationAdvice = (language: Language): string =>
  filled(ANSWERS[language].escalation, ESCALATION_DAYS);
