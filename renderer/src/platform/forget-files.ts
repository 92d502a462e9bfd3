/** Where the files of `personal-files.ts` are. */
export const PERSONAL_FILES = 'personal-files';

/** Removes everybody's files from this device: on sign-out. */
export function forgetFiles(): void {
  try {
    indexedDB.deleteDatabase(PERSONAL_FILES);
  } catch {
    // The browser stores nothing.
  }
}
