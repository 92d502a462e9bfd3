import { expect, test } from 'vitest';
import { routes, routesOf, routesOnHost } from '#renderer/app/routes.ts';

const STAFF = ['/operator', '/lender'] as const;

test('neither a showroom’s computer nor a terminal has the areas of operators and of lenders', () => {
  for (const profile of ['dealer', 'kiosk'] as const) {
    const paths = Object.keys(routesOnHost(profile));
    expect(paths.filter((path) => STAFF.some((one) => one === path))).toEqual([]);
    expect(paths).toContain('/apply');
    expect(paths.includes('/dealer-desk')).toBe(profile === 'dealer');
  }
});

test('they exist only where people apply for loans', () => {
  for (const path of STAFF) {
    expect(Object.keys(routesOf(routes, true))).toContain(path);
    expect(Object.keys(routesOf(routes, false))).not.toContain(path);
  }
});
