/** Set by the build: see scripts/web/service-worker.ts. */
declare const __SITE__: {
  /** Changes with every file of the site, so that browsers install a new service worker after each deployment. */
  readonly version: string;
  /** By language, the page shown when there is neither a connection nor a cached copy. */
  readonly offlinePages: Readonly<Record<string, string>>;
  /** What is kept from the start besides those pages. */
  readonly shell: readonly string[];
  /** By language, the calculator's page first, then everything it needs. */
  readonly calculators: Readonly<Record<string, readonly string[]>>;
};
