/**
 * Which codes each call may be refused with, beside those of any call. It stands apart from the calls, so that pages do not
 * carry it. Every test on the gateway checks it (`gateway/testing/test-gateway.ts`), and the OpenAPI description lists it.
 */
import type { ADDED_CALLS } from '#contract/added-calls.ts';
import type { APPLICATION_CALLS } from '#contract/application-calls.ts';
import type { GATEWAY_CALLS } from '#contract/gateway.ts';
import type { CodeOfAnyCall, RefusalCode } from '#contract/refusals/codes.ts';
import { CODES_OF_ANY_CALL } from '#contract/refusals/codes.ts';

type AnsweredCall =
  | keyof typeof GATEWAY_CALLS
  | keyof typeof ADDED_CALLS
  | keyof typeof APPLICATION_CALLS;
type CodeOfSomeCalls = Exclude<RefusalCode, CodeOfAnyCall>;

const OPEN_ACCOUNT = [
  'number-not-proved',
  'number-taken',
  'email-taken',
  'number-and-email-taken',
] as const;

const FRESH_CODE = 'fresh-code-needed';
const NOT_THERE = 'no-such-application';
const SEEN_APPLICATION = [NOT_THERE, 'application-changed'] as const;

/** What moves the cases, offers and delivery order of an application may meet one that has moved. */
const MOVED = ['case-changed', 'offer-ended', 'delivery-changed'] as const;

const OF_STAFF = ['not-open-to-you', 'password-and-code-needed', 'provider-needed'] as const;
const OF_OPERATOR = [...OF_STAFF, 'not-among-duties'] as const;
const OF_DEALER = ['not-open-to-you', 'provider-needed'] as const;
const OF_MANAGER = [...OF_DEALER, 'managers-only'] as const;
/** Signed, or in the session of a lender's member. */
const OF_LENDER = [...OF_STAFF, 'not-signed', 'signature-used', 'two-credentials'] as const;
const SEEN_CASE = [NOT_THERE, 'case-changed'] as const;
const UNDER_REVIEW = [...SEEN_APPLICATION, 'own-application', 'with-another-operator'] as const;

const OF_COLLEAGUE = ['colleague-left', 'application-of-colleague'] as const;

const SEEN_TEMPLATE = ['no-such-template', 'template-changed'] as const;

const SEEN_SUBSCRIPTION = [...OF_OPERATOR, 'no-such-subscription', 'subscription-changed'] as const;
const BY_API_KEY = ['api-key-wrong', 'api-key-not-for-this'] as const;

const SEEN_VIEW = ['no-such-view', 'view-of-another', 'view-changed'] as const;

const BEGUN_DOCUMENT = [
  'aadhaar-not-masked',
  'too-many-documents',
  'documents-too-large',
  'all-documents-too-large',
] as const;
const OWN_DOCUMENT = ['no-such-document', 'document-changed', 'documents-closed'] as const;
const FINISHED_DOCUMENT = [...OWN_DOCUMENT, 'parts-missing', 'checks-busy'] as const;
const OF_GUARANTOR = ['link-ended', FRESH_CODE, 'guarantor-not-agreed'] as const;

const LOCKED_LEAD = ['no-such-lead', 'lead-changed', 'lead-removed'] as const;
/** Of what is written in a branch. */
const IN_BRANCH = ['no-such-branch', 'not-your-branch'] as const;
const SEEN_BRANCH = ['no-such-dealer', 'no-such-branch', 'branch-changed'] as const;
const ON_THE_WAY = [NOT_THERE, 'no-delivery-order', 'delivery-changed'] as const;
const OFFERED = [
  'offer-beyond-product',
  'offer-validity-wrong',
  'apr-differs',
  'key-facts-changed',
  'too-many-offers',
] as const;
const AT_DELIVERY = [...SEEN_CASE, 'delivery-changed', 'delivery-out-of-order'] as const;
const PAYING = [
  ...AT_DELIVERY,
  'application-changed',
  'day-to-come',
  'transfer-reported',
  'more-than-owed',
] as const;
const SEEN_OFFER_TEMPLATE = ['no-such-offer-template', 'offer-template-changed'] as const;
const MOVED_VERSION = ['no-such-lender', 'no-such-version', 'version-out-of-order'] as const;

/** Of one part of a document's content, which is not a call of its own. */
export const REFUSALS_OF_PARTS: readonly RefusalCode[] = [
  ...CODES_OF_ANY_CALL,
  ...OWN_DOCUMENT,
  ...OF_GUARANTOR,
  ...OF_DEALER,
  'guarantor-sends-it',
  'document-not-taken',
  'part-differs',
  'part-damaged',
  'part-digest-wrong',
  'part-size-wrong',
];

const REFUSALS_OF_CALLS = {
  login: ['number-not-proved', 'number-not-registered', 'credentials-wrong', 'being-erased'],
  register: [...OPEN_ACCOUNT, 'category-by-invitation'],
  registerByPhone: OPEN_ACCOUNT,
  addContactUs: [],
  userDetails: ['profile-of-another'],
  updateUser: [
    'profile-of-another',
    'category-fixed',
    'email-needed',
    'new-number-not-proved',
    'number-taken',
    'email-taken',
    'number-and-email-taken',
  ],
  signOut: [],
  session: [],
  signOutEverywhere: [],
  passwordStatus: [],
  findMobileNumber: ['credentials-wrong'],
  findUserId: ['number-not-proved', 'number-not-registered'],
  resetPassword: [
    'number-not-proved',
    'user-id-of-another',
    'password-set-with-help',
    'code-spent',
  ],
  emailStatus: [],
  sendEmailCode: ['email-changed', 'email-confirmed-before', 'email-takes-no-mail', 'no-mail-sent'],
  confirmEmail: ['email-changed', 'email-code-wrong', 'email-code-ended'],

  signInProviders: [],
  beginProviderSignIn: ['no-such-provider', 'provider-away', 'number-not-proved'],
  finishProviderSignIn: [
    'provider-away',
    'provider-sign-in-ended',
    'provider-answer-wrong',
    'provider-clock-differs',
    'provider-second-factor-missing',
    'provider-group-missing',
    'provider-account-missing',
    'number-not-proved',
    'being-erased',
  ],
  myMemberships: [],
  acceptMembership: ['no-such-membership', 'invitation-ended', 'no-password-yet'],
  listProducts: [],
  match: [],
  createApplication: ['catalogue-changed', 'too-many-drafts'],
  saveSection: [...SEEN_APPLICATION, 'section-not-asked'],
  chooseLenders: [...SEEN_APPLICATION, 'match-changed', 'one-product-of-each-lender'],
  refreshMatch: [...SEEN_APPLICATION, 'too-little-to-match'],
  inviteGuarantor: [...SEEN_APPLICATION, 'guarantor-is-borrower'],
  continueOnPhone: SEEN_APPLICATION,
  continueHere: ['link-ended'],
  application: [NOT_THERE],
  letters: [NOT_THERE],
  answerLetters: [NOT_THERE, 'application-closed', 'nothing-to-answer', 'too-many-answers'],
  noteLettersRead: [NOT_THERE],
  myApplications: [],
  withdraw: [...SEEN_APPLICATION, ...MOVED, 'payment-begun', 'being-sent'],
  submit: [
    ...SEEN_APPLICATION,
    FRESH_CODE,
    'incomplete',
    'match-changed',
    'one-product-of-each-lender',
  ],
  resubmit: [...SEEN_APPLICATION, 'case-changed', 'incomplete', 'no-longer-matched'],
  offers: [NOT_THERE],
  answerOffer: [...SEEN_APPLICATION, ...MOVED, FRESH_CODE, 'no-such-offer', 'key-facts-changed'],
  exitInCoolingOff: [...SEEN_APPLICATION, ...MOVED, FRESH_CODE, 'cooling-off-over'],
  notices: [NOT_THERE],
  giveConsent: [NOT_THERE, FRESH_CODE, 'application-closed', 'no-such-notice', 'notice-changed'],
  withdrawConsent: [NOT_THERE, ...MOVED, 'no-such-consent', 'being-sent'],
  listConsents: [NOT_THERE],
  noticeChannels: [],
  chooseChannel: ['no-such-notice', 'notice-changed'],
  guarantee: ['link-ended'],
  openAsGuarantor: ['link-ended', FRESH_CODE],
  consentAsGuarantor: ['link-ended', FRESH_CODE, 'notice-changed'],
  withdrawAsGuarantor: ['link-ended', FRESH_CODE, 'guarantee-sent'],
  exportMine: [FRESH_CODE],
  erase: [FRESH_CODE, 'money-owed', 'has-a-role'],
  privacyJobs: [],
  fetchExport: [FRESH_CODE, 'no-such-export'],

  beginDocument: [
    ...SEEN_APPLICATION,
    ...BEGUN_DOCUMENT,
    'documents-closed',
    'document-too-early',
    'guarantor-sends-it',
  ],
  beginDocumentAsDealer: [
    ...OF_DEALER,
    ...BEGUN_DOCUMENT,
    NOT_THERE,
    'document-not-taken',
    'guarantor-sends-it',
  ],
  beginDocumentAsGuarantor: [
    ...OF_GUARANTOR,
    ...BEGUN_DOCUMENT,
    'documents-closed',
    'not-in-consent',
  ],
  finishDocument: [...FINISHED_DOCUMENT, 'document-not-taken', 'guarantor-sends-it'],
  finishDocumentAsGuarantor: [...OF_GUARANTOR, ...FINISHED_DOCUMENT],
  removeDocument: [...OWN_DOCUMENT, 'guarantor-sends-it'],
  removeDocumentAsGuarantor: [...OF_GUARANTOR, ...OWN_DOCUMENT],
  listDocuments: [NOT_THERE],
  listDocumentsAsGuarantor: OF_GUARANTOR,
  fetchDocument: ['no-such-document'],
  raiseGrievance: [NOT_THERE, 'too-many-grievances'],
  myGrievances: [],
  escalateGrievance: ['no-such-grievance', 'grievance-changed'],
  closeGrievance: ['no-such-grievance', 'grievance-changed'],
  dealers: [],
  chooseDealer: [...SEEN_APPLICATION, 'delivery-changed', 'no-such-dealer'],
  ownDelivery: [NOT_THERE],
  invitation: ['link-ended'],
  sharedQuote: ['link-ended'],
  acceptInvitation: [
    FRESH_CODE,
    'link-ended',
    'catalogue-changed',
    'too-many-drafts',
    'no-such-notice',
    'notice-changed',
  ],

  desk: [...OF_DEALER, 'no-such-dealer'],
  saveLead: [
    ...OF_DEALER,
    ...LOCKED_LEAD,
    ...IN_BRANCH,
    'no-such-dealer',
    'lead-exists',
    'too-many-leads',
  ],
  leads: OF_DEALER,
  readLead: [...OF_DEALER, 'no-such-lead'],
  removeLead: [...OF_DEALER, ...LOCKED_LEAD],
  saveQuote: [
    ...OF_DEALER,
    ...LOCKED_LEAD,
    ...IN_BRANCH,
    'quote-fixed',
    'too-many-quotes',
    'scheme-not-running',
  ],
  runningSchemes: OF_DEALER,
  visitors: OF_DEALER,
  goToVisitor: [...OF_DEALER, 'no-such-terminal', 'staff-call-answered', 'staff-call-ended'],
  quotes: [...OF_DEALER, 'no-such-lead'],
  inviteCustomer: [...OF_DEALER, ...LOCKED_LEAD, 'no-such-quote'],
  showroom: OF_MANAGER,
  team: OF_DEALER,
  changeDealerDuty: [...OF_MANAGER, 'duties-of-oneself', 'no-such-membership', 'duties-by-groups'],
  assignLeads: [...OF_DEALER, 'no-such-lead', 'colleague-left', 'lead-of-colleague'],
  moveLeads: [...OF_DEALER, 'no-such-lead', 'no-such-branch', 'lead-of-colleague'],
  saveBranch: [...OF_MANAGER, ...SEEN_BRANCH, 'branch-exists', 'too-many-branches'],
  closeBranch: [...OF_MANAGER, ...SEEN_BRANCH, 'branch-in-use'],
  chooseBranches: [...OF_MANAGER, 'no-such-branch', 'no-such-membership'],
  loseLeads: [...OF_DEALER, 'no-such-lead'],
  sameNumber: OF_DEALER,
  addLeadNote: [...OF_DEALER, ...LOCKED_LEAD, 'note-fixed'],
  importLeads: [
    ...OF_DEALER,
    ...LOCKED_LEAD,
    ...IN_BRANCH,
    'no-such-dealer',
    'too-many-leads',
    'note-fixed',
  ],
  saveDetails: [...OF_MANAGER, 'no-such-dealer', 'details-changed', 'logo-unusable'],
  today: OF_DEALER,
  noteContact: [...OF_DEALER, 'no-such-lead', 'lead-removed'],
  takeBackContact: [...OF_DEALER, 'no-such-lead', 'lead-removed'],
  putOffCard: [...OF_DEALER, 'no-such-lead', NOT_THERE],
  takeBackCard: [...OF_DEALER, 'no-such-lead', NOT_THERE],
  priceList: OF_DEALER,
  priceLists: OF_DEALER,
  savePriceList: [...OF_MANAGER, 'no-such-dealer', 'price-list-changed'],
  followed: OF_DEALER,
  requestDeliveryOrder: [...OF_DEALER, NOT_THERE, 'not-agreed-yet', 'delivery-changed'],
  reportInvoice: [...OF_DEALER, ...ON_THE_WAY, 'vehicle-delivered'],
  correctVehicle: [...OF_MANAGER, ...ON_THE_WAY, 'vehicle-delivered'],
  reportDelivery: [...OF_DEALER, ...ON_THE_WAY, 'day-to-come'],
  completeDelivery: [...OF_DEALER, ...ON_THE_WAY, 'documents-missing'],

  inbox: OF_LENDER,
  lenderCase: [...OF_LENDER, NOT_THERE],
  acknowledge: [...OF_LENDER, 'own-application', ...SEEN_CASE, 'no-such-package'],
  reportStatus: [
    ...OF_LENDER,
    'own-application',
    ...SEEN_CASE,
    'application-changed',
    'asked-too-early',
    'no-guarantor',
  ],
  makeOffer: [...OF_LENDER, 'own-application', ...SEEN_CASE, ...OFFERED, 'second-person-needed'],
  withdrawOffer: [...OF_LENDER, 'own-application', ...SEEN_CASE, 'no-such-offer', 'offer-ended'],
  fetchLinkedDocument: [...OF_LENDER, NOT_THERE, 'link-ended'],
  renewDocumentLinks: [...OF_LENDER, NOT_THERE],
  issueDeliveryOrder: [...OF_LENDER, 'own-application', ...AT_DELIVERY],
  cancelDeliveryOrder: [...OF_LENDER, 'own-application', ...AT_DELIVERY],
  reportPayment: [...OF_LENDER, 'own-application', ...PAYING, 'second-person-needed'],
  lenderCases: [...OF_STAFF, 'no-such-lender'],
  openCase: [...OF_STAFF, ...SEEN_CASE],
  viewSentDocument: [...OF_STAFF, NOT_THERE, 'no-such-document'],
  previewOffer: [...OF_STAFF, ...SEEN_CASE, ...OFFERED],
  lenderSecondPerson: [...OF_STAFF, 'no-such-lender'],
  proposeLenderSecondPerson: [...OF_STAFF, 'no-such-lender'],
  decideLenderSecondPerson: [...OF_STAFF, 'no-such-lender', 'own-proposal', 'other-rules-proposed'],
  draftOffer: [...OF_STAFF, ...SEEN_CASE, ...OFFERED, 'own-application', 'draft-waits'],
  draftPayment: [...OF_STAFF, ...PAYING, 'own-application', 'draft-waits'],
  decideLenderDraft: [
    ...OF_STAFF,
    ...PAYING,
    ...OFFERED,
    'own-application',
    'no-such-draft',
    'own-proposal',
  ],
  offerTemplates: OF_STAFF,
  saveOfferTemplate: [
    ...OF_STAFF,
    'no-such-lender',
    ...SEEN_OFFER_TEMPLATE,
    'offer-template-name-taken',
    'too-many-offer-templates',
  ],
  deleteOfferTemplate: [...OF_STAFF, 'no-such-lender', ...SEEN_OFFER_TEMPLATE],
  writeCaseNote: [...OF_STAFF, ...SEEN_CASE, 'own-application', ...OF_COLLEAGUE],
  caseColleagues: [...OF_STAFF, NOT_THERE],
  searchCases: OF_STAFF,
  caseViews: OF_STAFF,
  saveCaseView: [...OF_STAFF, 'no-such-lender', ...SEEN_VIEW, 'view-name-taken', 'too-many-views'],
  deleteCaseView: [...OF_STAFF, 'no-such-lender', ...SEEN_VIEW],

  dashboard: OF_OPERATOR,
  report: OF_OPERATOR,
  queue: OF_OPERATOR,
  besideInQueue: OF_OPERATOR,
  searchConsole: OF_OPERATOR,
  claimApplication: [...OF_OPERATOR, ...UNDER_REVIEW],
  releaseApplication: [...OF_OPERATOR, ...UNDER_REVIEW],
  reviewedApplication: [...OF_OPERATOR, ...UNDER_REVIEW],
  requestChanges: [
    ...OF_OPERATOR,
    ...UNDER_REVIEW,
    'documents-only',
    'asked-too-early',
    'no-guarantor',
  ],
  rejectApplication: [...OF_OPERATOR, ...UNDER_REVIEW, ...MOVED],
  handOver: [...OF_OPERATOR, ...UNDER_REVIEW, 'incomplete'],
  exportApplications: OF_OPERATOR,
  assignApplication: [...OF_OPERATOR, ...UNDER_REVIEW, ...OF_COLLEAGUE],
  changeClaims: [...OF_OPERATOR, 'colleague-left'],
  comeBackOn: [...OF_OPERATOR, ...UNDER_REVIEW, 'come-back-day-wrong'],
  secondPersonTerms: OF_OPERATOR,
  proposeSecondPerson: OF_OPERATOR,
  readServiceLevels: OF_OPERATOR,
  saveServiceLevels: [...OF_OPERATOR, 'levels-changed'],
  serviceLevelFigures: OF_OPERATOR,
  decideSecondPerson: [...OF_OPERATOR, 'own-proposal', 'other-amount-proposed'],
  decideDraft: [
    ...OF_OPERATOR,
    ...UNDER_REVIEW,
    ...OF_COLLEAGUE,
    ...MOVED,
    'own-proposal',
    'incomplete',
  ],
  views: OF_OPERATOR,
  saveView: [...OF_OPERATOR, ...SEEN_VIEW, 'view-name-taken', 'too-many-views'],
  deleteView: [...OF_OPERATOR, ...SEEN_VIEW],
  letterTemplates: OF_OPERATOR,
  answersWaiting: OF_OPERATOR,
  writeLetterTemplate: [
    ...OF_OPERATOR,
    ...SEEN_TEMPLATE,
    'template-name-taken',
    'too-many-templates',
  ],
  decideLetterTemplate: [...OF_OPERATOR, ...SEEN_TEMPLATE, 'own-proposal'],
  retireLetterTemplate: [...OF_OPERATOR, ...SEEN_TEMPLATE],
  sendLetter: [
    ...OF_OPERATOR,
    ...UNDER_REVIEW,
    'template-not-approved',
    'letter-not-filled-in',
    'letter-day-wrong',
    'letters-changed',
    'too-many-letters',
  ],
  noteAnswersRead: [...OF_OPERATOR, ...UNDER_REVIEW],
  writeNote: [...OF_OPERATOR, ...UNDER_REVIEW, ...OF_COLLEAGUE],
  colleagues: [...OF_OPERATOR, NOT_THERE],
  mentions: OF_OPERATOR,
  verifyDocument: [
    ...OF_OPERATOR,
    ...UNDER_REVIEW,
    'no-such-document',
    'document-changed',
    'masking-not-confirmed',
    'checks-not-all-yes',
  ],
  answerChecks: [...OF_OPERATOR, ...UNDER_REVIEW, 'no-such-document', 'document-changed'],
  viewDocument: [...OF_OPERATOR, ...UNDER_REVIEW, 'no-such-document'],
  jobs: OF_OPERATOR,
  retention: OF_OPERATOR,
  contactMessages: OF_OPERATOR,
  saveMessageStatus: [...OF_OPERATOR, 'no-such-message', 'contact-message-changed'],
  verifyAuditPart: [...OF_OPERATOR, NOT_THERE],
  saveLenderSystem: [...OF_OPERATOR, 'no-such-lender'],
  decideLenderSystem: [
    ...OF_OPERATOR,
    'no-such-lender',
    'no-address-proposed',
    'other-address-proposed',
    'own-proposal',
  ],
  addLenderKey: [...OF_OPERATOR, 'no-such-lender', 'key-registered-before'],
  decideLenderKey: [
    ...OF_OPERATOR,
    'no-such-lender',
    'no-such-key',
    'key-out-of-order',
    'own-proposal',
  ],
  revokeLenderKey: [...OF_OPERATOR, 'no-such-lender', 'no-such-key', 'key-out-of-order'],
  lenderSystems: OF_OPERATOR,
  notifications: OF_OPERATOR,
  retryNotification: [...OF_OPERATOR, 'no-such-notification', 'notification-not-failed'],
  recordPhoneCall: [...OF_OPERATOR, 'no-such-notification', 'notification-not-to-pass-on'],
  deadLetters: OF_OPERATOR,
  messageNow: [...OF_OPERATOR, 'no-such-message'],
  retryMessage: [...OF_OPERATOR, 'no-such-message', 'message-changed'],
  dropMessage: [...OF_OPERATOR, ...MOVED, 'no-such-message', 'message-changed'],
  allProducts: OF_OPERATOR,
  saveLender: [...OF_OPERATOR, 'lender-id-taken', 'lender-changed'],
  draftProduct: [
    ...OF_OPERATOR,
    'no-such-lender',
    'product-of-another-lender',
    'version-fixed',
    'draft-changed',
  ],
  productImpact: [...OF_OPERATOR, 'no-such-version'],
  proposeProduct: [...OF_OPERATOR, ...MOVED_VERSION, 'start-day-past'],
  decideProduct: [
    ...OF_OPERATOR,
    ...MOVED_VERSION,
    'version-proposed-again',
    'own-proposal',
    'start-day-past',
  ],
  retireProduct: [...OF_OPERATOR, ...MOVED_VERSION],
  withdrawPlanned: [...OF_OPERATOR, ...MOVED_VERSION, 'version-proposed-again'],
  productVersions: [...OF_OPERATOR, 'no-such-version'],
  catalogueNow: OF_OPERATOR,
  importProducts: [
    ...OF_OPERATOR,
    'no-such-lender',
    'product-of-another-lender',
    'products-changed',
    'start-day-past',
  ],
  monthOfMatches: [...OF_OPERATOR, 'no-such-version'],
  saveDealer: [...OF_OPERATOR, 'dealer-id-taken', 'dealer-changed'],
  subsidySchemes: OF_OPERATOR,
  saveSubsidyScheme: OF_OPERATOR,
  endSubsidyScheme: [...OF_OPERATOR, 'no-such-scheme', 'scheme-ended'],
  terminals: OF_OPERATOR,
  addTerminal: [...OF_OPERATOR, 'too-many-terminals', 'no-such-dealer'],
  changeTerminal: [
    ...OF_OPERATOR,
    'no-such-terminal',
    'terminal-changed',
    'terminal-not-enrolled',
    'terminal-settings-changed',
    'no-such-dealer',
  ],
  savedTerminalSettings: OF_OPERATOR,
  saveTerminalSettings: [...OF_OPERATOR, 'no-such-terminal', 'terminal-settings-changed'],
  staffCalls: OF_OPERATOR,
  answerStaffCall: [...OF_OPERATOR, 'no-such-terminal', 'staff-call-answered', 'staff-call-ended'],
  enrolTerminal: ['enrolment-code-wrong'],
  connectedSystems: OF_OPERATOR,
  addSubscription: [...OF_OPERATOR, 'address-not-allowed', 'too-many-systems'],
  changeSubscription: [...SEEN_SUBSCRIPTION, 'address-not-allowed', 'own-proposal'],
  runSubscription: SEEN_SUBSCRIPTION,
  addApiKey: [...OF_OPERATOR, 'too-many-systems'],
  changeApiKey: [...OF_OPERATOR, 'no-such-api-key', 'api-key-out-of-order', 'own-proposal'],
  readApplication: [...BY_API_KEY, NOT_THERE],
  readEvents: BY_API_KEY,
  reportTerminal: ['terminal-key-wrong'],
  callStaff: ['terminal-key-wrong'],
  staffCallNow: ['terminal-key-wrong'],
  endStaffCall: ['terminal-key-wrong'],
  eraseLeads: [...OF_OPERATOR, 'no-such-dealer'],
  requestDeliveryOrderAsOperator: [...OF_OPERATOR, NOT_THERE, 'not-agreed-yet', 'delivery-changed'],
  reportInvoiceAsOperator: [...OF_OPERATOR, ...ON_THE_WAY, 'vehicle-delivered'],
  reportDeliveryAsOperator: [...OF_OPERATOR, ...ON_THE_WAY, 'day-to-come'],
  completeDeliveryAsOperator: [...OF_OPERATOR, ...ON_THE_WAY, 'documents-missing'],
  grievances: OF_OPERATOR,
  viewGrievance: [...OF_OPERATOR, 'no-such-grievance'],
  answerGrievance: [...OF_OPERATOR, 'no-such-grievance', 'grievance-changed'],
  invite: [...OF_OPERATOR, 'no-such-user-id', 'has-that-role'],
  members: OF_OPERATOR,
  revokeMembership: [
    ...OF_OPERATOR,
    'no-such-membership',
    'membership-ended',
    'last-operator',
    'last-administrator',
    'colleague-left',
  ],
  changeDuties: [
    ...OF_OPERATOR,
    'no-such-membership',
    'membership-ended',
    'last-administrator',
    'duties-of-oneself',
    'duties-by-groups',
  ],
  allowNewPassword: [
    ...OF_OPERATOR,
    'no-such-membership',
    'new-password-for-oneself',
    'new-password-asked',
  ],
} as const satisfies { readonly [Name in AnsweredCall]: readonly CodeOfSomeCalls[] };

const BY_NAME: Readonly<Record<string, readonly RefusalCode[]>> = REFUSALS_OF_CALLS;

/** Every code that the call of that name may be refused with. */
export const refusalsOf = (name: string): readonly RefusalCode[] => [
  ...CODES_OF_ANY_CALL,
  ...(BY_NAME[name] ?? []),
];
