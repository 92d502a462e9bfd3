// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { EMPTY, NUMBER } from '#renderer/features/applications/wizard/testing/kept-application.ts';
import { Frame } from '#renderer/features/applications/wizard/frame/frame.tsx';
import { sessionOf } from '#renderer/features/applications/my-loan/testing/show-to-borrower.tsx';
import { Receipt } from '#renderer/features/applications/wizard/receipt.tsx';
import { type HostParts, HostPartsContext } from '#renderer/platform/context/host-parts.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import type { Host, Platform } from '#renderer/platform/platform.ts';

const render = await portalRenderer({ areas: ['common', 'applications', 'apply'], contents: [] });

const unasked = () => Promise.reject(new Error('This is not asked of the host here.'));

const hostThat = (can: Partial<Host['can']>): Host => ({
  profile: 'kiosk',
  branch: null,
  hasApplications: true,
  webOrigin: null,
  language: null,
  idle: null,
  can: {
    print: false,
    savePdf: false,
    openOutside: false,
    endVisit: false,
    keepMessages: false,
    ...can,
  },
  onOpenRoute: () => () => undefined,
  savePdf: unasked,
  rememberLanguage: unasked,
  endVisit: unasked,
  keepMessage: unasked,
  unlock: unasked,
  leaveKiosk: unasked,
  keptMessages: unasked,
  discardMessage: unasked,
  terminalStanding: unasked,
  askStaff: unasked,
  desk: null,
});

/** 00:00 on 28 November 2026 in India: the end of the day before. */
const LOOK_DUE_AT = Date.UTC(2026, 10, 27, 18, 30);

function open(parts: HostParts, host: Host | null) {
  const print = vi.fn<Platform['print']>(() => Promise.resolve('printed'));
  render(
    <HostPartsContext value={parts}>
      <Receipt
        application={{ ...EMPTY, state: 'SUBMITTED', submittedAt: 1, lookDueAt: LOOK_DUE_AT }}
      />
    </HostPartsContext>,
    { host, print },
  );
  return print;
}
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const OnPaper: HostParts['PrintOnPaper'] = () => <Button>On the terminal’s paper</Button>;

it('names the day that the gateway promises, which knows every holiday', () => {
  open({}, null);
  expect(screen.getByText(/^within 2 working days, by .*27 Nov 2026/)).toBeDefined();
});

it('is printed by the dialog in a browser, alone on its sheet', async () => {
  const print = open({}, null);
  print.mockImplementation(() => {
    expect(document.querySelector('[data-printed]')?.textContent).toContain(NUMBER);
    return Promise.resolve('printed');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelector('[data-printed]')).toBeNull();
});

it('is printed at a terminal that has a printer, by the terminal’s own button', () => {
  open({ PrintOnPaper: OnPaper }, hostThat({ print: true }));
  expect(names()).toEqual(['On the terminal’s paper']);
});

it('offers no printing at a terminal without a printer', () => {
  open({ PrintOnPaper: OnPaper }, hostThat({}));
  expect(names()).toEqual([]);
});

it('is saved as a file named by its number where the host saves one', () => {
  const SaveSheet: HostParts['SaveSheet'] = ({ name }) => <Button>{name}</Button>;
  open({ SaveSheet }, hostThat({ print: true, savePdf: true }));
  expect(names()).toEqual(['Print', `${NUMBER}-receipt`]);
});

it('does not offer to save and leave, unlike a page with something to save', async () => {
  const application = { ...EMPTY, state: 'SUBMITTED' } as const;
  const page = (content: ReactNode) => (
    <MemoryRouter>
      <Frame>{content}</Frame>
    </MemoryRouter>
  );
  const leave = () => screen.queryByRole('link', { name: 'Save and leave' });
  const { unmount } = render(page('Something'), { session: sessionOf('RS1') });
  expect(leave()).not.toBeNull();
  unmount();
  render(page(<Receipt application={application} />), { session: sessionOf('RS1') });
  expect(await screen.findByRole('link', { name: 'Follow your application' })).toBeDefined();
  expect(leave()).toBeNull();
});
