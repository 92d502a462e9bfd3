import type { auth } from '#renderer/i18n/en/auth.ts';
import type { calculator } from '#renderer/i18n/en/calculator.ts';
import type { loanTools } from '#renderer/i18n/en/loan-tools.ts';
import type { branches } from '#renderer/i18n/en/branches.ts';
import type { carousel } from '#renderer/i18n/en/carousel.ts';
import type { common } from '#renderer/i18n/en/common.ts';
import type { answers } from '#domain/words/en/answers.ts';
import type { cost } from '#domain/words/en/cost.ts';
import type { comparison } from '#renderer/i18n/en/comparison.ts';
import type { confirmEmail } from '#renderer/i18n/en/confirm-email.ts';
import type { consumer } from '#renderer/i18n/en/consumer.ts';
import type { contact } from '#renderer/i18n/en/contact.ts';
import type { forms } from '#renderer/i18n/en/forms.ts';
import type { nbfc } from '#renderer/i18n/en/nbfc.ts';
import type { psychometric } from '#renderer/i18n/en/psychometric.ts';
import type { registration } from '#renderer/i18n/en/registration.ts';
import type { affordability } from '#renderer/i18n/en/affordability.ts';
import type { eligibility } from '#renderer/i18n/en/eligibility.ts';
import type { desktop } from '#renderer/i18n/en/desktop.ts';
import type { numbers } from '#renderer/i18n/en/numbers.ts';
import type { matching } from '#renderer/i18n/en/matching.ts';
import type { applications } from '#renderer/i18n/en/applications.ts';
import type { apply } from '#renderer/i18n/en/apply.ts';
import type { documents } from '#renderer/i18n/en/documents.ts';
import type { lock } from '#renderer/i18n/en/lock.ts';
import type { lockedPdf } from '#renderer/i18n/en/locked-pdf.ts';
import type { myLoan } from '#renderer/i18n/en/my-loan.ts';
import type { reading } from '#renderer/i18n/en/reading.ts';
import type { refusals } from '#renderer/i18n/en/refusals.ts';
import type { loanOffers } from '#renderer/i18n/en/offers.ts';
import type { guarantor } from '#renderer/i18n/en/guarantor.ts';
import type { dealerDesk } from '#renderer/i18n/en/dealer-desk.ts';
import type { dealerBranches } from '#renderer/i18n/en/dealer-branches.ts';
import type { dealerFollow } from '#renderer/i18n/en/dealer-follow.ts';
import type { dealerKept } from '#renderer/i18n/en/dealer-kept.ts';
import type { dealerLeads } from '#renderer/i18n/en/dealer-leads.ts';
import type { dealerShowroom } from '#renderer/i18n/en/dealer-showroom.ts';
import type { dealerPrices } from '#renderer/i18n/en/dealer-prices.ts';
import type { dealerToday } from '#renderer/i18n/en/dealer-today.ts';
import type { dealerQuote } from '#renderer/i18n/en/dealer-quote.ts';
import type { fromDealer } from '#renderer/i18n/en/from-dealer.ts';
import type { quoteSheet } from '#renderer/i18n/en/quote-sheet.ts';
import type { sharedQuote } from '#renderer/i18n/en/shared-quote.ts';
import type { invited } from '#renderer/i18n/en/invited.ts';
import type { recovery } from '#renderer/i18n/en/recovery.ts';
import type { lender } from '#renderer/i18n/en/lender.ts';
import type { lenderInbox } from '#renderer/i18n/en/lender-inbox.ts';
import type { operator } from '#renderer/i18n/en/operator.ts';
import type { operatorApplication } from '#renderer/i18n/en/operator-application.ts';
import type { operatorCatalogue } from '#renderer/i18n/en/operator-catalogue.ts';
import type { operatorDashboard } from '#renderer/i18n/en/operator-dashboard.ts';
import type { operatorQueue } from '#renderer/i18n/en/operator-queue.ts';
import type { operatorReports } from '#renderer/i18n/en/operator-reports.ts';
import type { operatorService } from '#renderer/i18n/en/operator-service.ts';
import type { staff } from '#renderer/i18n/en/staff.ts';
import type { viewer } from '#renderer/i18n/en/viewer.ts';
import type { published } from '#renderer/i18n/en/published.ts';
import type { keyFacts } from '#renderer/i18n/en/key-facts.ts';

/**
 * Words are split into files by area, so that a page carries only those it can show. `common` is always loaded; a part
 * of a page declares the others it needs. Group names are unique across areas, because keys do not name their area.
 */
export type English = {
  readonly common: typeof common;
  readonly carousel: typeof carousel;
  readonly auth: typeof auth;
  readonly branches: typeof branches;
  readonly contact: typeof contact;
  readonly consumer: typeof consumer;
  readonly forms: typeof forms;
  readonly nbfc: typeof nbfc;
  readonly registration: typeof registration;
  readonly psychometric: typeof psychometric;
  readonly comparison: typeof comparison;
  readonly answers: typeof answers;
  readonly cost: typeof cost;
  readonly eligibility: typeof eligibility;
  readonly affordability: typeof affordability;
  readonly numbers: typeof numbers;
  readonly reading: typeof reading;
  readonly refusals: typeof refusals;
  readonly calculator: typeof calculator;
  readonly 'loan-tools': typeof loanTools;
  readonly 'key-facts': typeof keyFacts;
  readonly published: typeof published;
  readonly matching: typeof matching;
  readonly applications: typeof applications;
  readonly apply: typeof apply;
  readonly documents: typeof documents;
  readonly lock: typeof lock;
  readonly 'locked-pdf': typeof lockedPdf;
  readonly 'my-loan': typeof myLoan;
  readonly offers: typeof loanOffers;
  readonly guarantor: typeof guarantor;
  readonly invited: typeof invited;
  readonly recovery: typeof recovery;
  readonly 'confirm-email': typeof confirmEmail;
  readonly 'dealer-desk': typeof dealerDesk;
  readonly 'dealer-leads': typeof dealerLeads;
  readonly 'dealer-kept': typeof dealerKept;
  readonly 'dealer-prices': typeof dealerPrices;
  readonly 'dealer-showroom': typeof dealerShowroom;
  readonly 'dealer-quote': typeof dealerQuote;
  readonly 'from-dealer': typeof fromDealer;
  readonly 'quote-sheet': typeof quoteSheet;
  readonly 'shared-quote': typeof sharedQuote;
  readonly 'dealer-branches': typeof dealerBranches;
  readonly 'dealer-today': typeof dealerToday;
  readonly 'dealer-follow': typeof dealerFollow;
  readonly staff: typeof staff;
  readonly operator: typeof operator;
  readonly 'operator-dashboard': typeof operatorDashboard;
  readonly 'operator-queue': typeof operatorQueue;
  readonly 'operator-application': typeof operatorApplication;
  readonly 'operator-catalogue': typeof operatorCatalogue;
  readonly 'operator-reports': typeof operatorReports;
  readonly 'operator-service': typeof operatorService;
  readonly lender: typeof lender;
  readonly 'lender-inbox': typeof lenderInbox;
  readonly viewer: typeof viewer;
  readonly desktop: typeof desktop;
};

export type Area = keyof English;

/** What the single-page app shows on the web as soon as it opens. */
export const APP_AREAS = [
  'common',
  'carousel',
  'auth',
  'consumer',
  'numbers',
] as const satisfies readonly Area[];

/** Fetched by what shows them, when there is something to show. */
export const ON_DEMAND_AREAS = ['reading', 'refusals'] as const satisfies readonly Area[];

/** The words of operators and of lenders' people, which are fetched with their areas. */
export const STAFF_AREAS = [
  'operator',
  'operator-dashboard',
  'operator-queue',
  'operator-application',
  'operator-catalogue',
  'operator-reports',
  'operator-service',
  'lender',
  'lender-inbox',
] as const satisfies readonly Area[];

/** Every other area of the web, for whatever shows the whole portal. */
export const AREAS = [
  ...APP_AREAS,
  'forms',
  'registration',
  'comparison',
  'answers',
  'cost',
  'eligibility',
  'affordability',
  'calculator',
  'loan-tools',
  'key-facts',
  'branches',
  'contact',
  'nbfc',
  'psychometric',
  'published',
  'matching',
  'applications',
  'apply',
  'documents',
  'lock',
  'locked-pdf',
  'my-loan',
  'offers',
  'guarantor',
  'invited',
  'recovery',
  'confirm-email',
  'staff',
  'dealer-desk',
  'dealer-leads',
  'dealer-kept',
  'dealer-prices',
  'dealer-showroom',
  'dealer-quote',
  'from-dealer',
  'quote-sheet',
  'shared-quote',
  'dealer-follow',
  'dealer-branches',
  'dealer-today',
  'viewer',
] as const satisfies readonly Area[];

/** Also the words of the terminal and the showroom, for hosts that have them. */
export const HOST_AREAS = [...AREAS, 'desktop'] as const satisfies readonly Area[];
