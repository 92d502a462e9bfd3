import { describe, expect, it } from 'vitest';
import { isWorthKeeping, keyOf, kindOf, languageOf } from './kind.ts';

const SITE = 'https://rinsetu.example';
const asked = (url: string, method = 'GET', mode: RequestMode = 'cors') =>
  kindOf({ url, method, mode }, SITE);

describe('what the service worker handles', () => {
  it('is the site’s pages, hashed assets and pictures', () => {
    expect(asked(`${SITE}/about`, 'GET', 'navigate')).toBe('page');
    expect(asked(`${SITE}/assets/app-1.js`)).toBe('asset');
    expect(asked(`${SITE}/pictures/about-story.svg`)).toBe('picture');
  });

  it.each([
    ['the gateway', 'https://gateway.example/user-service/userDetails', 'POST'],
    ['a gateway on the site’s own origin', `${SITE}/user-service/userDetails`, 'POST'],
    ['a gateway that answers GET', `${SITE}/user-service/userDetails`, 'GET'],
    ['the settings of the deployment', `${SITE}/portal-settings.json`, 'GET'],
    ['the identity service', 'https://identitytoolkit.googleapis.com/assets/x', 'GET'],
    ['itself', `${SITE}/sw.js`, 'GET'],
  ])('is not %s', (_what, url, method) => {
    expect(asked(url, method)).toBeNull();
  });
});

describe('a cached response', () => {
  const html = { headers: { 'Content-Type': 'text/html' } };

  it('is keyed by its path alone', () => {
    expect(keyOf(`${SITE}/about?utm_source=x#team`)).toBe(`${SITE}/about`);
  });

  it('is a complete response of the right type', () => {
    expect(isWorthKeeping(new Response('', html), 'page')).toBe(true);
    expect(isWorthKeeping(new Response('', { ...html, status: 404 }), 'page')).toBe(false);
    expect(isWorthKeeping(new Response('{}'), 'page')).toBe(false);
    expect(isWorthKeeping(new Response('', html), 'asset')).toBe(false);
  });
});

it('a page has the language of the first segment of its path', () => {
  const languages = ['en', 'hi'];
  expect(languageOf(`${SITE}/hi/about`, languages)).toBe('hi');
  expect(languageOf(`${SITE}/hi?q=1`, languages)).toBe('hi');
  expect(languageOf(`${SITE}/about`, languages)).toBe('en');
  expect(languageOf(`${SITE}/en/about`, languages)).toBe('en');
  expect(languageOf(`${SITE}/`, languages)).toBe('en');
});
