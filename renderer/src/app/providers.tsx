import type { ReactNode } from 'react';
import { useMediaQueryOrder } from '#renderer/app/use-media-query-order.ts';
import { EditionContext } from '#renderer/i18n/edition/edition-context.ts';
import type { Edition } from '#renderer/i18n/edition.ts';
import { PlatformContext } from '#renderer/platform/context/platform-context.tsx';
import type { Platform } from '#renderer/platform/platform.ts';

/** What every feature may use: words and copy in the page's language, the platform, and ordered styles. */
export function Providers({
  edition,
  platform,
  children,
}: {
  readonly edition: Edition;
  readonly platform: Platform;
  readonly children: ReactNode;
}) {
  useMediaQueryOrder();
  return (
    <EditionContext value={edition}>
      <PlatformContext value={platform}>{children}</PlatformContext>
    </EditionContext>
  );
}
