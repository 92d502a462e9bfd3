import { useEffect } from 'react';
import {
  Outlet,
  type RouteObject,
  ScrollRestoration,
  createBrowserRouter,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router-dom';
import { ErrorScreen } from '#renderer/app/error-screen.tsx';
import { SiteLayout } from '#renderer/app/layout/site-layout.tsx';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import type { Route } from '#renderer/app/routes.ts';
import { pages } from '#renderer/content/en/pages.ts';
import type { PageKey } from '#renderer/content/types.ts';
import { NavigateContext } from '#renderer/ui/navigate.tsx';

export type PortalRoutes = Readonly<Partial<Record<PageKey, Route>>>;
export type PortalRouter = ReturnType<typeof createPortalRouter>;

/** The single-page app's router over a part of THE table (on the web the consumer area, on the desktop everything). */
export function createPortalRouter(table: PortalRoutes) {
  const children = Object.entries(table)
    .filter(([path]) => path !== '/NBFC' && path !== 'offline')
    .map(([path, route]) => routeObject(path, route));
  return createBrowserRouter([
    { element: <Shell />, errorElement: <RouteError />, hydrateFallbackElement: <></>, children },
  ]);
}

function routeObject(path: string, { area, load }: Route): RouteObject {
  return {
    path: path === 'not-found' ? '*' : path,
    errorElement: <RouteError />,
    lazy: async () => {
      const { Page } = await loadChunk(load).catch(pageThatFails);
      const framed = () => (
        <SiteLayout path={path}>
          <Page />
        </SiteLayout>
      );
      return { Component: area === 'public' ? framed : Page };
    },
  };
}

/** The router shows its fallback for ever when `lazy` rejects at the first load, so the failure is thrown by a page. */
function pageThatFails(failure: unknown): { readonly Page: () => never } {
  return {
    Page: () => {
      throw failure;
    },
  };
}

/** Around every route: the title, collapsed menus and scroll position follow the address. */
function Shell() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    document.title = titleOf(pathname);
    document.querySelectorAll('details[data-menu][open]').forEach((menu) => {
      menu.removeAttribute('open');
    });
  }, [pathname]);
  return (
    <NavigateContext value={(path) => void navigate(path)}>
      <Outlet />
      <ScrollRestoration />
    </NavigateContext>
  );
}

function titleOf(pathname: string): string {
  const path = decodeURIComponent(pathname);
  const known = Object.entries(pages).find(([key]) => key === path);
  return (known?.[1] ?? pages['not-found']).title;
}

function RouteError() {
  return <ErrorScreen error={useRouteError()} />;
}
