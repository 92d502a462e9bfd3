// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks } from '#renderer/app/follow-links.ts';

const navigate = vi.fn<(path: string) => void>();
const openExternal = vi.fn<(url: string) => void>();
/** Clicks left to the browser; jsdom cannot navigate. */
const left = vi.fn<(event: Event) => void>();

let hasTabs = false;

beforeAll(() => {
  followLinks({
    isRoute: (path) => path === '/faq' || path === '/news&blog',
    navigate,
    openExternal,
    get hasTabs() {
      return hasTabs;
    },
  });
  document.addEventListener('click', (event) => {
    if (!event.defaultPrevented) left(event);
    event.preventDefault();
  });
});
afterAll(() => document.body.replaceChildren());
beforeEach(() => {
  vi.clearAllMocks();
  hasTabs = false;
});

function click(html: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  const target = document.querySelector('b, a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

describe('a click on a link in the single-page app', () => {
  it.each([
    ['<a href="/faq">FAQ</a>', '/faq'],
    ['<a href="/faq?open=3#end"><b>FAQ</b></a>', '/faq?open=3#end'],
    ['<a href="/news&amp;blog">News</a>', '/news&blog'],
    ['<a href="/faq" target="_blank">New tab</a>', '/faq'],
  ])('a click on %j goes to the route', (html, path) => {
    click(html);
    expect(navigate).toHaveBeenCalledWith(path);
  });

  it.each([
    ['<a href="https://apps.example/x">App</a>', 'https://apps.example/x'],
    ['<a href="tel:+911234">Call</a>', 'tel:+911234'],
    ['<a href="mailto:a@example.com">Mail</a>', 'mailto:a@example.com'],
  ])('a click on %j is passed to the platform', (html, url) => {
    click(html);
    expect(openExternal).toHaveBeenCalledWith(url);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['<a href="/elsewhere">Another page</a>', {}],
    ['<a href="#content">Skip</a>', {}],
    ['<a href="/faq" download>File</a>', {}],
    ['<a href="/faq">FAQ</a>', { ctrlKey: true }],
    ['<a href="/faq">FAQ</a>', { button: 1 }],
    ['<a href="javascript:void 0">Script</a>', {}],
  ])('a click on %j is left to the browser', (html, init) => {
    click(html, init);
    expect(left).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
    expect(openExternal).not.toHaveBeenCalled();
  });

  it('leaves a link to another tab to a browser, which has tabs', () => {
    hasTabs = true;
    click('<a href="/faq" target="_blank">New tab</a>');
    expect(left).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
    click('<a href="/faq">FAQ</a>');
    expect(navigate).toHaveBeenCalledWith('/faq');
  });
});
