import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** While waiting, calls back once the connection is back: the device says so, or the gateway has answered something. */
export function useOnceConnected(isWaiting: boolean, onBack: () => void): void {
  const cache = useQueryClient().getQueryCache();
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const online = () => back();
    const stop = cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') back();
    });
    window.addEventListener('online', online);
    return () => {
      stop();
      window.removeEventListener('online', online);
    };
  }, [isWaiting, cache]);
}
