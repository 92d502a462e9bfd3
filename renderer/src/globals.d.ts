/** Set by the build: whether the single-page app holds every route (desktop, development) or the consumer area only. */
declare const __WHOLE_SITE_IN_APP__: boolean;

/** Set by the build: whether it holds the areas of operators and lenders. The desktop has none. */
declare const __STAFF_AREAS__: boolean;

/** Set by the build: whether people apply for a loan on the web. The desktop has its own setting. */
declare const __APPLICATIONS__: boolean;

/** Set by the build: what the catalogue offers (`PORTAL_CATALOGUE`); null where it is empty, or nobody can apply on the web. */
declare const __PUBLISHED_OFFERS__:
  | import('#domain/lending/matching/published-offers.ts').PublishedOffers
  | null;

declare module 'virtual:theme.css';
declare module 'virtual:high-contrast.css';

/** By the build, from the marks of reviewers in the PO files. */
declare module 'virtual:reviewed-texts' {
  export const REVIEWED: import('#renderer/i18n/legal-texts.ts').ReviewedTexts;
}

interface Window {
  /** Trusted Types, where the browser has them. */
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (url: string) => string },
    ) => {
      /** Really a TrustedScriptURL, which everything that is typed to take a string takes as well. */
      readonly createScriptURL: (url: string) => string;
    };
  };
}

interface Navigator {
  /** Where the browser tells about the connection (Chromium does). */
  readonly connection?: { readonly saveData?: boolean };
}
