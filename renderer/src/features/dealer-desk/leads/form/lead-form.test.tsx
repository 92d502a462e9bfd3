// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { RefusalCode } from '#contract/refusals/codes.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { WithQueries, answering, refused } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { LeadForm } from '#renderer/features/dealer-desk/leads/form/lead-form.tsx';
import { aLead } from '#renderer/features/dealer-desk/leads/testing/a-lead.ts';
import { type TypedLead, typedOf } from '#renderer/features/dealer-desk/leads/typed-lead.ts';

const OTHER = '22222222-2222-4222-8222-222222222222';
const refusedWith = (
  code: RefusalCode,
  current: Readonly<Record<string, unknown>>,
): Result<unknown, GatewayFailure> => fail({ ...refused(code), current });

async function open(answers: readonly Result<unknown, GatewayFailure>[]) {
  const { call, asked } = answering(answers);
  const onSaved = vi.fn<(name: string) => void>();
  const onRemoved = vi.fn<(typed: TypedLead) => void>();
  const render = await portalRenderer({
    areas: ['common', 'staff', 'dealer-desk', 'dealer-leads', 'matching'],
    contents: [],
  });
  const lead = aLead();
  render(
    <WithQueries>
      <LeadForm
        id={lead.lead}
        opened={lead}
        typed={typedOf(lead)}
        onTyped={() => undefined}
        onSaved={onSaved}
        onRemoved={onRemoved}
      />
    </WithQueries>,
    { call },
  );
  return { asked, onSaved, onRemoved, lead };
}
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
async function rename(to: string): Promise<void> {
  await userEvent.clear(nameField());
  await userEvent.type(nameField(), `${to}{Enter}`);
}

it('is saved by Enter, and resent as the same request until it is answered', async () => {
  const { asked, onSaved } = await open([
    fail({ kind: 'unreachable' }),
    succeed({ lead: OTHER, version: 2 }),
  ]);
  await rename('Ravi Kumar');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^There is no connection/);
  expect(nameField().value).toBe('Ravi Kumar');
  await userEvent.type(nameField(), '{Enter}');
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('Ravi Kumar', null);
  const [first, second] = asked;
  expect(second).toEqual(first);
  expect(first?.body).toMatchObject({ version: 1, values: { name: 'Ravi Kumar' } });
});

it('says that there is no connection until it is back', async () => {
  await open([fail({ kind: 'unreachable' }), fail({ kind: 'unreachable' })]);
  await rename('Ravi Kumar');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^There is no connection/);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^There is no connection/)).toBeNull();
  expect(nameField().value).toBe('Ravi Kumar');
  await userEvent.type(nameField(), '{Enter}');
  await expect.poll(() => screen.getByRole('alert').textContent).toMatch(/^There is no connection/);
});

it('takes no past day as the next one, but leaves an overdue one that was saved', async () => {
  const { asked, onSaved } = await open([succeed({ lead: OTHER, version: 2 })]);
  const day = screen.getByLabelText<HTMLInputElement>(/^Day/);
  const before = day.value;
  await userEvent.clear(day);
  await userEvent.type(day, '2026-01-05');
  await userEvent.type(nameField(), '{Enter}');
  expect(await screen.findByText('Choose today or a later day.')).toBeDefined();
  expect(asked).toEqual([]);
  await userEvent.clear(day);
  await userEvent.type(day, before);
  await userEvent.type(nameField(), '{Enter}');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

it('shows what somebody else changed, and restores the typed text on request', async () => {
  const now = aLead({
    version: 2,
    note: 'Wants blue',
    status: { state: 'OPEN', next: { step: 'test-drive', on: '2026-11-24' } },
  });
  const { asked, onSaved } = await open([
    refusedWith('lead-changed', { state: 'OPEN', version: 2, lead: now }),
    succeed({ lead: now.lead, version: 3 }),
  ]);
  await rename('Ravi Kumar');
  const changes = await screen.findAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    'Next step: Call is now Test drive',
    'Note: nothing is now Wants blue',
  ]);
  expect(nameField().value).toBe('Ravi Madeup');
  await userEvent.click(screen.getByRole('button', { name: 'Use what I typed' }));
  expect(nameField().value).toBe('Ravi Kumar');
  await userEvent.type(nameField(), '{Enter}');
  expect(onSaved).toHaveBeenCalledOnce();
  expect(asked[1]?.body).toMatchObject({ version: 2, values: { name: 'Ravi Kumar', note: '' } });
});

it('names the other lead with the number, and keeps both on request', async () => {
  const { asked, onSaved } = await open([
    refusedWith('lead-exists', {
      duplicate: { lead: OTHER, name: 'Ravi the first', createdAt: 0 },
    }),
    succeed({ lead: OTHER, version: 1 }),
  ]);
  await rename('Ravi the second');
  const other = await screen.findByRole('link', { name: 'Open Ravi the first' });
  expect(other.getAttribute('href')).toBe(`#lead=${OTHER}`);
  await userEvent.click(screen.getByRole('button', { name: 'Keep both' }));
  expect(onSaved).toHaveBeenCalledOnce();
  expect(asked.map(({ body }) => body)).toMatchObject([
    { isDuplicateKnown: false },
    { isDuplicateKnown: true },
  ]);
});

it('keeps what was typed for a lead that was removed meanwhile', async () => {
  const { onRemoved } = await open([
    refusedWith('lead-removed', { state: 'REMOVED', version: 2, lead: null }),
  ]);
  await rename('Ravi Kumar');
  expect(onRemoved).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'Ravi Kumar' }),
  );
});

it('marks the note that looks like an Aadhaar number', async () => {
  await open([fail({ kind: 'refused', status: 400, fields: ['values.note'] })]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), '2345 6789 0124');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^This looks like an Aadhaar number/)).toBeTruthy();
});
