import type { ReactNode } from 'react';
import { SiteLayout } from '#renderer/app/layout/site-layout.tsx';
import { useHostParts } from '#renderer/platform/context/host-parts.ts';

/** A public page in the site's frame, or in the host's own. */
export function PublicPage({
  path,
  children,
}: {
  readonly path: string;
  readonly children: ReactNode;
}) {
  const { PageFrame } = useHostParts();
  if (PageFrame !== undefined) return <PageFrame>{children}</PageFrame>;
  return <SiteLayout path={path}>{children}</SiteLayout>;
}
