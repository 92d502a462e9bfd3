import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useAdoptedStyles } from '#renderer/app/adopt-styles.ts';
import { IslandRoot, prefixOf } from '#renderer/app/island-root.tsx';
import { areasOfIsland, loadIsland } from '#renderer/app/islands.ts';
import { DEFAULT_LANGUAGE, loadTranslator } from '#renderer/i18n/languages.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import type { Platform } from '#renderer/platform/platform.ts';

/** Lets React take over one island of a prerendered page. Resolves when its handlers are in place. */
export async function hydrateIsland(host: HTMLElement, platform: Platform): Promise<void> {
  const name = host.dataset['island'] ?? '';
  const [Content, translator] = await Promise.all([
    loadIsland(name),
    loadChunk(() => loadTranslator(DEFAULT_LANGUAGE, areasOfIsland(name))),
  ]);
  await new Promise<void>((awake) => {
    hydrateRoot(
      host,
      <StyledByPage>
        <IslandRoot translator={translator} platform={platform} onAwake={awake}>
          <Content />
        </IslandRoot>
      </StyledByPage>,
      { identifierPrefix: prefixOf(name) },
    );
  });
  host.dataset['awake'] = '';
}

function StyledByPage({ children }: { readonly children: ReactNode }) {
  useAdoptedStyles();
  return children;
}
