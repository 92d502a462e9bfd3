/** Set by the build: whether the single-page app holds every route (desktop, development) or the consumer area only. */
declare const __WHOLE_SITE_IN_APP__: boolean;

declare module 'virtual:theme.css';

interface Window {
  /** Trusted Types, where the browser has them. */
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (url: string) => string },
    ) => unknown;
  };
}
