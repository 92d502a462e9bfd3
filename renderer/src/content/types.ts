/**
 * The shape of the site's copy: plain readonly data. Every language fills the same types, components only show it. This
 * file holds what all pages share; `home-types.ts` and `page-types.ts` hold the rest.
 */
import type { Category } from '#contract/categories.ts';
import type { Language } from '#domain/languages.ts';

/** Every page of the site that has an address (spec section 2). `/NBFC` is the same page as `/nbfc`. */
export type PagePath =
  | '/'
  | '/login'
  | '/register'
  | '/apply-loan'
  | '/nbfc'
  | '/NBFC'
  | '/emi-calculator'
  | '/psychometric-test'
  | '/register-nbfc'
  | '/consumer-profile'
  | '/products'
  | '/about'
  | '/business-loan'
  | '/news&blog'
  | '/register-type'
  | '/dealer'
  | '/support'
  | '/loan-eligibility'
  | '/how-we-match'
  | '/recover'
  | '/apply'
  | '/guarantor'
  | '/quote'
  | '/dealer-desk'
  | '/operator'
  | '/lender'
  | '/staff-sign-in'
  | '/branches'
  | '/faq'
  | '/privacypolicy'
  | '/ev-loan';

/** Every address inside the site that copy may link to: a page, a part of one, or a form with a choice made. */
export type SitePath =
  | PagePath
  | '/support#terms'
  | '/loan-eligibility#match'
  | `/register?as=${Category}`;

/** Names of pictures. The component that shows one knows its file, sizes and dimensions. */
export type ImageKey =
  | 'hero-three-wheeler'
  | 'app-phone'
  | 'video-poster'
  | 'product-fast-financing'
  | 'product-interest-rates'
  | 'product-flexible-repayment'
  | 'product-simple-application'
  | 'offer-three-wheeler'
  | 'offer-rental'
  | 'offer-business'
  | 'customer-silhouette'
  | 'director-silhouette'
  | 'partner-mark-1'
  | 'partner-mark-2'
  | 'partner-mark-3'
  | 'partner-mark-4'
  | 'partner-mark-5'
  | 'news-key-facts'
  | 'news-data-protection'
  | 'news-lending-rules'
  | 'blog-flat-rate'
  | 'blog-moratorium'
  | 'blog-cooling-off'
  | 'about-story'
  | 'nbfc-bridge'
  | 'dealer-showroom'
  | 'ev-charging'
  | 'business-shop'
  | 'business-credit-line'
  | 'business-equipment'
  | 'branch-counter';

export type IconKey =
  | 'eligibility'
  | 'calculator'
  | 'application'
  | 'dealer'
  | 'partner'
  | 'psychometric'
  | 'business'
  | 'search'
  | 'package'
  | 'money'
  | 'security'
  | 'recommendation'
  | 'download'
  | 'account';

export type SiteLink = { readonly label: string; readonly to: SitePath };

export type Picture = {
  readonly image: ImageKey;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
};

/** A date as people read it and as machines read it: `2023-06-30`, or `2023-01` where only the month is known. */
export type ShownDate = { readonly text: string; readonly iso: string };

export type TextCard = { readonly title: string; readonly text: string };

export type Section = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
};

export type ListSection = Section & { readonly items: readonly string[] };

/** A figure with its name, as rows of a details table: `Interest rate` and `From 3.99% APR`. */
export type Fact = { readonly label: string; readonly value: string };

export type Step = {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  /** Where people apply here, if that changes it. */
  readonly textHere?: string;
  readonly icon: IconKey;
};

// The operator's own details

export type Phone = {
  readonly text: string;
  /** `tel:` link, or null while there is no number. */
  readonly href: string | null;
};

export type PostalAddress = {
  readonly label: string;
  readonly lines: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly countryCode: string;
  readonly pinCode: string;
  /** What the PIN codes of its area begin with. */
  readonly pinAreas: readonly string[];
  /** Every name by which people of the area look for it, in whatever script. */
  readonly places: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
};

/** `url` is null where there is no such app. */
export type AppStoreLink = { readonly label: string; readonly url: string | null };

export type SocialHandle = {
  readonly network: string;
  readonly handle: string;
  readonly url: string | null;
};

export type GrievanceOfficer = {
  readonly role: string;
  /** null until they are known. */
  readonly name: string | null;
  readonly email: string;
  readonly phone: Phone | null;
  readonly hours: string;
};

/** What the operator is called and where it is reached, in every language the same. */
export type BrandFacts = {
  /** True until an operator has put real details here: then tests stop insisting on reserved domains. */
  readonly isPlaceholder: boolean;
  readonly origin: string;
  readonly foundedYear: number;
  readonly emails: {
    readonly support: string;
    readonly partners: string;
    readonly privacy: string;
  };
  /** Page that shows the introduction video in a frame, if there is one. Loaded only when a visitor asks for it. */
  readonly videoEmbedUrl: string | null;
  /** `#rrggbb` each; null for those of the product. All colours of the theme come from them. */
  readonly colours: { readonly primary: string; readonly accent: string } | null;
  /** Whether /favicon.svg is a deployment's own logo, which components cannot draw. */
  readonly hasOwnLogo: boolean;
};

/** The operator's details with something to read, in one language. */
export type BrandWords = {
  readonly name: string;
  readonly tagline: string;
  /** null until it is known; then the brand's name stands alone. */
  readonly legalName: string | null;
  /** Part of the country where the head office is. */
  readonly region: string;
  readonly headquarters: PostalAddress;
  /** null where there is only one. */
  readonly secondOffice: PostalAddress | null;
  readonly phone: Phone;
  readonly hours: string;
  readonly social: readonly SocialHandle[];
  readonly apps: { readonly android: AppStoreLink; readonly iphone: AppStoreLink };
  readonly grievanceOfficer: GrievanceOfficer;
  readonly escalation: {
    readonly afterDays: number;
    readonly to: string;
    readonly text: string;
    /** Address of the complaint portal. */
    readonly url: string;
  };
};

export type Brand = BrandFacts & BrandWords;

/** All that a deployment's own brand replaces; a page has the words of its language only. */
export type OwnBrand = {
  readonly facts: BrandFacts;
  readonly words: Readonly<Partial<Record<Language, BrandWords>>>;
};

// Navigation and pages

export type NavigationContent = {
  /** Ways in for partners; on a phone they are in the menu. */
  readonly partners: readonly SiteLink[];
  /** Entry links, always visible. For signed-in people the account replaces the last one. */
  readonly entry: readonly SiteLink[];
  readonly account: SiteLink;
  readonly main: readonly SiteLink[];
  /** What most visitors come for, in its own row on every page. */
  readonly quick: readonly SiteLink[];
  readonly footer: readonly {
    readonly heading: string;
    readonly links: readonly SiteLink[];
  }[];
  /** Where people apply here: further links of the footer's first column, and of the menu on a phone. */
  readonly here: readonly SiteLink[];
  readonly labels: {
    readonly topHeader: string;
    readonly quick: string;
    readonly main: string;
    readonly footer: string;
    readonly menu: string;
    readonly skipToContent: string;
    readonly brandLink: string;
    readonly breadcrumb: string;
  };
  readonly footerText: {
    readonly contactHeading: string;
    readonly appsHeading: string;
    readonly socialHeading: string;
    readonly grievanceHeading: string;
    readonly feeStatement: string;
    readonly roleStatement: string;
    readonly copyright: string;
  };
};

/** Every address, and two pages without one: for addresses that do not exist, and for when there is no connection. */
export type PageKey = PagePath | 'not-found' | 'offline';

export type PageText = {
  readonly title: string;
  readonly description: string;
  /** In place of it where people apply here. */
  readonly descriptionHere?: string;
  readonly h1: string;
  /** Short name for breadcrumbs. */
  readonly shortName: string;
  readonly canonical: PagePath;
  /** Whether search engines should list the page, and the sitemap name it. */
  readonly listed: boolean;
  /** Picture of the card that is shown when the page is shared. */
  readonly card: ImageKey;
};

export type PagesContent = { readonly [Key in PageKey]: PageText };
