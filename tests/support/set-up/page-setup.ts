import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// One second by default, which is short where other tests have the processor.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no media queries: none of them applies.
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false }),
);

// Nor does it lay anything out, so no size ever changes.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  },
);

afterEach(cleanup);

// The files of a worker share one page: each leaves it as it was.
afterAll(() => {
  document.body.replaceChildren();
  document.title = '';
  window.history.replaceState(null, '', '/');
});
