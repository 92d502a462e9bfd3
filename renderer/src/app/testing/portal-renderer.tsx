import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Providers } from '#renderer/app/providers.tsx';
import { type Needs, loadEdition } from '#renderer/i18n/edition.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { prerenderPlatform } from '#renderer/platform/prerender-platform.ts';

/**
 * Returns a function that renders content inside the portal, in English, with the words and copy in `needs`. The
 * platform refuses every call except the ones that `platform` replaces.
 */
export async function portalRenderer(
  needs: Needs,
): Promise<(content: ReactNode, platform?: Partial<Platform>) => RenderResult> {
  const edition = await loadEdition('en', '', needs);
  return (content, platform = {}) =>
    render(
      <Providers edition={edition} platform={{ ...prerenderPlatform, ...platform }}>
        {content}
      </Providers>,
    );
}
