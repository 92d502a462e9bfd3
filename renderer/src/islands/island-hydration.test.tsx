import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { baseOf } from '#contract/addresses.ts';
import { inlineStylesOfPage } from '#renderer/islands/inline-styles.ts';
import { IslandRoot, prefixOf } from '#renderer/islands/island-root.tsx';
import { ISLAND_NAMES, islandNamed, loadIsland } from '#renderer/islands/islands.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { prerenderPlatform } from '#renderer/platform/prerender-platform.ts';

const cases = LANGUAGES.flatMap((language) => ISLAND_NAMES.map((name) => ({ language, name })));

// React logs hydration mismatches to the console, which fails the test.
test.each(cases)('$name hydrates without a difference ($language)', async ({ language, name }) => {
  const Content = await loadIsland(name);
  const edition = await loadEdition(language, baseOf(language), islandNamed(name));
  const island = (onAwake: () => void) => (
    <IslandRoot edition={edition} platform={prerenderPlatform} onAwake={onAwake}>
      <Content />
    </IslandRoot>
  );
  const identifierPrefix = prefixOf(name);
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(
    island(() => undefined),
    { identifierPrefix },
  );
  const whenAwake = vi.fn<() => void>();
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const root = await act(async () =>
    hydrateRoot(host, island(whenAwake), { identifierPrefix, onRecoverableError }),
  );
  expect(whenAwake).toHaveBeenCalledTimes(1);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  host.remove();
});

test('no island keeps style attributes in its HTML; the page has them in a sheet', async () => {
  const { extractFrom, sheet } = inlineStylesOfPage();
  for (const name of ISLAND_NAMES) {
    const Content = await loadIsland(name);
    const edition = await loadEdition('en', '', islandNamed(name));
    const html = renderToString(
      <IslandRoot edition={edition} platform={prerenderPlatform} onAwake={() => undefined}>
        <Content />
      </IslandRoot>,
    );
    expect(extractFrom(html), name).not.toMatch(/<[^>]+\sstyle=/);
  }
  expect(sheet()).toContain('--fui-Slider--progress');
});
