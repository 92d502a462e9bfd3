import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const controller = new AbortController();
  for (const event of ['online', 'offline']) {
    window.addEventListener(event, onChange, { signal: controller.signal });
  }
  return () => controller.abort();
}

/** Whether the device has a network, as far as it knows itself. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
