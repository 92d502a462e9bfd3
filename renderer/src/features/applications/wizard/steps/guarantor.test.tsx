// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { succeed } from '#contract/result.ts';
import { answering } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { DraftContext } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { deviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import { openDraft } from '#renderer/features/applications/wizard/draft/open-draft.ts';
import { Guarantor } from '#renderer/features/applications/wizard/steps/guarantor.tsx';
import { EMPTY, NUMBER } from '#renderer/features/applications/wizard/testing/kept-application.ts';

const render = await portalRenderer({
  areas: ['common', 'applications', 'apply', 'documents'],
  contents: [],
});
const AGREED = {
  ...EMPTY,
  guarantor: { name: 'Ravi', mobileNumber: '9811122233', state: 'CONSENTED' as const },
};
const INVITED = {
  ...EMPTY,
  guarantor: { name: 'Ravi', mobileNumber: '9811122233', state: 'INVITED' as const },
};

const TOKEN = 'x'.repeat(43);

/** A guarantor's panel whose new link has just been made. */
async function withLink() {
  const { call } = answering([
    succeed({ number: NUMBER, version: 2, token: TOKEN }),
    succeed({ ...AGREED, version: 2 }),
  ]);
  const device = deviceStore('RS1', NUMBER, window.localStorage);
  render(
    <DraftContext value={openDraft(AGREED, { call, device })}>
      <Guarantor />
    </DraftContext>,
    { webOrigin: 'https://portal.example' },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Make a new link' }));
  const link = await screen.findByRole('status', { name: 'Link for your guarantor' });
  return { user, url: link.textContent ?? '' };
}

afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

it('says after a reload that the link is not kept and that a new one ends it', async () => {
  const token = 'x'.repeat(43);
  const { call } = answering([
    succeed({ number: NUMBER, version: 2, token }),
    succeed({ ...INVITED, version: 2 }),
  ]);
  const device = deviceStore('RS1', NUMBER, window.localStorage);
  render(
    <DraftContext value={openDraft(INVITED, { call, device })}>
      <Guarantor />
    </DraftContext>,
    { webOrigin: 'https://portal.example' },
  );
  expect(
    screen.getByText(/^We do not keep the link\..*the old one then stops working/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Make a new link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  const link = await screen.findByRole('status', { name: 'Link for your guarantor' });
  expect(link.textContent).toBe(`https://portal.example/guarantor#${token}`);
  const message = encodeURIComponent(
    `Please read which loan you would be the guarantor of, and agree or decline: ${link.textContent}`,
  );
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Send by SMS')).toBe(`sms:?body=${message}`);
  expect(addressOf('WhatsApp')).toBe(`https://wa.me/?text=${message}`);
  expect(screen.getByText(/if you make another one later, this one stops working/)).toBeTruthy();
  expect(screen.queryByText(/^We do not keep the link/)).toBeNull();
});

it('gives the guarantor who has agreed another link, which is shared by the phone’s own sheet', async () => {
  const share = vi.fn<Navigator['share']>(() =>
    Promise.reject(new DOMException('closed', 'AbortError')),
  );
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const { user, url } = await withLink();
  expect(url).toBe(`https://portal.example/guarantor#${TOKEN}`);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ text: expect.stringContaining('Please read'), url });
});

it('copies the link, and says so when the browser refuses', async () => {
  const { user, url } = await withLink();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(url);
  writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/The link could not be copied/)).toBeTruthy();
  expect(screen.queryByText('Copied')).toBeNull();
});
