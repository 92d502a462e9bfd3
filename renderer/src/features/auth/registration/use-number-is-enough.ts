import { useEffect, useState } from 'react';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import type { ReturnPath } from '#renderer/ui/navigation/return-path.ts';

/**
 * Whether a proved number is enough to register: on the way to an application, where the gateway opens such accounts
 * (decision 31). Null until that is known.
 */
export function useNumberIsEnough(then: ReturnPath | null): boolean | null {
  const platform = usePlatform();
  const isApplying = platform.hasApplications && then === '/apply';
  const [isOffered, setOffered] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isApplying) return undefined;
    let gone = false;
    const take = (offered: boolean) => {
      if (!gone) setOffered(offered);
    };
    Promise.all([platform.usesGatewayAdditions(), platform.sendsPhoneProof()]).then(
      (answers) => take(answers.every(Boolean)),
      () => take(false),
    );
    return () => {
      gone = true;
    };
  }, [isApplying, platform]);
  return isApplying ? isOffered : false;
}
