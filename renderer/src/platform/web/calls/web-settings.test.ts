import { expect, it, vi } from 'vitest';
import { webSettings } from '#renderer/platform/web/calls/web-settings.ts';

const SETTINGS = {
  gatewayUrl: 'https://gateway.example',
  sendsPhoneProof: true,
  usesGatewayAdditions: true,
  firebase: { apiKey: 'key', authDomain: 'identity.example', projectId: 'p', emulatorUrl: null },
};

const reading = (...files: readonly object[]) => {
  const fetched = vi.fn<typeof window.fetch>();
  for (const file of files) fetched.mockResolvedValueOnce(Response.json(file));
  return webSettings(fetched);
};

it('an open page reads the settings of a newer version, and leaves out what it does not know', async () => {
  const firebase = { ...SETTINGS.firebase, tenant: 'new' };
  expect(await reading({ ...SETTINGS, firebase, region: 'new' })()).toEqual(SETTINGS);
});

it('settings of an older version get the defaults of what they do not name', async () => {
  const { usesGatewayAdditions: _, ...older } = SETTINGS;
  expect(await reading(older)()).toEqual({ ...SETTINGS, usesGatewayAdditions: false });
});

it.each([
  ['without the address of the gateway', { ...SETTINGS, gatewayUrl: undefined }],
  ['with an address of another kind', { ...SETTINGS, gatewayUrl: 'ftp://gateway.example' }],
  ['without the identity service', { ...SETTINGS, firebase: undefined }],
])('settings %s are refused, and read again the next time', async (_, file) => {
  const settings = reading(file, SETTINGS);
  await expect(settings()).rejects.toThrow('Invalid input');
  expect(await settings()).toEqual(SETTINGS);
});
