import { expect, test } from 'vitest';
import { APP_ORIGIN } from '#main/origin/app-address.ts';
import { COPYING, type PermissionAsked, permitOnly } from '#main/origin/permission-policy.ts';

/** What a session answers to a request, a check and a device, asked from a page. */
function answers(permitted: readonly string[], permission: string, page: string): boolean[] {
  const given: boolean[] = [];
  const session: PermissionAsked = {
    setPermissionRequestHandler: (handler) =>
      handler(null, permission, (granted) => given.push(granted), { requestingUrl: page }),
    setPermissionCheckHandler: (handler) => given.push(handler(null, permission, page)),
    setDevicePermissionHandler: (handler) => given.push(handler()),
  };
  permitOnly(session, permitted);
  return given;
}

const OWN = `${APP_ORIGIN}/emi-calculator`;

test('requests, checks and devices are answered with no', () => {
  for (const permission of ['media', 'geolocation', 'clipboard-read', 'notifications', 'unknown']) {
    expect(answers(COPYING, permission, OWN)).toEqual([false, false, false]);
  }
  expect(answers([], 'clipboard-sanitized-write', OWN)).toEqual([false, false, false]);
});

test('a showroom’s own pages may put a link on the clipboard, and no other page may', () => {
  expect(answers(COPYING, 'clipboard-sanitized-write', OWN)).toEqual([true, true, false]);
  for (const page of ['https://www.google.com/recaptcha/', 'null', '']) {
    expect(answers(COPYING, 'clipboard-sanitized-write', page)).toEqual([false, false, false]);
  }
});
