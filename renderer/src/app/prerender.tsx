/** Writes public pages as HTML at build time. Never part of a browser's bundle. */
import {
  type GriffelRenderer,
  RendererProvider,
  createDOMRenderer,
  renderToStyleElements,
} from '@griffel/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandRoot, prefixOf } from '#renderer/app/island-root.tsx';
import { onlyUsedRules, withoutSequences } from '#renderer/app/lean-html.ts';
import { SiteLayout } from '#renderer/app/layout/site-layout.tsx';
import { areasOfIsland } from '#renderer/app/islands.ts';
import { HostHead, PageData, PageHead } from '#renderer/app/page-head.tsx';
import { Providers } from '#renderer/app/providers.tsx';
import { routes } from '#renderer/app/routes.ts';
import type { PageKey } from '#renderer/content/types.ts';
import { AREAS, type Area } from '#renderer/i18n/areas.ts';
import { type Language, loadTranslator, loadWords } from '#renderer/i18n/languages.ts';
import { type Translator, translatorOf } from '#renderer/i18n/translator.ts';
import { prerenderPlatform } from '#renderer/platform/prerender-platform.ts';
import baseCss from '#renderer/theme/base.css?inline';
import { type IslandName, IslandWriterContext, type Wake } from '#renderer/ui/island.tsx';

export { themeCss, usedVariables } from '#renderer/theme/theme-css.ts';
export { publicPages } from '#renderer/app/public-pages.ts';
export { siteFiles } from '#renderer/app/site-files.ts';
export { baseCss };

/** What the build adds to the head of the single-page app, which is not prerendered. */
export function appHead(): string {
  return renderToStaticMarkup(<HostHead />);
}

/** Words for the script that watches for new versions, which can import none. */
export async function updateWords(language: Language): Promise<Readonly<Record<string, string>>> {
  const { t } = await loadTranslator(language, []);
  return { ready: t('update.ready'), reload: t('update.reload'), later: t('update.later') };
}

export type UsedIsland = {
  readonly name: IslandName;
  readonly wake: Wake;
  readonly areas: readonly Area[];
};

export type PrerenderedPage = {
  /** Tags for the head: title, description, canonical address, sharing. */
  readonly head: string;
  /** Data for machines, for the end of the body. */
  readonly data: string;
  /** What stands in the body. */
  readonly body: string;
  /** Style elements with exactly the rules that the page uses. */
  readonly styles: string;
  readonly islands: readonly UsedIsland[];
  /** Words for the island starter, which can import none. */
  readonly starterWords: { readonly failed: string; readonly reload: string };
};

export async function prerenderPage(key: PageKey, language: Language): Promise<PrerenderedPage> {
  const { Page } = await routes[key].load();
  const renderer = createDOMRenderer();
  const translator = await loadTranslator(language, AREAS);
  const areaTranslators = await translatorsOfIslands(language);
  const islands: UsedIsland[] = [];
  const islandHtml: string[] = [];

  const writeIsland = (name: IslandName, wake: Wake, content: ReactNode) => {
    const areas = areasOfIsland(name);
    islands.push({ name, wake, areas });
    const html = renderToString(
      <RendererProvider renderer={renderer}>
        <IslandRoot
          translator={areaTranslators(areas)}
          platform={prerenderPlatform}
          onAwake={() => undefined}
        >
          {content}
        </IslandRoot>
      </RendererProvider>,
      { identifierPrefix: prefixOf(name) },
    );
    const place = placeOf(islandHtml.push(html) - 1);
    return <div data-island={name} data-wake={wake} dangerouslySetInnerHTML={{ __html: place }} />;
  };

  const frame = renderToString(
    <RendererProvider renderer={renderer}>
      <Providers translator={translator} platform={prerenderPlatform}>
        <IslandWriterContext value={writeIsland}>
          <SiteLayout path={key}>
            <Page />
          </SiteLayout>
        </IslandWriterContext>
      </Providers>
    </RendererProvider>,
  );
  // Only around the islands: inside them script reads every class that React wrote.
  const body = islandHtml.reduce(
    (page, html, index) => page.replace(placeOf(index), () => html),
    withoutSequences(frame),
  );
  return {
    head: renderToStaticMarkup(<PageHead page={key} />),
    data: renderToStaticMarkup(<PageData page={key} />),
    body,
    styles: onlyUsedRules(stylesOf(renderer), body),
    islands,
    starterWords: { failed: translator.t('errors.chunk'), reload: translator.t('errors.reload') },
  };
}

/** Gives an island the words that it has in a browser and no others, so that a missing area ends the build. */
async function translatorsOfIslands(
  language: Language,
): Promise<(areas: readonly Area[]) => Translator> {
  const files = await Promise.all(
    AREAS.map(async (area) => ({ area, words: await loadWords(language, area) })),
  );
  return (areas) =>
    translatorOf(
      language,
      files.flatMap(({ area, words }) =>
        area === 'common' || areas.includes(area) ? [words] : [],
      ),
    );
}

/** Holds the place of an island while the page around it is written. */
function placeOf(index: number): string {
  return `<!--island ${index}-->`;
}

/** The rules that were used, one to a line: `useAdoptedStyles` reads them so. */
function stylesOf(renderer: GriffelRenderer): string {
  for (const sheet of Object.values(renderer.stylesheets)) {
    const rules = sheet.cssRules();
    sheet.cssRules = () => rules.map((rule, at) => (at === 0 ? rule : `\n${rule}`));
  }
  return renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>);
}
