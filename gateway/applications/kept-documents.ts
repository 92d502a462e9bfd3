/** What retention, export and erasure need from the documents of an application. */
export type KeptDocuments = {
  /** Removes the bytes for good; gives how many documents that were. It may be asked again. */
  readonly purge: (applicationId: string) => Promise<number>;
  /** Kind, state, size and times of each, for the person whose documents they are. */
  readonly listFor: (
    applicationId: string,
  ) => Promise<readonly Readonly<Record<string, unknown>>[]>;
};
