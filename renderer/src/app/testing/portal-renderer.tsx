import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Providers } from '#renderer/app/providers.tsx';
import type { Language } from '#domain/languages.ts';
import { type Needs, loadEdition } from '#renderer/i18n/edition.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { prerenderPlatform } from '#renderer/platform/prerender-platform.ts';

/**
 * Returns a function that renders content inside the portal with the words and copy in `needs`, in English unless another
 * language is given. The platform refuses every call except the ones that `platform` replaces.
 */
export async function portalRenderer(
  needs: Needs,
  language: Language = 'en',
): Promise<(content: ReactNode, platform?: Partial<Platform>) => RenderResult> {
  const edition = await loadEdition(language, '', needs);
  return (content, platform = {}) =>
    render(
      <Providers edition={edition} platform={{ ...prerenderPlatform, ...platform }}>
        {content}
      </Providers>,
    );
}
