import { describe, expect, it } from 'vitest';
import type { Lead } from '#contract/dealers/leads.ts';
import type { KeptState, KeptWrite } from '#contract/desk.ts';
import { ALL_OPEN, askedOf } from '#renderer/features/dealer-desk/leads/list/lead-filter.ts';
import {
  UNSENT,
  askedFrom,
  leadsHere,
  waitingLeads,
} from '#renderer/features/dealer-desk/shared/leads-here.ts';

const values = (name: string, mobileNumber = '9812345670', on: string | null = null) => ({
  name,
  mobileNumber,
  vehicleKind: null,
  source: null,
  language: 'hi' as const,
  note: '',
  status: {
    state: 'OPEN' as const,
    next: on === null ? null : { step: 'call' as const, on },
  },
});
const lead = (id: string, createdAt: number, of = values(id)): Lead => ({
  ...of,
  lead: id,
  version: 3,
  owner: null,
  branch: null,
  createdAt,
  changedAt: createdAt,
  application: null,
});
const write = (id: string, version: number | null, name: string, state: KeptState): KeptWrite => ({
  id: `${id} ${name}`,
  keptAt: 9,
  write: {
    call: 'saveLead',
    body: {
      requestId: 'r',
      lead: id,
      version,
      values: values(name),
      isDuplicateKnown: false,
      branch: BRANCH,
    },
  },
  state,
});
const BRANCH = '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a0b';
const WAITING: KeptState = { kind: 'waiting' };
const names = (leads: readonly Lead[]) => leads.map(({ name }) => name);

describe('the leads that a computer knows', () => {
  it('are those last seen with what was typed since, the last of it', () => {
    const writes = [
      write('a', 3, 'A1', WAITING),
      write('b', null, 'B', WAITING),
      write('a', 3, 'A2', { kind: 'sending' }),
    ];
    const leads = leadsHere([lead('a', 1)], writes);
    expect(names(leads)).toEqual(['A2', 'B']);
    expect(leads.map(({ version }) => version)).toEqual([3, UNSENT]);
    expect([...waitingLeads(writes)]).toEqual(['a', 'b']);
  });

  it('are as the gateway has them where it knows better', () => {
    const conflict: KeptState = { kind: 'conflict', current: {} };
    expect(names(leadsHere([lead('a', 1)], [write('a', 2, 'mine', conflict)]))).toEqual(['a']);
  });

  it('have the next step of a call that waits to be sent, unless another is planned', () => {
    const planned = (seen: string | null): KeptWrite => ({
      id: 'w',
      keptAt: 9,
      write: {
        call: 'noteContact',
        name: 'a',
        body: {
          requestId: 'r',
          contact: 'c',
          lead: 'a',
          at: 1,
          outcome: 'reached',
          note: '',
          next: {
            seen: seen === null ? null : { step: 'call', on: seen },
            to: { step: 'call', on: '2026-11-30' },
          },
          card: null,
        },
      },
      state: WAITING,
    });
    const seen = [lead('a', 1, values('A', '9812345670', '2026-11-20'))];
    const nextOf = (contact: KeptWrite) => leadsHere(seen, [contact])[0]?.status;
    expect(nextOf(planned('2026-11-20'))).toMatchObject({ next: { on: '2026-11-30' } });
    expect(nextOf(planned(null))).toMatchObject({ next: { on: '2026-11-20' } });
  });

  it('are found by a part of the name or of the number', () => {
    const leads = [lead('a', 1, values('Asha Devi')), lead('b', 2, values('Ravi', '9900011122'))];
    const found = (search: string) =>
      names(askedFrom(leads, askedOf({ ...ALL_OPEN, search }, '2026-11-22')));
    expect(found('sha d')).toEqual(['Asha Devi']);
    expect(found('00 111')).toEqual(['Ravi']);
    expect(found('nobody')).toEqual([]);
  });

  it('are ordered, and left out, as the gateway would', () => {
    const leads = [
      lead('late', 1, values('late', '1', '2026-11-20')),
      lead('none', 2),
      lead('next week', 3, values('next week', '1', '2026-11-27')),
      { ...lead('won', 4), status: { state: 'WON' as const } },
    ];
    const asked = (filter: Partial<typeof ALL_OPEN>) =>
      names(askedFrom(leads, askedOf({ ...ALL_OPEN, ...filter }, '2026-11-22')));
    expect(asked({})).toEqual(['next week', 'none', 'late']);
    expect(asked({ orderBy: 'oldest', state: 'all' })).toEqual([
      'late',
      'none',
      'next week',
      'won',
    ]);
    expect(asked({ orderBy: 'due' })).toEqual(['late', 'next week', 'none']);
    expect(asked({ due: 'today' })).toEqual(['late']);
    expect(asked({ due: 'week', orderBy: 'due' })).toEqual(['late', 'next week']);
  });
});
