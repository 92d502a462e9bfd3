/** The external address that the visitor has asked for, until its dialog is closed. */
export type RequestedAddress = {
  readonly current: () => string | null;
  readonly request: (address: string) => void;
  readonly close: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function requestedAddress(): RequestedAddress {
  const listeners = new Set<() => void>();
  let address: string | null = null;
  const change = (next: string | null) => {
    address = next;
    listeners.forEach((listener) => listener());
  };
  return {
    current: () => address,
    request: change,
    close: () => change(null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
