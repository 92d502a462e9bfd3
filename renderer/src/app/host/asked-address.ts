/** An address of the outside world that somebody asked for, until it is closed. */
export type AskedAddress = {
  readonly current: () => string | null;
  readonly ask: (address: string) => void;
  readonly close: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function askedAddress(): AskedAddress {
  const listeners = new Set<() => void>();
  let address: string | null = null;
  const change = (next: string | null) => {
    address = next;
    listeners.forEach((listener) => listener());
  };
  return {
    current: () => address,
    ask: change,
    close: () => change(null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
