import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { BrandBar } from '#renderer/ui/navigation/brand-bar.tsx';

/** The bar at the top of a page for staff, including dealers' staff. Switching language keeps the place. */
export function StaffBar({
  path,
  ...bar
}: Pick<ComponentProps<typeof BrandBar>, 'path' | 'skip' | 'children'>) {
  const { hash } = useLocation();
  return <BrandBar {...bar} leadsHome path={`${path}${hash}`} />;
}
