/** Where newer versions of the program come from. Every function rejects when the feed cannot be used. */
export type UpdateFeed = {
  /**
   * Whether what is downloaded is checked for its publisher's signature, and may therefore be installed. Where it is not,
   * a newer version is only reported.
   */
  readonly installs: boolean;
  /** The version on offer, or null when there is none newer than this one. */
  readonly newerVersion: () => Promise<string | null>;
  /** Fetches the version on offer and checks it. */
  readonly download: () => Promise<void>;
  /**
   * Ends the program, installs what was downloaded, and starts it again. It comes back only by rejecting, when that could
   * not be begun.
   */
  readonly install: () => Promise<never>;
};
