/** Statuses of refusals. Some say the same of several codes: pages ask for the code. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

const OF_ANY_CALL = {
  'content-type-wrong': 415,
  'body-too-large': 413,
  'body-not-json': 400,
  'fields-wrong': 400,
  'aadhaar-in-text': 400,
  'aadhaar-in-file-name': 400,
  'idempotency-key-wrong': 400,
  /** An idempotency key or request ID came before with another body. */
  'request-id-used': 409,
  /** There is no such session, or it has ended. */
  'session-ended': 401,
  'too-often': 429,
  /** A session that an employer's provider began opens what is of work, and nothing of the person's own. */
  'own-sign-in-needed': 403,
  'too-much-uploaded': 429,
  'sign-in-busy': 503,
  unavailable: 503,
  /** It is not known whether a change was kept; the same request again settles it. */
  'outcome-unknown': 503,
  fault: 500,
  'no-such-address': 404,
  'method-not-allowed': 405,
} as const satisfies Readonly<Record<string, RefusalStatus>>;

const OF_ACCOUNTS = {
  'number-not-proved': 401,
  'number-not-registered': 401,
  'credentials-wrong': 401,
  'being-erased': 403,
  'number-taken': 409,
  'email-taken': 409,
  'number-and-email-taken': 409,
  'category-by-invitation': 403,
  'category-fixed': 403,
  'email-needed': 400,
  'profile-of-another': 403,
  'new-number-not-proved': 403,
  'user-id-of-another': 403,
  /** Whoever works here signs in with password and code, so a code alone sets no password. */
  'password-set-with-help': 409,
  'code-spent': 403,
  'email-changed': 409,
  'email-takes-no-mail': 400,
  'no-mail-sent': 409,
  'email-confirmed-before': 409,
  'email-code-wrong': 403,
  'email-code-ended': 409,
  /** The call takes a fresh phone proof. */
  'fresh-code-needed': 403,
} as const satisfies Readonly<Record<string, RefusalStatus>>;

const OF_MEMBERSHIPS = {
  'not-open-to-you': 403,
  /** Of an operator whose duties do not bring what the call takes. */
  'not-among-duties': 403,
  'password-and-code-needed': 401,
  /** It opens to who has signed in with the provider of their lender, dealer or service. */
  'provider-needed': 403,
  'no-such-provider': 404,
  'provider-away': 503,
  /** Too old, used before, or begun in another browser. */
  'provider-sign-in-ended': 401,
  'provider-answer-wrong': 401,
  'provider-clock-differs': 401,
  'provider-second-factor-missing': 403,
  'provider-group-missing': 403,
  /** Nobody here has the address that the provider vouches for, confirmed, or somebody else has it. */
  'provider-account-missing': 403,
  /** Groups of a provider say what the member may do. */
  'duties-by-groups': 409,
  'no-such-membership': 404,
  'no-such-user-id': 404,
  'has-that-role': 409,
  'no-password-yet': 409,
  'invitation-ended': 409,
  'membership-ended': 409,
  'last-operator': 409,
  'last-administrator': 409,
  'duties-of-oneself': 403,
  'colleague-left': 409,
  'new-password-for-oneself': 403,
  'new-password-asked': 409,
} as const satisfies Readonly<Record<string, RefusalStatus>>;

const OF_APPLICATIONS = {
  'no-such-application': 404,
  'application-changed': 409,
  'application-closed': 409,
  'catalogue-changed': 409,
  'match-changed': 409,
  'too-many-drafts': 409,
  'section-not-asked': 409,
  'too-little-to-match': 400,
  'one-product-of-each-lender': 400,
  incomplete: 400,
  'no-longer-matched': 409,
  /** The lender has begun to pay the dealer. */
  'payment-begun': 409,
  /** The application is being sent to a lender just now. */
  'being-sent': 503,
  'guarantor-is-borrower': 400,
  'guarantor-not-agreed': 403,
  /** The application was sent, so that its guarantor cannot step back here. */
  'guarantee-sent': 409,
  'link-ended': 404,
  'no-such-consent': 404,
  'no-such-notice': 400,
  'notice-changed': 409,
  'no-such-offer': 404,
  'offer-ended': 409,
  'key-facts-changed': 409,
  'cooling-off-over': 409,
  /** The service has written nothing that could be answered. */
  'nothing-to-answer': 409,
  'too-many-answers': 409,
  'too-many-grievances': 409,
  'no-such-grievance': 404,
  'grievance-changed': 409,
  'no-such-export': 404,
  'money-owed': 409,
  'has-a-role': 409,
} as const satisfies Readonly<Record<string, RefusalStatus>>;

const OF_DOCUMENTS = {
  'no-such-document': 404,
  'document-changed': 409,
  'documents-closed': 409,
  'document-not-taken': 409,
  /** It is asked for once a lender has agreed. */
  'document-too-early': 409,
  'too-many-documents': 409,
  'documents-too-large': 409,
  'all-documents-too-large': 409,
  'aadhaar-not-masked': 400,
  'guarantor-sends-it': 403,
  'not-in-consent': 403,
  'parts-missing': 409,
  'part-differs': 409,
  'part-damaged': 400,
  'part-digest-wrong': 400,
  'part-size-wrong': 413,
  /** Too much is being checked, of this person (429) or of all (503). */
  'checks-busy': 503,
} as const satisfies Readonly<Record<string, RefusalStatus>>;

const OF_DEALERS = {
  'no-such-dealer': 404,
  'no-such-lead': 404,
  'lead-changed': 409,
  'lead-removed': 409,
  'lead-exists': 409,
  'lead-of-colleague': 403,
  'note-fixed': 409,
  /** A salesperson does what only a manager of the dealer may. */
  'managers-only': 403,
  'too-many-leads': 409,
  'no-such-quote': 404,
  'quote-fixed': 409,
  'scheme-not-running': 409,
  'too-many-quotes': 409,
  'price-list-changed': 409,
  'details-changed': 409,
  'no-such-branch': 404,
  /** Somebody writes in a branch in which they do not work. */
  'not-your-branch': 403,
  'branch-exists': 409,
  'branch-changed': 409,
  /** A branch is closed that has open leads, or people who work nowhere else. */
  'branch-in-use': 409,
  'too-many-branches': 409,
  'logo-unusable': 400,
  'vehicle-delivered': 409,
  'no-delivery-order': 409,
  'not-agreed-yet': 409,
  'delivery-changed': 409,
  'documents-missing': 400,
  'day-to-come': 400,
} as const satisfies Readonly<Record<string, RefusalStatus>>;

const OF_LENDERS = {
  'not-signed': 401,
  'signature-used': 409,
  'two-credentials': 400,
  'case-changed': 409,
  'no-such-package': 409,
  'delivery-out-of-order': 409,
  'transfer-reported': 409,
  'more-than-owed': 409,
  'offer-beyond-product': 400,
  'apr-differs': 400,
  'offer-validity-wrong': 400,
  'too-many-offers': 409,
  /** The lender wants this of two people. */
  'second-person-needed': 409,
  'other-rules-proposed': 409,
  /** Something else of the case waits for a second person. */
  'draft-waits': 409,
  'no-such-draft': 404,
  'no-such-offer-template': 404,
  'offer-template-changed': 409,
  'offer-template-name-taken': 409,
  'too-many-offer-templates': 409,
} as const satisfies Readonly<Record<string, RefusalStatus>>;

const OF_OPERATORS = {
  'with-another-operator': 403,
  'own-application': 403,
  /** The colleague is the borrower. */
  'application-of-colleague': 403,
  'own-proposal': 403,
  'come-back-day-wrong': 400,
  'no-such-template': 404,
  'template-changed': 409,
  'template-name-taken': 409,
  'too-many-templates': 409,
  /** A message is written from an approved version alone. */
  'template-not-approved': 409,
  'letter-not-filled-in': 400,
  'letter-day-wrong': 400,
  /** Somebody has written to the borrower since, or the borrower has answered. */
  'letters-changed': 409,
  'too-many-letters': 409,
  'other-amount-proposed': 409,
  'levels-changed': 409,
  'documents-only': 400,
  'asked-too-early': 400,
  'no-guarantor': 400,
  'masking-not-confirmed': 400,
  /** Of a document that is verified without a reason. */
  'checks-not-all-yes': 400,
  'no-such-lender': 404,
  'lender-id-taken': 409,
  'lender-changed': 409,
  'dealer-id-taken': 409,
  'dealer-changed': 409,
  'no-such-terminal': 404,
  'terminal-changed': 409,
  'terminal-not-enrolled': 409,
  'too-many-terminals': 409,
  'terminal-settings-changed': 409,
  'no-such-subscription': 404,
  'subscription-changed': 409,
  /** Of a subscriber that is not outside of the deployment's network. */
  'address-not-allowed': 400,
  'too-many-systems': 409,
  'no-such-api-key': 404,
  'api-key-out-of-order': 409,
  'staff-call-answered': 409,
  'staff-call-ended': 409,
  'no-such-scheme': 404,
  'scheme-ended': 409,
  'product-of-another-lender': 409,
  'no-such-version': 404,
  'version-fixed': 409,
  'version-out-of-order': 409,
  'version-proposed-again': 409,
  'start-day-past': 409,
  'products-changed': 409,
  'draft-changed': 409,
  'proposed-with-other-terms': 409,
  'sample-lenders-only': 403,
  'no-address-proposed': 404,
  'other-address-proposed': 409,
  'no-such-key': 404,
  'key-registered-before': 409,
  'key-out-of-order': 409,
  'no-such-view': 404,
  'view-of-another': 403,
  'view-changed': 409,
  'view-name-taken': 409,
  'too-many-views': 409,
  'no-such-message': 404,
  'message-changed': 409,
  'contact-message-changed': 409,
  'no-such-notification': 404,
  'notification-not-failed': 409,
  'notification-not-to-pass-on': 409,
} as const satisfies Readonly<Record<string, RefusalStatus>>;

const OF_TERMINALS = {
  /** There is no such enrolment code, it was used for another key, or it has lapsed. */
  'enrolment-code-wrong': 403,
  /** There is no terminal with this key, or its key was revoked. */
  'terminal-key-wrong': 403,
} as const satisfies Readonly<Record<string, RefusalStatus>>;

const OF_CONNECTED_SYSTEMS = {
  /** There is no such key, it does not count now, or not from this address. */
  'api-key-wrong': 401,
  /** The key was not given for this. */
  'api-key-not-for-this': 403,
} as const satisfies Readonly<Record<string, RefusalStatus>>;

/**
 * Every reason for which the gateway refuses, by what is so, with the status of its answer. A code keeps its meaning: pages
 * and lenders' systems of another release know it. `of-calls.ts` says which calls give which.
 */
export const REFUSALS = {
  ...OF_ANY_CALL,
  ...OF_ACCOUNTS,
  ...OF_MEMBERSHIPS,
  ...OF_APPLICATIONS,
  ...OF_DOCUMENTS,
  ...OF_DEALERS,
  ...OF_LENDERS,
  ...OF_OPERATORS,
  ...OF_TERMINALS,
  ...OF_CONNECTED_SYSTEMS,
} as const;

export type RefusalCode = keyof typeof REFUSALS;
export type CodeOfAnyCall = keyof typeof OF_ANY_CALL;
const isOfAnyCall = (code: string): code is CodeOfAnyCall => code in OF_ANY_CALL;
/** Why any call may be refused, whatever it is about. */
export const CODES_OF_ANY_CALL = Object.keys(OF_ANY_CALL).filter(isOfAnyCall);
