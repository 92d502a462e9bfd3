import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fail } from '#contract/result.ts';
import { WithQueries, answering } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { showroom } from '#renderer/app/testing/showroom.ts';
import { Gate, type GateProps } from '#renderer/features/staff/gate.tsx';
import { AREAS } from '#renderer/i18n/areas.ts';
import type { Desk } from '#renderer/platform/platform.ts';

const showInPortal = await portalRenderer({ areas: AREAS });
const STATE = { userId: 'RS1', keeping: 'keychain' } as const;
const PROPS: GateProps = {
  path: '/dealer-desk',
  role: 'dealer',
  areas: [],
  signIn: async () => () => null,
  area: async () => () => <p>The desk</p>,
};

function show(keptLeads: Desk['keptLeads']) {
  const unreachable = Array.from({ length: 9 }, () => fail({ kind: 'unreachable' } as const));
  showInPortal(
    <MemoryRouter>
      <WithQueries>
        <Gate {...PROPS} />
      </WithQueries>
    </MemoryRouter>,
    {
      call: answering(unreachable).call,
      host: showroom({ keptLeads }),
      session: {
        current: () => STATE,
        ready: Promise.resolve(),
        subscribe: () => () => undefined,
      },
    },
  );
}

describe('a desk without a network', () => {
  it('opens to somebody to whom the gateway has shown leads on this computer', async () => {
    show(async () => ({ seenAt: 1, leads: [] }));
    expect(await screen.findByText('The desk')).toBeDefined();
  });

  it('stays shut to everybody else', async () => {
    show(async () => null);
    expect(await screen.findByText(/There is no connection/)).toBeDefined();
    expect(screen.queryByText('The desk')).toBeNull();
  });
});
