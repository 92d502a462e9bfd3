import { type Route, appRoutes, routes } from '#renderer/app/routes.ts';
import type { PageKey } from '#renderer/content/types.ts';

/** The pages that are written as files: every public route, and those without their own address. */
export function publicPages(): PageKey[] {
  return keysOf(routes).filter((key) => routes[key].area === 'public' && isBuilt(routes[key]));
}

/** The addresses of the web's single-page app. */
export function appPages(): (keyof typeof appRoutes)[] {
  return keysOf(appRoutes).filter((key) => isBuilt(appRoutes[key]));
}

function isBuilt({ needsApplications }: Route): boolean {
  return __APPLICATIONS__ || needsApplications !== true;
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = [];
  for (const key in table) keys.push(key);
  return keys;
}
