export type KeptInTab = {
  readonly keep: (text: string) => void;
  readonly read: () => string | null;
  readonly forget: () => void;
};

/** One text in this tab's storage; in memory where the browser keeps nothing, or has no room. */
export function keptInTab(key: string): KeptInTab {
  let inMemory: string | null = null;
  const stored = (work: (storage: Storage) => string | null | void): string | null => {
    try {
      return work(window.sessionStorage) ?? null;
    } catch {
      return null;
    }
  };
  return {
    keep: (text) => {
      inMemory = text;
      stored((storage) => storage.setItem(key, text));
    },
    read: () => stored((storage) => storage.getItem(key)) ?? inMemory,
    forget: () => {
      inMemory = null;
      stored((storage) => storage.removeItem(key));
    },
  };
}
