import { expect, it } from 'vitest';
import { terminalRoutes } from '#renderer/app/host/terminal-routes.tsx';
import { routesOf } from '#renderer/app/routes.ts';

const SITE_ONLY = ['/about', '/business-loan', '/dealer', '/ev-loan', '/nbfc', '/news&blog'];

it('a terminal has no page of the site that helps nobody there, but leads on from it', () => {
  for (const hasApplications of [true, false]) {
    const table = routesOf(terminalRoutes(hasApplications), hasApplications);
    const areas = new Map(Object.entries(table).map(([path, { area }]) => [path, area]));
    for (const path of SITE_ONLY) expect(areas.get(path), path).toBe('terminal');
    expect(areas.has('/dealer-desk')).toBe(false);
    expect(areas.get('/loan-eligibility')).toBe('public');
  }
});

it('the status of an application is a page of its own only where people apply', () => {
  const [here, elsewhere] = [true, false].map((has) => terminalRoutes(has)['/consumer-profile']);
  expect(here).not.toBe(elsewhere);
});
