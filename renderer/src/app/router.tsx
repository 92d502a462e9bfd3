import { type ComponentType, useEffect } from 'react';
import {
  Outlet,
  type RouteObject,
  ScrollRestoration,
  createBrowserRouter,
  createMemoryRouter,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router-dom';
import { ErrorScreen } from '#renderer/app/error-screen.tsx';
import { NotFoundHere } from '#renderer/app/layout/not-found-here.tsx';
import { PublicPage } from '#renderer/app/layout/public-page.tsx';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import { SessionKeeper } from '#renderer/app/session/session-keeper.tsx';
import type { Area, Route } from '#renderer/app/routes.ts';
import type { PageKey, PagesContent } from '#renderer/content/types.ts';
import { pathOf } from '#contract/addresses.ts';
import { useEdition } from '#renderer/i18n/edition/edition-context.ts';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { NavigateContext } from '#renderer/ui/navigation/navigate.tsx';
import { NotFoundContext } from '#renderer/ui/navigation/not-found.ts';

export type PortalRoutes = Readonly<Partial<Record<PageKey, Route>>>;
export type PortalRouter = ReturnType<typeof createPortalRouter>;

/**
 * The single-page app's router over part of the route table (the consumer area on the web, everything on the desktop).
 * `base` is the prefix of the language's paths.
 */
export function createPortalRouter(table: PortalRoutes, base: string) {
  return createBrowserRouter(routeObjects(table), { basename: base || '/' });
}

/** The same without a browser, at one path, for pages that are rendered beforehand. */
export function createRouterAt(table: PortalRoutes, path: string): PortalRouter {
  return createMemoryRouter(routeObjects(table), { initialEntries: [path] });
}

/** Resolves once a router's first page can be rendered. */
export function hasPage(router: PortalRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

function routeObjects(table: PortalRoutes): RouteObject[] {
  const children = Object.entries(table)
    .filter(([path]) => path !== '/NBFC' && path !== 'offline')
    .map(([path, route]) => routeObject(path, route));
  return [
    { element: <Shell />, errorElement: <RouteError />, hydrateFallbackElement: <></>, children },
  ];
}

function routeObject(path: string, { area, load }: Route): RouteObject {
  return {
    path: path === 'not-found' ? '*' : path,
    errorElement: <RouteError />,
    lazy: async () => {
      const { Page } = await loadChunk(load).catch(pageThatFails);
      const shells: Readonly<Record<Area, ComponentType>> = {
        public: () => (
          <PublicPage path={path}>
            <Page />
          </PublicPage>
        ),
        consumer: () => (
          <SessionKeeper>
            <Page />
          </SessionKeeper>
        ),
        desk: () => (
          <SessionKeeper of="desk">
            <Page />
          </SessionKeeper>
        ),
        staff: () => (
          <SessionKeeper of="staff">
            <Page />
          </SessionKeeper>
        ),
        terminal: Page,
      };
      return { Component: shells[area] };
    },
  };
}

/** The router shows its fallback forever if `lazy` rejects on first load, so a page throws the error instead. */
function pageThatFails(failure: unknown): { readonly Page: () => never } {
  return {
    Page: () => {
      throw failure;
    },
  };
}

const NOT_FOUND = <NotFoundHere />;

/** Wraps every route: title, collapsed menus and scroll position follow the address. */
function Shell() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const pages = useContent('pages');
  const { base } = useEdition();
  useEffect(() => {
    document.title = titleOf(pathname, pages);
    document.querySelectorAll('details[data-menu][open]').forEach((menu) => {
      menu.removeAttribute('open');
    });
    openDetailsAround(hash);
  }, [pathname, hash, pages]);
  return (
    <NavigateContext value={(address) => void navigate(pathOf(address, base) ?? address)}>
      <NotFoundContext value={NOT_FOUND}>
        <Outlet />
      </NotFoundContext>
      <ScrollRestoration />
    </NavigateContext>
  );
}

/** Opens the `details` element that contains the address's fragment, as a browser does on page load. */
function openDetailsAround(hash: string): void {
  const named = document.getElementById(hash.slice(1));
  const fold = named?.parentElement?.closest('details:not([open])');
  if (!named || !fold) return;
  fold.setAttribute('open', '');
  named.scrollIntoView();
}

function titleOf(pathname: string, pages: PagesContent): string {
  const path = decodeURIComponent(pathname);
  const known = Object.entries(pages).find(([key]) => key === path);
  return (known?.[1] ?? pages['not-found']).title;
}

function RouteError() {
  return <ErrorScreen error={useRouteError()} />;
}
