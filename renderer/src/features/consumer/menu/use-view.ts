import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type LoanStanding,
  type View,
  viewOf,
  viewPlan,
} from '#renderer/features/consumer/menu/views.ts';

/**
 * The view of the present history entry, or else where the area opens for the person; null while that is not known. Once
 * it is known it stays, so that nothing in view is replaced unasked, not even when the session has ended elsewhere.
 */
export function useView(
  standing: LoanStanding,
  userId: string | null,
  hasEnded: boolean,
): View | null {
  const asked = viewOf(useLocation().state);
  const [opening, setOpening] = useState<{
    readonly userId: string | null;
    readonly view: View;
  } | null>(null);
  const isKept = hasEnded && opening !== null;
  if (standing !== 'unknown' && opening?.userId !== userId && !isKept) {
    setOpening({ userId, view: viewPlan(standing).initial });
  }
  const isElsewhere = asked === 'my-loan' && standing === 'off';
  return (isElsewhere ? null : asked) ?? opening?.view ?? null;
}
