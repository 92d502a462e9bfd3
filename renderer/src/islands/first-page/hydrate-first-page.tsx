import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { FIRST_PAGE_KINDS, type FirstPageKind } from '#contract/first-pages.ts';
import { preparePortal } from '#renderer/app/prepare-portal.ts';
import { hasPage } from '#renderer/app/router.tsx';
import { useAdoptedStyles } from '#renderer/islands/adopt-styles.ts';
import { FirstPage } from '#renderer/islands/first-page/first-page.tsx';
import { sessionToHydrate } from '#renderer/islands/first-page/first-session.ts';
import type { Platform } from '#renderer/platform/platform.ts';

/**
 * Hydrates a first page of the desktop. `beforeHydration` runs immediately before that, while fields still hold what was
 * typed. Resolves when the handlers are attached.
 */
export async function hydrateFirstPage(
  page: HTMLElement,
  platform: Platform,
  beforeHydration: () => void,
): Promise<void> {
  await platform.session.ready;
  const first = sessionToHydrate(kindOf(page), platform.session.current());
  const session = { ...platform.session, prerendered: () => first };
  const parts = await preparePortal({ ...platform, session });
  await hasPage(parts.router);
  beforeHydration();
  await new Promise<void>((awake) => {
    // In one piece: a key pressed while React takes over a field would be lost, or land in the wrong place.
    flushSync(() => {
      hydrateRoot(
        page,
        <StyledByPage>
          <FirstPage {...parts} onAwake={awake} />
        </StyledByPage>,
      );
    });
  });
  page.dataset['awake'] = '';
  // From now on everything is laid out: see scripts/desktop/write-first-pages.ts.
  requestIdleCallback(() => delete page.dataset['first']);
}

function kindOf({ dataset }: HTMLElement): FirstPageKind {
  const kind = FIRST_PAGE_KINDS.find((known) => known === dataset['first']);
  if (kind === undefined) throw new Error(`There is no first page ${dataset['first']}.`);
  return kind;
}

function StyledByPage({ children }: { readonly children: ReactNode }) {
  useAdoptedStyles();
  return children;
}
