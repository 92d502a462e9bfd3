// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import type { subsidySchemes } from '#contract/operators/subsidy-schemes.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { paise } from '#domain/money/money.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { SchemesView } from '#renderer/features/operator/schemes/schemes-view.tsx';
import { WithQueries, answeringByName, refused } from '#renderer/platform/testing/calls.tsx';

const show = await portalRenderer({ areas: ['staff', 'operator', 'operator-catalogue'] });

type Scheme = ReplyOf<typeof subsidySchemes>['schemes'][number];
const SCHEME: Scheme = {
  scheme: '9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d11',
  names: { en: 'Made-up scheme', hi: 'काल्पनिक योजना' },
  amount: paise(1_000_000),
  source: 'https://subsidy.example/',
  from: '2026-04-01',
  to: null,
  endedAt: null,
};
const other = (at: number, changes: Partial<Scheme>): Scheme => ({
  ...SCHEME,
  scheme: `9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d2${at}`,
  names: { en: `Scheme ${at}`, hi: `योजना ${at}` },
  ...changes,
});

const ends = (): Result<unknown, GatewayFailure> => succeed({ scheme: SCHEME.scheme });

function open(endSubsidyScheme = ends) {
  const { call, asked } = answeringByName({
    subsidySchemes: () =>
      succeed({
        schemes: [
          SCHEME,
          other(1, { from: '2099-01-01', to: '2099-12-31' }),
          other(2, { from: '2020-01-01', to: '2020-12-31' }),
          other(3, { endedAt: Date.UTC(2026, 10, 22) }),
        ],
        next: null,
      }),
    saveSubsidyScheme: () => succeed({ scheme: SCHEME.scheme }),
    endSubsidyScheme,
  });
  show(
    <WithQueries>
      <SchemesView />
    </WithQueries>,
    { call },
  );
  return (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: RegExp, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text);

beforeEach(() => window.sessionStorage.clear());

describe('the subsidy schemes', () => {
  it('are listed with whether they run, and only those that nobody has ended can be ended', async () => {
    open();
    const stateOf = async (name: RegExp) =>
      (await screen.findByRole('row', { name })).textContent ?? '';
    expect(await stateOf(/Made-up scheme/)).toMatch(/No end known.*Runs today/);
    expect(await stateOf(/Scheme 1/)).toContain('Not begun yet');
    expect(await stateOf(/Scheme 2/)).toContain('Over');
    expect(await stateOf(/Scheme 3/)).toContain('Ended on 22 Nov');
    expect(screen.queryByRole('button', { name: 'End now: Scheme 3' })).toBeNull();
    expect(screen.getAllByRole('link', { name: SCHEME.source })).toHaveLength(4);
  });

  it('are ended once that is confirmed', async () => {
    const sent = open();
    await press('End now: Made-up scheme');
    const dialog = await screen.findByRole('alertdialog');
    expect(sent('endSubsidyScheme')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'End now' }));
    await waitFor(() =>
      expect(sent('endSubsidyScheme')).toMatchObject([{ scheme: SCHEME.scheme }]),
    );
  });

  it('say so where somebody else was first', async () => {
    open(() => fail(refused('scheme-ended')));
    await press('End now: Made-up scheme');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'End now' }));
    expect(await screen.findByText(/ended this scheme already/)).toBeDefined();
  });

  it('are entered with a source that can be looked up, and days in order', async () => {
    const sent = open();
    await press('New subsidy scheme');
    await type(/^Name in English/, 'Another');
    await type(/^Name in Hindi/, 'दूसरी');
    await type(/^Amount/, '12,500');
    await type(/^First day/, '01/12/2026');
    await type(/^Last day/, '30/11/2026');
    await type(/^Source/, 'my brother said');
    await press('Save');
    expect(await screen.findByText(/^The last day must not be before the first/)).toBeDefined();
    expect(screen.getByText(/^Please enter an address that begins with https/)).toBeDefined();
    expect(sent('saveSubsidyScheme')).toEqual([]);
    const source = screen.getByRole('textbox', { name: /^Source/ });
    await userEvent.clear(source);
    await userEvent.type(source, 'S.O. 4253(E)');
    const last = screen.getByRole('textbox', { name: /^Last day/ });
    await userEvent.clear(last);
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('saveSubsidyScheme')).toMatchObject([
      {
        scheme: {
          names: { en: 'Another', hi: 'दूसरी' },
          amount: 1_250_000,
          from: '2026-12-01',
          to: null,
          source: 'S.O. 4253(E)',
        },
      },
    ]);
  });
});
