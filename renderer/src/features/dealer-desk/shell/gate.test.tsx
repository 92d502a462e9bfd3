import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fail } from '#contract/result.ts';
import { WithQueries, answering } from '#renderer/app/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { Gate } from '#renderer/features/dealer-desk/shell/gate.tsx';
import { AREAS } from '#renderer/i18n/areas.ts';
import type { Desk, Host } from '#renderer/platform/platform.ts';

const showInPortal = await portalRenderer({ areas: AREAS });
const STATE = { userId: 'RS1', keeping: 'keychain' } as const;
const unasked = () => Promise.reject(new Error('This is not asked of the host here.'));

const computer = (keptLeads: Desk['keptLeads']): Host => ({
  profile: 'dealer',
  branch: null,
  hasApplications: true,
  webOrigin: null,
  language: null,
  idle: null,
  can: { print: true, savePdf: true, openOutside: true, endVisit: false, keepMessages: false },
  onOpenRoute: () => () => undefined,
  savePdf: unasked,
  endVisit: unasked,
  keepMessage: unasked,
  unlock: unasked,
  leaveKiosk: unasked,
  keptMessages: unasked,
  discardMessage: unasked,
  desk: {
    lock: unasked,
    people: unasked,
    switchTo: unasked,
    forget: unasked,
    keepWrite: unasked,
    keptWrites: async () => fail({ kind: 'signed-out' }),
    dismissWrite: unasked,
    keptLeads,
    onKeptChange: () => () => undefined,
  },
});

function show(keptLeads: Desk['keptLeads']) {
  const unreachable = Array.from({ length: 9 }, () => fail({ kind: 'unreachable' } as const));
  showInPortal(
    <MemoryRouter>
      <WithQueries>
        <Gate signIn={async () => () => null} />
      </WithQueries>
    </MemoryRouter>,
    {
      call: answering(unreachable).call,
      host: computer(keptLeads),
      session: {
        current: () => STATE,
        ready: Promise.resolve(),
        subscribe: () => () => undefined,
      },
    },
  );
}

describe('a desk without a network', () => {
  it('opens to whom the gateway has shown leads on this computer', async () => {
    show(async () => ({ seenAt: 1, leads: [] }));
    expect(await screen.findByRole('button', { name: 'Lock' })).toBeDefined();
  });

  it('stays shut to everybody else', async () => {
    show(async () => null);
    expect(await screen.findByText(/There is no connection/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Lock' })).toBeNull();
  });
});
