// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { succeed } from '#contract/result.ts';
import { answering } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { DraftContext } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { deviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import { openDraft } from '#renderer/features/applications/wizard/draft/open-draft.ts';
import { Corrections } from '#renderer/features/applications/wizard/frame/corrections.tsx';
import { EMPTY, NUMBER } from '#renderer/features/applications/wizard/testing/kept-application.ts';

const render = await portalRenderer({ areas: ['common', 'applications', 'apply'], contents: [] });

afterEach(() => window.localStorage.clear());

it('says of an error in another section that it is there, not that it is marked here', async () => {
  const { call } = answering([succeed({ number: NUMBER, version: 2, missing: [] })]);
  const device = deviceStore('RS1', NUMBER, window.localStorage);
  const draft = openDraft({ ...EMPTY, state: 'ACTION_REQUIRED' }, { call, device });
  render(
    <MemoryRouter>
      <DraftContext value={draft}>
        <Corrections asked={['identity', 'address']} />
      </DraftContext>
    </MemoryRouter>,
  );
  const note = () => screen.getByText(/^Saved, except/).textContent;
  await userEvent.type(screen.getByRole('textbox', { name: /Date of birth/ }), '31/02/1990');
  await userEvent.tab();
  await expect.poll(note).toMatch(/marked/);
  await userEvent.click(screen.getByRole('link', { name: 'Where you live' }));
  await expect.poll(note).toMatch(/in another step$/);
});
