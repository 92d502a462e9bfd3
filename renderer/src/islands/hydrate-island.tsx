import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { useAdoptedStyles } from '#renderer/islands/adopt-styles.ts';
import { IslandRoot, prefixOf } from '#renderer/islands/island-root.tsx';
import { loadIsland } from '#renderer/islands/islands.ts';
import { loadPageEdition } from '#renderer/islands/page-edition.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import type { Platform } from '#renderer/platform/platform.ts';

/**
 * Hydrates one island of a prerendered page. `beforeHydration` runs immediately before that, while fields still hold
 * what the visitor and the browser entered. Resolves when the handlers are attached.
 */
export async function hydrateIsland(
  host: HTMLElement,
  platform: Platform,
  beforeHydration: () => void,
): Promise<void> {
  const name = host.dataset['island'] ?? '';
  const [Content, edition] = await Promise.all([
    loadIsland(name),
    loadChunk(() => loadPageEdition(host)),
  ]);
  beforeHydration();
  await new Promise<void>((awake) => {
    // In one piece: a key pressed while React takes over a field would be lost, or land in the wrong place.
    flushSync(() => {
      hydrateRoot(
        host,
        <StyledByPage>
          <IslandRoot edition={edition} platform={platform} onAwake={awake}>
            <Content />
          </IslandRoot>
        </StyledByPage>,
        { identifierPrefix: prefixOf(name) },
      );
    });
  });
  host.dataset['awake'] = '';
}

function StyledByPage({ children }: { readonly children: ReactNode }) {
  useAdoptedStyles();
  return children;
}
