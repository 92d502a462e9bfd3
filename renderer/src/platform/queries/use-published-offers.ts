import { useEffect, useState } from 'react';
import type { PublishedOffers } from '#domain/lending/matching/published-offers.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

/** `none` where nothing is published, or nobody can apply here; `unknown` where the gateway did not say. */
type ShownOffers = PublishedOffers | 'loading' | 'none' | 'unknown';

/**
 * What lenders offer here: first as it was when the pages were made, so that it is there without script, then as it is
 * published now.
 */
export function usePublishedOffers(): ShownOffers {
  const platform = usePlatform();
  const { hasApplications } = platform;
  const [offers, setOffers] = useState<ShownOffers>(__PUBLISHED_OFFERS__ ?? 'loading');
  useEffect(() => {
    if (!hasApplications) return undefined;
    let isGone = false;
    void publishedNow(platform).then((now) => {
      if (isGone) return;
      setOffers((before) => (now === 'unknown' && before !== 'loading' ? before : now));
    });
    return () => {
      isGone = true;
    };
  }, [platform, hasApplications]);
  return hasApplications ? offers : 'none';
}

/** Without an answer, what was published when the pages were made stays. */
async function publishedNow(platform: Platform): Promise<ShownOffers> {
  const answer = await platform.call('listProducts', {}).catch(() => null);
  if (answer === null || !answer.ok) return 'unknown';
  const rules = await import('#domain/lending/matching/published-offers.ts').catch(() => null);
  return rules === null ? 'unknown' : (rules.publishedOffers(answer.value) ?? 'none');
}
