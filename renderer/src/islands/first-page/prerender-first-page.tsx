/** Renders the desktop's first pages to HTML, by the build. Never part of a window's bundle. */
import { RendererProvider, createDOMRenderer } from '@griffel/react';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  BRANCH_PLACE,
  FIRST_PAGES,
  type FirstPageKind,
  firstPagePath,
} from '#contract/first-pages.ts';
import type { Language } from '#domain/languages.ts';
import { startHost } from '#renderer/app/host/start-host.tsx';
import { createRouterAt, hasPage } from '#renderer/app/router.tsx';
import { routesOf } from '#renderer/app/routes.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { FirstPage } from '#renderer/islands/first-page/first-page.tsx';
import { sessionOn } from '#renderer/islands/first-page/first-session.ts';
import { inlineStylesOfPage } from '#renderer/islands/inline-styles.ts';
import { withoutSequences } from '#renderer/islands/lean-html.ts';
import { stylesOf } from '#renderer/islands/page-styles.tsx';
import type { PortalParts } from '#renderer/app/portal.tsx';
import type { Host, Platform } from '#renderer/platform/platform.ts';
import { prerenderPlatform, refuse } from '#renderer/platform/prerender-platform.ts';

export type PrerenderedFirstPage = {
  readonly title: string;
  readonly body: string;
  /** Style elements with the rules that the page uses. */
  readonly styles: string;
  /** Words for the island starter, which cannot import any. */
  readonly starterWords: { readonly failed: string; readonly reload: string };
};

export async function prerenderFirstPage(
  kind: FirstPageKind,
  language: Language,
  hasApplications: boolean,
): Promise<PrerenderedFirstPage> {
  const parts = await partsOf(kind, language, hasApplications);
  const { contents, translator } = parts.edition;
  const renderer = createDOMRenderer();
  const inline = inlineStylesOfPage();
  const html = withoutSequences(
    renderToString(
      <RendererProvider renderer={renderer}>
        <FirstPage {...parts} onAwake={() => undefined} />
      </RendererProvider>,
    ),
  );
  return {
    title: contents.pages?.[firstPagePath(kind, hasApplications)].title ?? '',
    body: inline.extractFrom(html),
    // All of them: a rule that the page does not have is added while it wakes.
    styles: `${stylesOf(renderer)}${inline.sheet()}`,
    starterWords: { failed: translator.t('errors.chunk'), reload: translator.t('errors.reload') },
  };
}

/** What a first page shows, as in a window in which this kind of page is right. */
export async function partsOf(
  kind: FirstPageKind,
  language: Language,
  hasApplications: boolean,
): Promise<PortalParts> {
  const session = sessionOn(kind);
  const host = hostOf(kind, language, hasApplications);
  const platform: Platform = {
    ...prerenderPlatform,
    session: { ...prerenderPlatform.session, current: () => session, prerendered: () => session },
    hasApplications,
    host,
  };
  const { table, needs, Shell } = startHost(host, platform);
  const path = firstPagePath(kind, hasApplications);
  const router = createRouterAt(routesOf(table, hasApplications), path);
  const [edition] = await Promise.all([loadEdition(language, '', needs), hasPage(router)]);
  return { platform, edition, queries: new QueryClient(), router, Shell };
}

/** A host as far as a first page shows it. */
function hostOf(kind: FirstPageKind, language: Language, hasApplications: boolean): Host {
  const { profile } = FIRST_PAGES[kind];
  const isShowroom = profile === 'dealer';
  return {
    profile,
    branch: kind === 'terminal-in-branch' ? { id: '', name: BRANCH_PLACE } : null,
    hasApplications,
    webOrigin: null,
    language,
    idle: null,
    can: {
      print: false,
      savePdf: isShowroom,
      openOutside: isShowroom,
      endVisit: !isShowroom,
      keepMessages: false,
    },
    onOpenRoute: () => () => undefined,
    savePdf: refuse,
    rememberLanguage: refuse,
    endVisit: refuse,
    keepMessage: refuse,
    unlock: refuse,
    leaveKiosk: refuse,
    keptMessages: refuse,
    discardMessage: refuse,
    terminalStanding: refuse,
    askStaff: refuse,
    desk: isShowroom
      ? {
          people: refuse,
          forget: refuse,
          keepWrite: refuse,
          keptWrites: refuse,
          dismissWrite: refuse,
          keptLeads: refuse,
          keptPrices: refuse,
          keptToday: refuse,
          keptDesk: refuse,
          reminds: refuse,
          remind: refuse,
          onKeptChange: () => () => undefined,
        }
      : null,
  };
}
