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
 * it is known it stays, so that nothing in view is replaced unasked.
 */
export function useView(standing: LoanStanding, userId: string | null): View | null {
  const asked = viewOf(useLocation().state);
  const [opening, setOpening] = useState<{
    readonly userId: string | null;
    readonly view: View;
  } | null>(null);
  if (standing !== 'unknown' && opening?.userId !== userId) {
    setOpening({ userId, view: viewPlan(standing).initial });
  }
  const isElsewhere = asked === 'my-loan' && standing === 'off';
  return (isElsewhere ? null : asked) ?? opening?.view ?? null;
}
