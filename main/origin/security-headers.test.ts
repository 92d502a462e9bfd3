import { expect, test } from 'vitest';
import { identityAccess } from '#contract/identity-service.ts';
import { type PageNeeds, securityHeaders } from '#main/origin/security-headers.ts';

const EMULATOR = 'http://127.0.0.1:9099';

function directives(
  emulatorOrigin: string | null,
  { developmentSocket = null, hasUploads = false, ...more }: Partial<PageNeeds> = {},
) {
  const needs = { emulatorOrigin, developmentSocket, hasUploads, ...more };
  const policy = securityHeaders(needs)['Content-Security-Policy'];
  const entries = (policy ?? '').split('; ').map((directive) => {
    const [name, ...values] = directive.split(' ');
    return [name, values] as const;
  });
  return new Map(entries);
}

test('with the emulator, nothing of the outside world is named but its origin', () => {
  const policy = directives(EMULATOR);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'", EMULATOR]);
  expect(policy.get('frame-src')).toEqual(["'none'"]);
  expect(policy.get('trusted-types')).toEqual(["'none'"]);
  for (const name of ['base-uri', 'form-action', 'frame-ancestors']) {
    expect(policy.get(name)).toEqual(["'none'"]);
  }
});

test('the real service brings its captcha, and nothing else', () => {
  const policy = directives(null);
  const { origins, scripts, frames, trustedTypes } = identityAccess(null);
  expect(policy.get('script-src')).toEqual(["'self'", ...scripts]);
  expect(policy.get('frame-src')).toEqual(frames);
  expect(policy.get('connect-src')).toEqual(["'self'", ...origins]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual(trustedTypes);
});

test('only the development server may use inline scripts and styles', () => {
  const inline = "'unsafe-inline'";
  expect([...directives(EMULATOR).values()].flat()).not.toContain(inline);
  expect([...directives(null).values()].flat()).not.toContain(inline);
  expect(
    directives(EMULATOR, { developmentSocket: 'ws://127.0.0.1:5199' }).get('script-src'),
  ).toContain(inline);
});

test('only where documents are uploaded may PDF.js start its worker', () => {
  const uploading = { hasUploads: true };
  expect(directives(EMULATOR, uploading).get('trusted-types')).toEqual(['pdf-worker']);
  const { trustedTypes } = identityAccess(null);
  expect(directives(null, uploading).get('trusted-types')).toEqual([...trustedTypes, 'pdf-worker']);
});

test('a page that was rendered beforehand may have its own inline scripts and styles, by their hashes', () => {
  const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] } as const;
  const page = directives(EMULATOR, { inline });
  const others = directives(EMULATOR);
  expect(page.get('script-src')).toEqual(["'self'", "'sha256-a'"]);
  expect(page.get('style-src')).toEqual([
    "'self'",
    "'sha256-b'",
    ...(others.get('style-src') ?? []).slice(1),
  ]);
  const own: readonly (string | undefined)[] = ['script-src', 'style-src'];
  const rest = (policy: typeof page) => [...policy].filter(([name]) => !own.includes(name));
  expect(rest(page)).toEqual(rest(others));
});
