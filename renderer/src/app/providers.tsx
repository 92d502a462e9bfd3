import { type ReactNode, useState } from 'react';
import { type GriffelRenderer, useRenderer_unstable as useRenderer } from '@griffel/react';
import { Directed } from '#renderer/ui/layout/directed.tsx';
import { EditionContext } from '#renderer/i18n/edition/edition-context.ts';
import type { Edition } from '#renderer/i18n/edition.ts';
import { PlatformContext } from '#renderer/platform/context/platform-context.tsx';
import type { Platform } from '#renderer/platform/platform.ts';
import { compareMediaQueries } from '#renderer/theme/media-query-order.ts';

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
      <PlatformContext value={platform}>
        <Directed>{children}</Directed>
      </PlatformContext>
    </EditionContext>
  );
}

/**
 * Makes Griffel sort media queries by width, in a browser and in prerendered pages. Set on the existing renderer:
 * replacing it (`RendererProvider`) would bundle a CSS parser.
 */
export function useMediaQueryOrder(): void {
  const renderer = useRenderer();
  useState(() => setOrder(renderer));
}

function setOrder(renderer: GriffelRenderer): void {
  renderer.compareMediaQueries = compareMediaQueries;
}
