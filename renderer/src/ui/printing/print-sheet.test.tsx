// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { isolated } from '#renderer/i18n/isolated.ts';
import { type HostParts, HostPartsContext } from '#renderer/platform/context/host-parts.ts';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';

const render = await portalRenderer({ areas: ['common'], contents: [] });
const NAME = `aham-haqaiq-${isolated('LA0000000001', 'ur')}`;
const PLAIN = 'aham-haqaiq-LA0000000001';

afterEach(() => (document.title = ''));

it('names the file of a sheet without the invisible signs that a name in Urdu has', async () => {
  const titles: string[] = [];
  const print = () => {
    titles.push(document.title);
    return Promise.resolve('printed' as const);
  };
  render(<PrintSheet label="Print" name={NAME} alone={(act) => act()} />, { print });
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(titles).toEqual([PLAIN]);
});

it('gives hosts that save a sheet, or print it themselves, the same name', () => {
  const names: string[] = [];
  const keep: HostParts['SaveSheet'] = ({ name }) => {
    names.push(name);
    return null;
  };
  render(
    <HostPartsContext value={{ SaveSheet: keep, PrintOnPaper: keep }}>
      <PrintSheet label="Print" name={NAME} alone={(act) => act()} />
    </HostPartsContext>,
    {},
  );
  expect(new Set(names)).toEqual(new Set([PLAIN]));
});
