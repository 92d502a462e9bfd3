// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { succeed } from '#contract/result.ts';
import { answering } from '#renderer/app/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { DraftContext } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import type { Application } from '#renderer/features/applications/wizard/draft/draft.ts';
import { deviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import { openDraft } from '#renderer/features/applications/wizard/draft/open-draft.ts';
import { SectionStep } from '#renderer/features/applications/wizard/steps/section-step.tsx';
import { EMPTY, NUMBER } from '#renderer/features/applications/wizard/testing/kept-application.ts';

const render = await portalRenderer({ areas: ['common', 'applications', 'apply'], contents: [] });

afterEach(() => window.localStorage.clear());

function open(section: 'address' | 'identity', sections: Partial<Application['sections']> = {}) {
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

it('shows that PAN is needed, unless the person has none', async () => {
  open('identity');
  const isRequired = () => field(/^PAN/).hasAttribute('required');
  expect(isRequired()).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /I have no PAN/ }));
  expect(isRequired()).toBe(false);
});
