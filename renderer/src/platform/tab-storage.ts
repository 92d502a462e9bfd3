/** Texts that could not be stored, for as long as the page is open. */
const inMemory = new Map<string, string>();

/**
 * The one way to this tab's storage (session storage, gone with the tab), which never throws: a browser may store
 * nothing, or have no room. Then a text stays in memory, and what was stored under its key before is no longer returned.
 */
export const tabStorage = {
  getItem: (key: string): string | null =>
    inMemory.get(key) ?? stored((storage) => storage.getItem(key)) ?? null,
  setItem: (key: string, text: string): void => {
    const isStored = stored((storage) => {
      storage.setItem(key, text);
      return true;
    });
    if (isStored === true) inMemory.delete(key);
    else inMemory.set(key, text);
  },
  removeItem: (key: string): void => {
    inMemory.delete(key);
    stored((storage) => storage.removeItem(key));
  },
  keys: (): readonly string[] => [
    ...new Set([...inMemory.keys(), ...(stored((storage) => Object.keys(storage)) ?? [])]),
  ],
};

/** Undefined where the storage fails. */
function stored<Value>(work: (storage: Storage) => Value): Value | undefined {
  try {
    return work(window.sessionStorage);
  } catch {
    return undefined;
  }
}
