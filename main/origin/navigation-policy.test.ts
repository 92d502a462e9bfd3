import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { keepToOwnPages } from '#main/origin/navigation-policy.ts';

class Contents extends EventEmitter {
  opens: (details: { readonly url: string }) => { action: string } = () => ({ action: 'none' });
  setWindowOpenHandler(handler: (details: { readonly url: string }) => { action: 'deny' }): void {
    this.opens = handler;
  }
}

function guarded() {
  const contents = new Contents();
  const offered: string[] = [];
  keepToOwnPages(contents, { offerOutside: (url) => offered.push(url), log: () => {} });
  const prevented = (event: string, url: string, isMainFrame = true) => {
    let stopped = false;
    contents.emit(event, { url, isMainFrame, preventDefault: () => (stopped = true) });
    return stopped;
  };
  return { contents, offered, prevented };
}

test('the own pages may be gone to', () => {
  const { prevented, offered } = guarded();
  expect(prevented('will-navigate', 'https://app.rinsetu.example/login')).toBe(false);
  expect(offered).toEqual([]);
});

test.each([
  'https://elsewhere.example/',
  'http://app.rinsetu.example/',
  'https://app.rinsetu.example:8443/',
  'https://app.rinsetu.example@elsewhere.example/',
  'https://app.rinsetu.example.elsewhere.example/',
  'file:///etc/passwd',
  'data:text/html,x',
  'mailto:a@mail.example',
  'nonsense',
])('the window does not go to %s, by itself or by a redirect', (url) => {
  const { prevented, offered } = guarded();
  expect(prevented('will-navigate', url)).toBe(true);
  expect(prevented('will-redirect', url)).toBe(true);
  expect(offered).toEqual([url, url]);
});

test('frames inside the page are left to the content security policy', () => {
  expect(guarded().prevented('will-redirect', 'https://www.google.com/recaptcha/', false)).toBe(
    false,
  );
});

test('no window is opened; an address outside is offered to the system, an own one is not', () => {
  const { contents, offered } = guarded();
  expect(contents.opens({ url: 'https://elsewhere.example/' })).toEqual({ action: 'deny' });
  expect(contents.opens({ url: 'https://app.rinsetu.example/faq' })).toEqual({ action: 'deny' });
  expect(offered).toEqual(['https://elsewhere.example/']);
});

test('no web view is attached', () => {
  expect(guarded().prevented('will-attach-webview', '')).toBe(true);
});
