// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { REFUSALS } from '#contract/refusals/codes.ts';
import { fail, succeed } from '#contract/result.ts';
import type { ServiceLevels as Levels } from '#domain/lending/service-levels.ts';
import { NO_LEVELS } from '#domain/lending/service-levels.ts';
import { type AnswersByName, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { ServiceLevels } from '#renderer/features/operator/catalogue/service-levels/service-levels.tsx';
import { STAFF_AREAS } from '#renderer/i18n/areas.ts';

const show = await portalRenderer({ areas: ['staff', ...STAFF_AREAS], contents: [] });
afterEach(cleanup);

const SET: Levels = {
  ...NO_LEVELS,
  holidays: ['2027-11-04'],
  hours: { claim: 4, check: null, lender: 1 },
};

function open(answers: AnswersByName) {
  const { call, asked } = answeringByName(answers);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  show(
    <QueryClientProvider client={queries}>
      <ServiceLevels />
    </QueryClientProvider>,
    { call },
  );
  return asked;
}

async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Change the time frames' }));
  return within(await screen.findByRole('dialog'));
}

it('says what is set, and sends what is changed with the version that was seen', async () => {
  const asked = open({
    readServiceLevels: () => succeed({ version: 3, levels: SET }),
    saveServiceLevels: () => succeed({ version: 4, levels: SET }),
  });
  expect(await screen.findByText('4 working hours')).toBeDefined();
  expect(screen.getByText('1 working hour')).toBeDefined();
  expect(screen.getByText('no time frame')).toBeDefined();
  expect(screen.getByText('on working days from 10:00 to 18:00')).toBeDefined();
  expect(screen.getByText('4 Nov 2027')).toBeDefined();
  const dialog = await openDialog();
  const field = (name: RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name });
  await vi.waitFor(() => expect(field(/^Until an operator claims/).value).toBe('4'));
  fireEvent.change(field(/^Until it is handed over/), { target: { value: '16' } });
  fireEvent.change(field(/^Further days off/), { target: { value: '22/03/2027\n4 Nov 2027' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ name }) => name === 'saveServiceLevels')?.body).toMatchObject({
    version: 3,
    levels: {
      ...SET,
      holidays: ['2027-03-22', '2027-11-04'],
      hours: { claim: 4, check: 16, lender: 1 },
    },
  });
});

it('keeps what was typed where it is wrong', async () => {
  const asked = open({ readServiceLevels: () => succeed({ version: 3, levels: SET }) });
  const dialog = await openDialog();
  const closes = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Work ends at/ });
  await vi.waitFor(() => expect(closes.value).toBe('18:00'));
  fireEvent.change(closes, { target: { value: '10:30' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Work must end at least an hour after/)).toBeDefined();
  expect(asked.some(({ name }) => name === 'saveServiceLevels')).toBe(false);
  expect(closes.value).toBe('10:30');
});

it('shows what somebody else has set meanwhile, before anything is set over it', async () => {
  let version = 3;
  const theirs = { ...SET, warnHours: 5 };
  const asked = open({
    readServiceLevels: () => succeed({ version, levels: version === 3 ? SET : theirs }),
    saveServiceLevels: () => {
      if (version === 4) return succeed({ version: 5, levels: SET });
      version = 4;
      return fail({
        kind: 'refused',
        status: REFUSALS['levels-changed'],
        code: 'levels-changed',
        message: 'Because.',
        current: { version, levels: theirs },
      });
    },
  });
  const dialog = await openDialog();
  const closes = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Work ends at/ });
  await vi.waitFor(() => expect(closes.value).toBe('18:00'));
  fireEvent.change(closes, { target: { value: '19:00' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Another operator has changed this/)).toBeDefined();
  expect(dialog.getByRole('row', { name: /Warn so many working hours.*5.*2/ })).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Go on with mine' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.findLast(({ name }) => name === 'saveServiceLevels')?.body).toMatchObject({
    version: 4,
    levels: { closes: 19 * 60 },
  });
});
