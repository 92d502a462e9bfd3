import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useAdoptedStyles } from '#renderer/app/adopt-styles.ts';
import { IslandRoot, prefixOf } from '#renderer/app/island-root.tsx';
import { loadIsland } from '#renderer/app/islands.ts';
import { DEFAULT_LANGUAGE, createTranslator } from '#renderer/i18n/i18n.ts';
import type { Platform } from '#renderer/platform/platform.ts';

const translator = createTranslator(DEFAULT_LANGUAGE);

/** Lets React take over one island of a prerendered page. Resolves when its handlers are in place. */
export async function hydrateIsland(host: HTMLElement, platform: Platform): Promise<void> {
  const name = host.dataset['island'] ?? '';
  const Content = await loadIsland(name);
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
