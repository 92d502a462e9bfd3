// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { succeed } from '#contract/result.ts';
import { answering } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import {
  DraftContext,
  useDraftState,
} from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { deviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import { openDraft } from '#renderer/features/applications/wizard/draft/open-draft.ts';
import { Progress } from '#renderer/features/applications/wizard/frame/progress.tsx';
import { StepPage } from '#renderer/features/applications/wizard/frame/step-page.tsx';
import { whatIsLeft } from '#renderer/features/applications/wizard/steps/left.ts';
import { SectionStep } from '#renderer/features/applications/wizard/steps/section-step.tsx';
import { stepAt } from '#renderer/features/applications/wizard/steps/steps.ts';
import { EMPTY, NUMBER } from '#renderer/features/applications/wizard/testing/kept-application.ts';

const render = await portalRenderer({ areas: ['common', 'applications', 'apply'], contents: [] });

afterEach(() => window.localStorage.clear());

/** Two of the sections, with the progress above. */
function Steps() {
  const step = stepAt(useLocation().hash) ?? 'identity';
  const left = whatIsLeft(useDraftState(), new Set());
  return (
    <>
      <Progress step={step} left={left} knowsDocuments />
      <StepPage key={step} step={step} left={left}>
        <SectionStep section={step === 'address' ? 'address' : 'identity'} />
      </StepPage>
    </>
  );
}

function open() {
  const { call } = answering([succeed({ number: NUMBER, version: 2, missing: [] })]);
  const device = deviceStore('RS1', NUMBER, window.localStorage);
  render(
    <MemoryRouter>
      <DraftContext value={openDraft(EMPTY, { call, device })}>
        <Steps />
      </DraftContext>
    </MemoryRouter>,
  );
}

it('says at Next which field is wrong, and goes on once it is corrected', async () => {
  open();
  const field = screen.getByRole('textbox', { name: /Date of birth/ });
  await userEvent.type(field, '31/02/1990');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Please correct this before you go on:')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Date of birth: please check' })).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(field);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About you');

  await userEvent.click(screen.getByText('All steps'));
  await userEvent.click(screen.getByRole('link', { name: '1 to check' }));
  await expect.poll(() => document.activeElement).toBe(field);

  await userEvent.clear(field);
  await userEvent.type(field, '21/11/1990');
  expect(screen.queryByText('Please correct this before you go on:')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Where you live');
});

it('refuses twelve digits where the last four are asked for, and keeps none of them', async () => {
  open();
  const field = screen.getByRole('textbox', { name: /Last four digits of your Aadhaar/ });
  await userEvent.type(field, '499118665246');
  await userEvent.tab();
  expect(await screen.findByText(/^These are more than the last four digits/)).toBeDefined();
  expect(field).toHaveProperty('value', '499118665246');
  expect(JSON.stringify(window.localStorage)).not.toContain('4991');
});
