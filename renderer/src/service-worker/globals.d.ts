/** Written in by the build: see scripts/service-worker.ts. */
declare const __SITE__: {
  /** Changes with every file of the site, so that a browser sees a new service worker after each deployment. */
  readonly version: string;
  /** Page for when there is neither a connection nor a kept copy, and what it shows. */
  readonly offlinePage: string;
  readonly shell: readonly string[];
  /** The calculator's page first, then everything that it needs. */
  readonly calculator: readonly string[];
};
