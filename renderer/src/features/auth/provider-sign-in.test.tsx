import { screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { answeringByName, refused, WithQueries } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { ProviderLinks } from '#renderer/features/auth/provider-links.tsx';
import { ProviderSignIn } from '#renderer/features/auth/provider-sign-in.tsx';
import {
  begunHere,
  keepBegun,
  newBinding,
} from '#renderer/features/auth/sign-in/provider-answer.ts';
import { AREAS, STAFF_AREAS } from '#renderer/i18n/areas.ts';
import type { Platform } from '#renderer/platform/platform.ts';

const showInPortal = await portalRenderer({ areas: [...AREAS, ...STAFF_AREAS] });

const OFFICE = { id: 'office', name: { en: 'Example Bank', hi: 'बैंक' }, takesPhoneCode: false };
const BEGUN = { provider: 'office', area: '/lender#cases', isAgain: false, base: '' };
const OPERATORS = { role: 'operator', path: '/operator' } as const;
const finished = vi.fn<NonNullable<Platform['finishProviderSignIn']>>();

beforeEach(() => {
  window.sessionStorage.clear();
  finished.mockReset();
});
afterEach(() => {
  window.location.hash = '';
});

function open(hash: string, offered: readonly object[] = [OFFICE]) {
  window.location.hash = hash;
  const { call, asked } = answeringByName({
    signInProviders: () => ({ providers: offered }),
    beginProviderSignIn: () => fail(refused('provider-away')),
  });
  showInPortal(
    <MemoryRouter>
      <WithQueries>
        <Routes>
          <Route path="/" element={<ProviderSignIn />} />
          <Route path="/lender" element="The inbox" />
        </Routes>
      </WithQueries>
    </MemoryRouter>,
    { call, finishProviderSignIn: finished },
  );
  return { asked };
}

it('finishes what the tab has begun, once, and goes on where that was', async () => {
  const binding = newBinding();
  expect(binding).toMatch(/^[\w-]{43}$/);
  keepBegun({ ...BEGUN, binding });
  finished.mockResolvedValue(succeed({ userId: 'RS1' }));
  open('#code=c1&state=s1&iss=https%3A%2F%2Fidp.example');
  expect(await screen.findByText('The inbox')).toBeDefined();
  expect(finished.mock.calls).toEqual([
    [{ binding, code: 'c1', state: 's1', issuer: 'https://idp.example' }],
  ]);
  expect(begunHere()).toBeNull();
  expect(window.location.hash).toBe('');
});

it('says why nobody was signed in, and where to begin again', async () => {
  keepBegun({ ...BEGUN, binding: newBinding() });
  finished.mockResolvedValue(fail(refused('provider-group-missing')));
  open('#code=c1&state=s1');
  expect(await screen.findByText(/none of your groups there opens anything/)).toBeDefined();
  const again = screen.getByRole('link', { name: 'Back to signing in' });
  expect(again.getAttribute('href')).toBe('/lender#cases');
});

it.each([
  ['somebody who went back', '#error=access_denied&state=s', /You went back before/],
  ['a provider’s refusal', '#error=server_error&state=s', /did not sign you in/],
])('asks the gateway nothing for %s', async (_who, hash, words) => {
  keepBegun({ ...BEGUN, binding: newBinding() });
  open(hash);
  expect(await screen.findByText(words)).toBeDefined();
  expect(finished).not.toHaveBeenCalled();
});

it('takes no answer to what another tab, or nobody, has begun', async () => {
  open('#code=stolen&state=s');
  expect(await screen.findByText(/not begun in this tab/)).toBeDefined();
  expect(finished).not.toHaveBeenCalled();
});

it('says that the provider is away before it goes there, and remembers nothing', async () => {
  const { asked } = open('#provider=office&then=%2Flender');
  expect(await screen.findByText(/does not answer/)).toBeDefined();
  expect(asked.map(({ name }) => name)).toEqual(['signInProviders', 'beginProviderSignIn']);
  expect(begunHere()).toBeNull();
});

it('asks for the code to the phone first where that is the second factor', async () => {
  const { asked } = open('#provider=office&then=%2Flender', [{ ...OFFICE, takesPhoneCode: true }]);
  expect(await screen.findByText(/First comes a code to your own phone/)).toBeDefined();
  expect(asked.map(({ name }) => name)).toEqual(['signInProviders']);
});

it('knows no provider that is not offered', async () => {
  open('#provider=other&then=%2Flender');
  expect(await screen.findByText(/nothing to sign in to/)).toBeDefined();
});

it.each([
  { providers: [OFFICE], links: 1 },
  { providers: [], links: 0 },
])(
  'links to each provider, and shows nothing without one ($links)',
  async ({ providers, links }) => {
    window.location.hash = '#members';
    const { call, asked } = answeringByName({ signInProviders: () => ({ providers }) });
    showInPortal(
      <WithQueries>
        <ProviderLinks {...OPERATORS} />
      </WithQueries>,
      { call },
    );
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    if (links > 0) await screen.findByRole('link', { name: 'Sign in with Example Bank' });
    expect(screen.queryAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(
      links === 0 ? [] : ['/staff-sign-in#provider=office&then=%2Foperator%23members'],
    );
  },
);
