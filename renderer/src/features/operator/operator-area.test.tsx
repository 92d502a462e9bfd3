import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DUTIES, type Duty } from '#domain/duties.ts';
import { fail } from '#contract/result.ts';
import {
  type AnswersByName,
  WithQueries,
  answeringByName,
} from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { OperatorArea } from '#renderer/features/operator/operator-area.tsx';
import { AREAS, STAFF_AREAS } from '#renderer/i18n/areas.ts';

const showInPortal = await portalRenderer({ areas: [...AREAS, ...STAFF_AREAS] });
const STATE = { userId: 'RS10000001', keeping: 'browser' } as const;

function open(hash: string, duties: readonly Duty[], answers: AnswersByName = {}) {
  const { call, asked } = answeringByName({
    userDetails: () => fail({ kind: 'unreachable' }),
    members: () => fail({ kind: 'unreachable' }),
    ...answers,
  });
  showInPortal(
    <MemoryRouter initialEntries={[`/operator${hash}`]}>
      <WithQueries>
        <OperatorArea duties={duties} />
      </WithQueries>
    </MemoryRouter>,
    {
      call,
      session: {
        current: () => STATE,
        ready: Promise.resolve(),
        subscribe: () => () => undefined,
      },
    },
  );
  return asked;
}

const ways = async () => {
  const links = within(await screen.findByRole('navigation')).getAllByRole('link');
  return links.map(({ textContent }) => textContent);
};

describe('the console leads', () => {
  it.each([
    {
      duties: ['administrator'],
      to: ['Dashboard', 'Products', 'Test borrower', 'Lenders', 'Dealers', 'Subsidies', 'Members'],
    },
    {
      duties: ['reviewer'],
      to: [
        'Dashboard',
        'Queue',
        'Notes that mention you',
        'Products',
        'Test borrower',
        'Lenders',
        'Dealers',
        'Subsidies',
        'Message templates',
      ],
    },
    {
      duties: ['product-manager'],
      to: [
        'Dashboard',
        'Products',
        'Import products',
        'Test borrower',
        'Lenders',
        'Dealers',
        'Subsidies',
      ],
    },
  ] as const)('$duties only to the pages of the duty', async ({ duties, to }) => {
    open('#members', duties);
    await expect.poll(ways).toEqual(to);
  });

  it('whoever has all duties to every page', async () => {
    open('#members', DUTIES);
    await expect.poll(async () => (await ways()).length).toBe(19);
  });

  it('nobody further than their duties, whatever the address says, and asks nothing of it', async () => {
    const asked = open('#members', ['reviewer']);
    expect(await screen.findByText(/^Your duties do not include this page/)).toBeDefined();
    expect(asked.map(({ name }) => name)).not.toContain('members');
  });
});

describe('a visitor who calls at a terminal', () => {
  const call = {
    terminal: '9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d11',
    name: 'By the door',
    branch: 'Agra',
    call: '9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d99',
    state: 'waiting',
    calledAt: 0,
    answeredAt: null,
  };
  const staffCalls = () => ({ calls: [call] });

  it('is announced on every page, and counted beside the link to the terminals', async () => {
    open('#members', ['supervisor'], { staffCalls });
    expect(await screen.findByText(/By the door, Agra/)).toBeDefined();
    expect(await ways()).toContain('Terminals: 1 call');
    expect(screen.getByRole('link', { name: 'See who calls' })).toBeDefined();
  });

  it('is not asked for by those who may not see it', async () => {
    const asked = open('#catalogue', ['reviewer'], { staffCalls });
    expect(await ways()).not.toContain('Terminals');
    expect(asked.map(({ name }) => name)).not.toContain('staffCalls');
  });
});
