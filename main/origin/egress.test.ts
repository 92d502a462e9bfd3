import { describe, expect, test } from 'vitest';
import { egressFor, mayLeaveUnhandled } from '#main/origin/egress.ts';

const EMULATOR = 'http://127.0.0.1:9099';
const GATEWAY = 'https://gateway.example/auth-service/login';

describe('with the real identity service', () => {
  const egress = egressFor(null);

  test.each([
    'https://identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=k',
    'https://www.google.com/recaptcha/api.js',
    'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js',
  ])('%s is let through', (url) => {
    expect(egress(url)).toBe(true);
  });

  test.each([
    GATEWAY,
    'https://www.google.com/search?q=recaptcha/',
    'https://www.google.com/recaptcha/../search',
    'https://www.google.com.elsewhere.example/recaptcha/',
    'https://identitytoolkit.googleapis.com:8443/',
    'https://securetoken.googleapis.com/v1/token',
    'https://name:word@identitytoolkit.googleapis.com/',
    'http://identitytoolkit.googleapis.com/',
    EMULATOR,
    'no address',
  ])('%s is refused', (url) => {
    expect(egress(url)).toBe(false);
  });
});

describe('with the emulator', () => {
  const egress = egressFor(EMULATOR);

  test('exactly its origin is let through', () => {
    expect(egress(`${EMULATOR}/identitytoolkit.googleapis.com/v1/accounts`)).toBe(true);
    expect(egress('http://127.0.0.1:9098/')).toBe(false);
    expect(egress('http://localhost:9099/')).toBe(false);
    expect(egress('https://identitytoolkit.googleapis.com/')).toBe(false);
  });

  test.each([
    [`${EMULATOR}/x`, true],
    ['data:image/png;base64,AA', true],
    ['blob:https://app.rinsetu.example/1', true],
    ['http://127.0.0.1:8787/auth-service/login', false],
    ['ws://127.0.0.1:9099/', false],
    ['wss://elsewhere.example/', false],
    ['https://elsewhere.example/', false],
    ['file:///etc/passwd', false],
    ['ftp://elsewhere.example/', false],
  ])('outside the https handler, %s is answered with %s', (url, expected) => {
    expect(mayLeaveUnhandled(url, egress, null)).toBe(expected);
  });

  test('what the https handler sends on to the real identity service goes through', () => {
    const real = egressFor(null);
    const url = 'https://identitytoolkit.googleapis.com/v1/accounts:signUp';
    expect(mayLeaveUnhandled(url, real, null)).toBe(true);
    expect(mayLeaveUnhandled('https://elsewhere.example/', real, null)).toBe(false);
  });

  test('the development socket is open only while there is a development server', () => {
    const socket = 'ws://127.0.0.1:5199';
    expect(mayLeaveUnhandled(`${socket}/?token=1`, egress, socket)).toBe(true);
    expect(mayLeaveUnhandled('ws://127.0.0.1:5198/', egress, socket)).toBe(false);
  });
});
