/** Where newer versions of the program come from. Every function rejects if the feed cannot be used. */
export type UpdateFeed = {
  /**
   * Whether downloads are checked for the publisher's signature, and may therefore be installed. If not, a newer
   * version is only reported.
   */
  readonly installs: boolean;
  /** The version on offer, or null if there is none newer than this one. */
  readonly newerVersion: () => Promise<string | null>;
  /** Downloads the version on offer and verifies it. */
  readonly download: () => Promise<void>;
  /**
   * Quits the program, installs the download and restarts. Only settles by rejecting, if the installation could not
   * start.
   */
  readonly install: () => Promise<never>;
};
