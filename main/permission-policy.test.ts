import { expect, test } from 'vitest';
import { type PermissionAsked, denyAllPermissions } from '#main/permission-policy.ts';

test('requests, checks and devices are all answered with no', () => {
  const answers: boolean[] = [];
  const session: PermissionAsked = {
    setPermissionRequestHandler: (handler) =>
      handler(null, 'media', (granted) => answers.push(granted)),
    setPermissionCheckHandler: (handler) => answers.push(handler()),
    setDevicePermissionHandler: (handler) => answers.push(handler()),
  };
  denyAllPermissions(session);
  expect(answers).toEqual([false, false, false]);
});
