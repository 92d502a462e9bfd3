// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { succeed } from '#contract/result.ts';
import { answering } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { DraftContext } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import type { Application } from '#renderer/features/applications/wizard/draft/draft.ts';
import { deviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import { openDraft } from '#renderer/features/applications/wizard/draft/open-draft.ts';
import { SectionStep } from '#renderer/features/applications/wizard/steps/section-step.tsx';
import { EMPTY, NUMBER } from '#renderer/features/applications/wizard/testing/kept-application.ts';

const render = await portalRenderer({ areas: ['common', 'applications', 'apply'], contents: [] });

afterEach(() => window.localStorage.clear());

function open(
  section: 'address' | 'bank' | 'identity',
  sections: Partial<Application['sections']> = {},
) {
  const { call } = answering([succeed({ number: NUMBER, version: 2, missing: [] })]);
  const device = deviceStore('RS1', NUMBER, window.localStorage);
  const draft = openDraft(
    { ...EMPTY, sections: { ...EMPTY.sections, ...sections } },
    { call, device },
  );
  render(
    <MemoryRouter>
      <DraftContext value={draft}>
        <SectionStep section={section} />
      </DraftContext>
    </MemoryRouter>,
  );
  return draft;
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const valueOf = (name: string | RegExp) => field(name).getAttribute('value');

it('fills in district and state from the PIN code of the first questions, and they can be changed', async () => {
  const draft = open('address', { address: { pinCode: '302001' } });
  await expect.poll(() => valueOf(/^State/)).toBe('Rajasthan');
  expect(valueOf(/^District/)).toBe('Jaipur');
  expect(draft.current().unsaved['address.state']?.text).toBe('Rajasthan');
  await userEvent.clear(field(/^District/));
  await userEvent.type(field(/^District/), 'Dausa');
  expect(valueOf(/^District/)).toBe('Dausa');
});

it('leaves what somebody typed, whatever the PIN code says', async () => {
  open('address', { address: { state: 'Goa' } });
  await userEvent.type(field(/^PIN code/), '302001');
  await expect.poll(() => valueOf(/^District/)).toBe('Jaipur');
  expect(valueOf(/^State/)).toBe('Goa');
});

it('fills in no field that somebody is in, until they leave it', async () => {
  open('address', { address: { pinCode: '302001' } });
  act(() => field(/^District/).focus());
  await expect.poll(() => valueOf(/^State/)).toBe('Rajasthan');
  await userEvent.keyboard('Da');
  expect(valueOf(/^District/)).toBe('Da');
  await userEvent.clear(field(/^District/));
  await userEvent.tab();
  await expect.poll(() => valueOf(/^District/)).toBe('Jaipur');
});

it('corrects what it filled in when the PIN code is corrected, also after coming back', async () => {
  open('address', {
    address: { pinCode: '302001', district: 'Jaipur', state: 'Rajasthan', house: '12' },
  });
  await userEvent.clear(field(/^PIN code/));
  await userEvent.type(field(/^PIN code/), '226001');
  await expect.poll(() => valueOf(/^State/)).toBe('Uttar Pradesh');
  expect(valueOf(/^District/)).toBe('Lucknow');
  // Where the new PIN code does not say it, what the old one said is not left standing.
  await userEvent.clear(field(/^PIN code/));
  await userEvent.type(field(/^PIN code/), '132103');
  await expect.poll(() => valueOf(/^State/)).toBe('Haryana');
  expect(valueOf(/^District/)).toBe('');
});

it('keeps what somebody typed over it when the PIN code is corrected', async () => {
  open('address', { address: { pinCode: '302001', district: 'Dausa', state: 'Rajasthan' } });
  await userEvent.clear(field(/^PIN code/));
  await userEvent.type(field(/^PIN code/), '226001');
  await expect.poll(() => valueOf(/^State/)).toBe('Uttar Pradesh');
  expect(valueOf(/^District/)).toBe('Dausa');
});

it('begins the account holder with the name of the person, and it can be changed', async () => {
  const draft = open('bank', { identity: { fullName: 'Asha Verma' } });
  await expect.poll(() => valueOf(/holder/i)).toBe('Asha Verma');
  expect(draft.current().unsaved['bank.holder']?.text).toBe('Asha Verma');
  await userEvent.clear(field(/holder/i));
  await userEvent.type(field(/holder/i), 'ASHA DEVI VERMA');
  expect(valueOf(/holder/i)).toBe('ASHA DEVI VERMA');
});

it('leaves an account holder who was named', () => {
  open('bank', { identity: { fullName: 'Asha Verma' }, bank: { holder: 'A. Verma' } });
  expect(valueOf(/holder/i)).toBe('A. Verma');
});

it('shows that PAN is needed, unless the person has none', async () => {
  open('identity');
  const isRequired = () => field(/^PAN/).hasAttribute('required');
  expect(isRequired()).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /I have no PAN/ }));
  expect(isRequired()).toBe(false);
});
