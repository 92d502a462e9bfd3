import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { FIRST_PAGES, FIRST_PAGE_KINDS } from '#contract/first-pages.ts';
import { LANGUAGES_OF } from '#contract/host.ts';
import { FirstPage } from '#renderer/islands/first-page/first-page.tsx';
import { partsOf, prerenderFirstPage } from '#renderer/islands/first-page/prerender-first-page.tsx';

const cases = FIRST_PAGE_KINDS.flatMap((kind) =>
  LANGUAGES_OF[FIRST_PAGES[kind].profile].flatMap((language) =>
    [false, true].map((hasApplications) => ({ kind, language, hasApplications })),
  ),
);

// The test's window has none.
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue());

// React logs hydration mismatches to the console, which fails the test.
test.each(cases)(
  '$kind hydrates without a difference ($language, with applications: $hasApplications)',
  async ({ kind, language, hasApplications }) => {
    const made = await partsOf(kind, language, hasApplications);
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<FirstPage {...made} onAwake={() => undefined} />);
    const parts = await partsOf(kind, language, hasApplications);
    const whenAwake = vi.fn<() => void>();
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const root = await act(async () =>
      hydrateRoot(page, <FirstPage {...parts} onAwake={whenAwake} />, { onRecoverableError }),
    );
    expect(whenAwake).toHaveBeenCalledTimes(1);
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    page.remove();
  },
);

test.each(cases)(
  '$kind is in its HTML, without style attributes ($language, with applications: $hasApplications)',
  async ({ kind, language, hasApplications }) => {
    const { body, title } = await prerenderFirstPage(kind, language, hasApplications);
    const page = document.createElement('div');
    page.innerHTML = body;
    expect(page.querySelector('h1')?.textContent).not.toBe('');
    expect(title).not.toBe('');
    expect(body).not.toMatch(/<[^>]+\sstyle=/);
  },
);
