/**
 * Renders public pages to HTML as files: by the build, and on a server with a brand of its own. Never part of a browser's
 * bundle. No framework's static rendering is used: each page's script would be the framework's own and the whole tree's, where
 * marketing pages may load 4 KB (decisions 2 and 17).
 */
import { RendererProvider, createDOMRenderer } from '@griffel/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandRoot, prefixOf } from '#renderer/islands/island-root.tsx';
import { inlineStylesOfPage } from '#renderer/islands/inline-styles.ts';
import {
  onlyUsedRules,
  renamedHtml,
  renamedStyles,
  shortNames,
  withoutPartNames,
  withoutSequences,
} from '#renderer/islands/lean-html.ts';
import { stylesOf } from '#renderer/islands/page-styles.tsx';
import { siteFiles as filesOf } from '#renderer/app/site-files.ts';
import { SiteLayout } from '#renderer/app/layout/site-layout.tsx';
import { ISLAND_NAMES, islandNamed, loadIsland } from '#renderer/islands/islands.ts';
import type { PrerenderedPage, UsedIsland } from '#renderer/islands/prerendered-page.ts';
import { AppTitle, HostHead, PageData, PageHead } from '#renderer/app/page-head.tsx';
import { Providers } from '#renderer/app/providers.tsx';
import { routes } from '#renderer/app/routes.ts';
import { themes } from '#renderer/app/themes.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import type { PageKey } from '#renderer/content/types.ts';
import { baseOf } from '#contract/addresses.ts';
import { LANGUAGES, type Language, directionOf } from '#domain/languages.ts';
import { CONTENT_NAMES } from '#renderer/content/contents.ts';
import { AREAS } from '#renderer/i18n/areas.ts';
import { loadContents } from '#renderer/i18n/content-files.ts';
import { type Edition, type Needs, loadEdition } from '#renderer/i18n/edition.ts';
import { EditionContext } from '#renderer/i18n/edition/edition-context.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';
import { loadOnce } from '#renderer/platform/load-once.ts';
import { prerenderPlatform } from '#renderer/platform/prerender-platform.ts';
import baseCss from '#renderer/theme/base.css?inline';
import rightToLeftCss from '#renderer/theme/right-to-left.css?inline';
import { scriptCss } from '#renderer/theme/writing/writing.ts';
import { themeCss as cssOfThemes, variablesThatDiffer } from '#renderer/theme/theme-css.ts';
import { productThemes } from '#renderer/theme/theme.ts';
import { IslandWriterContext } from '#renderer/ui/loading/island.tsx';

export { framesOf } from '#renderer/app/frames.ts';
export { usedVariables } from '#renderer/theme/theme-css.ts';
export { appPages, publicPages } from '#renderer/app/public-pages.ts';
export { WEB_NEEDS } from '#renderer/app/web-needs.ts';

/** The CSS of every document in a language. */
export function documentCss(language: Language): string {
  const script = `${baseCss}${scriptCss(language)}`;
  return directionOf(language) === 'rtl' ? `${script}${rightToLeftCss}` : script;
}

/** The token set in the colours of the brand, of which a page carries what it uses. */
export function themeCss(used: ReadonlySet<string>): string {
  return cssOfThemes(used, themes);
}

/** What is added to the page of the single-page app, which is not prerendered: its title, and head tags. */
export async function appHead(
  language: Language,
): Promise<{ readonly title: string; readonly head: string }> {
  const { edition } = await sharedIn(language);
  const inHead = (tags: ReactNode) =>
    renderToStaticMarkup(<EditionContext value={edition}>{tags}</EditionContext>);
  // Its style sheet has the product's colours. What comes after it counts.
  const colours = brand.colours === null ? '' : `<style>${cssOfThemes(OF_BRAND, themes)}</style>`;
  return {
    title: inHead(<AppTitle />),
    head: `${inHead(<HostHead />)}${colours}`,
  };
}

/** The variables whose values are the brand's. */
const OF_BRAND = variablesThatDiffer(themes, productThemes);

/** The files alongside the pages, by path. */
export async function siteFiles(): Promise<Readonly<Record<string, string>>> {
  const copies = await Promise.all(
    LANGUAGES.map(async (language) => {
      const copy = await loadContents(language, ['brand', 'pages']);
      return { ...copy, language, common: await loadWords(language, 'common') };
    }),
  );
  return filesOf(copies);
}

/** Works out something once for each language. */
function oncePer<Value>(
  make: (language: Language) => Promise<Value>,
): (language: Language) => Promise<Value> {
  const made = new Map<Language, Promise<Value>>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}

/** What all pages of a language share. Made once for each. */
const sharedIn = oncePer(async (language: Language) => {
  const edition = await loadEdition(language, baseOf(language), {
    areas: AREAS,
    contents: CONTENT_NAMES,
  });
  return { edition, editionFor: await editionsOfIslands(edition) };
});

export async function prerenderPage(key: PageKey, language: Language): Promise<PrerenderedPage> {
  const { Page } = await routes[key].load();
  const renderer = createDOMRenderer();
  const { edition, editionFor } = await sharedIn(language);
  const { translator } = edition;
  const nameOf = await namesOfIslands();
  const islands: UsedIsland[] = [];
  const islandHtml: string[] = [];
  const inlineStyles = inlineStylesOfPage();

  const writeIsland = (Content: ComponentType) => {
    const name = nameOf(Content);
    const { wake, areas, laterAreas = [], contents = [] } = islandNamed(name);
    islands.push({ name, wake, areas, laterAreas, contents });
    const html = renderToString(
      <RendererProvider renderer={renderer}>
        <IslandRoot
          edition={editionFor({ areas, laterAreas, contents })}
          platform={prerenderPlatform}
          onAwake={() => undefined}
        >
          <Content />
        </IslandRoot>
      </RendererProvider>,
      { identifierPrefix: prefixOf(name) },
    );
    const place = placeOf(islandHtml.push(inlineStyles.extractFrom(withoutSequences(html))) - 1);
    return <div data-island={name} data-wake={wake} dangerouslySetInnerHTML={{ __html: place }} />;
  };

  const frame = renderToString(
    <RendererProvider renderer={renderer}>
      <Providers edition={edition} platform={prerenderPlatform}>
        <IslandWriterContext value={writeIsland}>
          <SiteLayout path={key}>
            <Page />
          </SiteLayout>
        </IslandWriterContext>
      </Providers>
    </RendererProvider>,
  );
  const beside = (tags: ReactNode) =>
    renderToStaticMarkup(<EditionContext value={edition}>{tags}</EditionContext>);
  const lean = withoutSequences(frame);
  const names = shortNames(lean, islandHtml);
  const withIslands = (html: string) =>
    islandHtml.reduce((page, island, index) => page.replace(placeOf(index), () => island), html);
  const styles = renamedStyles(onlyUsedRules(stylesOf(renderer), lean, islandHtml), names);
  return {
    head: beside(<PageHead page={key} hasApplications={prerenderPlatform.hasApplications} />),
    data: beside(<PageData page={key} />),
    body: withoutPartNames(withIslands(renamedHtml(lean, names)), styles),
    styles: `${styles}${inlineStyles.sheet()}`,
    islands,
    starterWords: { failed: translator.t('errors.chunk'), reload: translator.t('errors.reload') },
  };
}

/** The name of an island in the list, by its component. An unlisted component fails the build. */
const namesOfIslands = loadOnce(async (): Promise<(component: ComponentType) => string> => {
  const names = new Map(
    await Promise.all(ISLAND_NAMES.map(async (name) => [await loadIsland(name), name] as const)),
  );
  return (component) => {
    const name = names.get(component);
    if (name === undefined) throw new Error(`${component.name} is not in the list of islands.`);
    return name;
  };
});

/** Gives an island exactly what it has in a browser, so that an undeclared need fails the build. */
async function editionsOfIslands({
  translator: { language },
  contents: all,
  base,
}: Edition): Promise<(needs: Required<Needs>) => Edition> {
  const files = await Promise.all(
    AREAS.map(async (area) => ({ area, words: await loadWords(language, area) })),
  );
  return ({ areas, contents }) => ({
    translator: translatorOf(
      language,
      files.flatMap(({ area, words }) =>
        area === 'common' || areas.includes(area) ? [words] : [],
      ),
    ),
    contents: Object.fromEntries(contents.map((name) => [name, all[name]])),
    base,
  });
}

/** Placeholder for an island while the page around it is rendered. */
function placeOf(index: number): string {
  return `<!--island ${index}-->`;
}
