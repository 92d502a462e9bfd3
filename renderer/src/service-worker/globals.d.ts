/** Written in by the build: see scripts/web/service-worker.ts. */
declare const __SITE__: {
  /** Changes with every file of the site, so that a browser sees a new service worker after each deployment. */
  readonly version: string;
  /** By language, the page for when there is neither a connection nor a kept copy. */
  readonly offlinePages: Readonly<Record<string, string>>;
  /** Those pages, and what they show. */
  readonly shell: readonly string[];
  /** By language, the calculator's page first, then everything that it needs. */
  readonly calculators: Readonly<Record<string, readonly string[]>>;
};
