/** Where the files of `personal-files.ts` are. */
export const PERSONAL_FILES = 'personal-files';

/** Removes everybody's files from this device: when somebody signs out. */
export function forgetFiles(): void {
  try {
    indexedDB.deleteDatabase(PERSONAL_FILES);
  } catch {
    // A browser that keeps nothing.
  }
}
