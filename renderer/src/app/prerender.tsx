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
import { SiteLayout } from '#renderer/app/layout/site-layout.tsx';
import { Providers } from '#renderer/app/providers.tsx';
import { routes } from '#renderer/app/routes.ts';
import { brand } from '#renderer/content/brand.ts';
import { pages } from '#renderer/content/en/pages.ts';
import type { PageKey } from '#renderer/content/types.ts';
import { type Language, createTranslator } from '#renderer/i18n/i18n.ts';
import { prerenderPlatform } from '#renderer/platform/prerender-platform.ts';
import baseCss from '#renderer/theme/base.css?inline';
import { type IslandName, IslandWriterContext, type Wake } from '#renderer/ui/island.tsx';

export { themeCss, usedVariables } from '#renderer/theme/theme-css.ts';
export { baseCss };

export type UsedIsland = { readonly name: IslandName; readonly wake: Wake };

export type PrerenderedPage = {
  /** Tags for the head: title, description, canonical address, sharing. */
  readonly head: string;
  /** What stands in the body. */
  readonly body: string;
  /** Style elements with exactly the rules that the page uses. */
  readonly styles: string;
  readonly islands: readonly UsedIsland[];
  /** Words for the island starter, which can import none. */
  readonly starterWords: { readonly failed: string; readonly reload: string };
};

/** Pages to write as files: all public ones, and the one for addresses that do not exist. */
export function pagesToPrerender(): PageKey[] {
  return pageKeys().filter((key) => routes[key].area === 'public');
}

function pageKeys(): PageKey[] {
  return Object.keys(routes).filter((key): key is PageKey => Object.hasOwn(pages, key));
}

export async function prerenderPage(key: PageKey, language: Language): Promise<PrerenderedPage> {
  const { Page } = await routes[key].load();
  const renderer = createDOMRenderer();
  const translator = createTranslator(language);
  const islands: UsedIsland[] = [];

  const writeIsland = (name: IslandName, wake: Wake, content: ReactNode) => {
    islands.push({ name, wake });
    const html = renderToString(
      <RendererProvider renderer={renderer}>
        <IslandRoot translator={translator} platform={prerenderPlatform} onAwake={() => undefined}>
          {content}
        </IslandRoot>
      </RendererProvider>,
      { identifierPrefix: prefixOf(name) },
    );
    return <div data-island={name} data-wake={wake} dangerouslySetInnerHTML={{ __html: html }} />;
  };

  const body = renderToString(
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
  return {
    head: renderToStaticMarkup(<Head page={key} />),
    body,
    styles: stylesOf(renderer),
    islands,
    starterWords: { failed: translator.t('errors.chunk'), reload: translator.t('errors.reload') },
  };
}

/** The rules that were used, one to a line: `useAdoptedStyles` reads them so. */
function stylesOf(renderer: GriffelRenderer): string {
  for (const sheet of Object.values(renderer.stylesheets)) {
    const rules = sheet.cssRules();
    sheet.cssRules = () => rules.map((rule, at) => (at === 0 ? rule : `\n${rule}`));
  }
  return renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>);
}

function Head({ page }: { readonly page: PageKey }) {
  const { title, description, canonical, listed } = pages[page];
  const address = `${brand.origin}${canonical}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {listed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
    </>
  );
}
