import type {
  DOCUMENTS_AFTER_SANCTION,
  DOCUMENTS_BEFORE_SANCTION,
} from '#domain/lending/documents.ts';
/** The copy of the pages other than home. */
import type {
  Fact,
  ListSection,
  Phone,
  Picture,
  Section,
  SiteLink,
  SitePath,
  Step,
  TextCard,
} from '#renderer/content/types.ts';
import type { ProductCard } from '#renderer/content/home-types.ts';

type EarlyDocument = Exclude<(typeof DOCUMENTS_BEFORE_SANCTION)[number], 'margin-receipt'>;

export type ApplyLoanContent = {
  readonly intro: string;
  readonly appNote: string;
  readonly steps: readonly Step[];
  readonly appsHeading: string;
  readonly beforeYouApply: ListSection;
  readonly calculator: Section;
  readonly feeNote: string;
  readonly faqHeading: string;
  /** Where people apply here. */
  readonly here: Section & {
    readonly phone: string;
    /** What lenders may ask for before they decide; a receipt for the down payment is not among it. */
    readonly before: Readonly<Record<EarlyDocument, string>>;
    readonly later: {
      readonly label: string;
      readonly about: string;
      readonly text: string;
      readonly documents: Readonly<Record<(typeof DOCUMENTS_AFTER_SANCTION)[number], string>>;
    };
    readonly time: string;
    readonly start: SiteLink;
    readonly check: SiteLink;
    /** What the calculator opens on. */
    readonly middle: string;
    /** Heading of the steps, which are those of the app. */
    readonly stepsHeading: string;
    /** In place of `appNote`. */
    readonly appNote: string;
  };
};

export type HowWeMatchContent = {
  readonly intro: string;
  readonly rules: ListSection;
  readonly order: Section;
  readonly never: ListSection;
  readonly alike: Section;
  readonly unmatched: Section;
  readonly figures: Section;
  readonly fit: Section;
  readonly paying: Section;
  readonly links: readonly SiteLink[];
};

export type NbfcContent = Picture & {
  readonly intro: string;
  readonly role: Section;
  readonly types: Section & {
    readonly items: readonly (TextCard & { readonly shortName: string })[];
  };
  readonly working: ListSection;
  readonly register: Section & { readonly button: SiteLink; readonly formLink: SiteLink };
};

export type ProductsContent = {
  readonly intro: string;
  readonly cards: readonly ProductCard[];
  readonly loans: {
    readonly heading: string;
    readonly items: readonly (TextCard & Picture & { readonly action: SiteLink })[];
  };
  readonly fees: Section;
  readonly incentives: Section;
};

/** Figures of a loan page, for structured data, the comparison and the key facts; people read the facts next to them. */
export type LoanFigures = {
  readonly currency: 'USD' | 'INR';
  readonly maximumAmount: number;
  readonly ratePercentFrom: number;
  readonly maximumTermYears: number;
  readonly rateType: 'fixed' | 'not-stated';
  /** The lender's fee in percent of the amount, or null where the page states none. */
  readonly feePercent: number | null;
};

/** A loan product as the comparison shows it. Null is what its page does not state. */
export type LoanProduct = {
  readonly id: string;
  readonly name: string;
  readonly page: SitePath;
  readonly lender: string;
  readonly figures: LoanFigures;
  readonly penalCharges: string | null;
  readonly foreclosure: string | null;
  /** What must be known to read its figures rightly. */
  readonly note: string | null;
};

/** The four products of the portal. */
export type LoanProductsContent = {
  readonly evLoan: LoanProduct;
  readonly business: readonly LoanProduct[];
};

export type EvLoanContent = Picture & {
  readonly headline: string;
  readonly intro: string;
  readonly currencyNote: string;
  readonly applyNow: SiteLink;
  readonly purpose: Section;
  readonly details: { readonly heading: string; readonly facts: readonly Fact[] };
  readonly documents: ListSection;
  readonly eligibility: ListSection;
  readonly charges: { readonly heading: string; readonly facts: readonly Fact[] };
  readonly feeNote: string;
  readonly figures: LoanFigures;
  /** Also shown in `charges`. */
  readonly penalCharges: string;
  readonly foreclosure: string;
};

export type AboutContent = Picture & {
  readonly tagline: string;
  readonly story: Section;
  readonly facts: readonly Fact[];
  readonly values: { readonly heading: string; readonly cards: readonly TextCard[] };
  readonly contactCard: Section & { readonly button: SiteLink; readonly socialHeading: string };
  readonly awards: ListSection;
};

export type BusinessLoanContent = {
  readonly intro: string;
  readonly currencyNote: string;
  readonly cards: readonly (Picture & {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly facts: readonly Fact[];
    readonly action: SiteLink;
    readonly figures: LoanFigures;
  })[];
  readonly eligibility: ListSection;
  readonly details: { readonly heading: string; readonly facts: readonly Fact[] };
  /** Also shown in `details`. */
  readonly foreclosure: string;
  readonly supportNote: string;
  readonly feeNote: string;
};

export type DealerContent = Picture & {
  readonly intro: string;
  readonly types: { readonly heading: string; readonly cards: readonly TextCard[] };
  readonly importance: ListSection;
  readonly steps: { readonly heading: string; readonly items: readonly string[] };
  readonly register: Section & { readonly button: SiteLink; readonly formLink: SiteLink };
};

export type MapContent = {
  readonly title: string;
  readonly loadLabel: string;
  readonly loadNote: string;
};

export type SupportContent = {
  readonly intro: string;
  readonly address: { readonly heading: string };
  readonly details: { readonly heading: string };
  readonly form: {
    readonly heading: string;
    readonly intro: string;
    readonly whoWillCall: string;
  };
  readonly grievance: Section & {
    readonly steps: readonly string[];
    /** A further step, the first where people apply here. */
    readonly stepHere: string;
  };
  readonly terms: ListSection;
  readonly map: MapContent;
};

/** A branch, or an office of the company. */
export type Branch = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Six digits. */
  readonly pinCode: string;
  /** First digits of the PIN codes that the branch serves. */
  readonly pinAreas: readonly string[];
  /** Names by which people look for it: the city in any spelling or script, the state, the towns around it. */
  readonly places: readonly string[];
  readonly phone: Phone;
  readonly hours: string;
  readonly services: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
};

export type BranchesContent = {
  readonly intro: string;
  readonly sampleNote: string;
  readonly columns: {
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly hours: string;
    readonly services: string;
    readonly distance: string;
  };
  readonly samples: readonly Branch[];
  /** What the company's own offices offer, which a search finds alongside the branches. */
  readonly officeService: string;
  readonly cards: { readonly heading: string; readonly directionsLabel: string };
  readonly map: MapContent & { readonly heading: string; readonly drawing: string };
};

/** What one form or action sends. */
export type DataSent = {
  readonly id: string;
  readonly form: string;
  readonly data: readonly string[];
  readonly purpose: string;
  readonly sentTo: string;
};

export type PrivacyPolicyContent = {
  readonly intro: readonly string[];
  readonly updatedOn: { readonly text: string; readonly iso: string };
  readonly sent: Section & {
    readonly columns: {
      readonly form: string;
      readonly data: string;
      readonly purpose: string;
      readonly sentTo: string;
    };
    readonly rows: readonly DataSent[];
  };
  readonly notSent: ListSection;
  readonly onDevice: ListSection;
  readonly identity: Section;
  readonly outside: Section;
  readonly sharing: Section;
  readonly permissions: Section;
  readonly keeping: ListSection;
  readonly rights: ListSection;
  readonly withdraw: ListSection;
  readonly grievance: Section;
  readonly adults: Section;
  /** What it says otherwise where people apply here. */
  readonly here: {
    readonly rows: readonly DataSent[];
    /** In addition to the others. */
    readonly onDevice: readonly string[];
    readonly sharing: Section;
    readonly permissions: Section;
    readonly keeping: ListSection;
  };
};

export type PsychometricTopic = {
  readonly id: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly agree: string;
  readonly neutral: string;
  readonly disagree: string;
};

export type PsychometricContent = {
  readonly intro: string;
  readonly honestNote: string;
  readonly questions: readonly { readonly id: 1 | 2 | 3 | 4 | 5; readonly text: string }[];
  readonly options: readonly string[];
  readonly chooseLabel: string;
  readonly submit: string;
  readonly done: string;
  readonly profile: {
    readonly heading: string;
    readonly is: { readonly heading: string; readonly text: string };
    readonly isNot: { readonly heading: string; readonly text: string };
    /** What each answer tells back, by the id of its question. */
    readonly topics: readonly PsychometricTopic[];
  };
  readonly related: readonly SiteLink[];
};

/** Words around a tool or form whose labels belong to the feature itself. */
export type ToolPageContent = {
  readonly intro: string;
  readonly honestNote: string;
  readonly points: readonly string[];
  readonly related: readonly SiteLink[];
};

export type EligibilityPageContent = ToolPageContent & {
  readonly formHeading: string;
  /** What no figure of the form tells; the pages of the loans hold the criteria themselves. */
  readonly criteria: Section;
  /** The questions that lenders are matched by, where people apply here. */
  readonly matching: Section & {
    /** Of the whole page, and of the form above, which come first there. */
    readonly intro: string;
    readonly estimate: Section;
  };
};

export type ToolsContent = {
  readonly emiCalculator: ToolPageContent;
  readonly loanEligibility: EligibilityPageContent;
  readonly registerNbfc: ToolPageContent;
  readonly registerType: ToolPageContent;
};

export type OfflineContent = {
  readonly text: string;
  readonly kept: string;
  readonly tryAgain: string;
  readonly links: readonly SiteLink[];
};

export type NotFoundContent = {
  readonly text: string;
  readonly links: readonly SiteLink[];
};
