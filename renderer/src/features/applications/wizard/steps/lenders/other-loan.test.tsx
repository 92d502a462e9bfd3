// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { saveSection } from '#contract/applications/loans.ts';
import { succeed } from '#contract/result.ts';
import { matchLenders } from '#domain/lending/matching/matching.ts';
import { waysToMatch } from '#domain/lending/matching/ways-to-match.ts';
import {
  EXAMPLE_INPUT,
  EXAMPLE_LENDER,
  EXAMPLE_PRODUCT,
  EXAMPLE_TODAY,
} from '#domain/testing/example-product.ts';
import { answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { DraftContext } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import type { Application } from '#renderer/features/applications/wizard/draft/draft.ts';
import { deviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import { openDraft } from '#renderer/features/applications/wizard/draft/open-draft.ts';
import { LendersStep } from '#renderer/features/applications/wizard/steps/lenders/lenders-step.tsx';
import {
  EMPTY,
  FILLED,
  NUMBER,
} from '#renderer/features/applications/wizard/testing/kept-application.ts';

const render = await portalRenderer({
  areas: ['common', 'applications', 'apply', 'answers', 'matching', 'cost', 'affordability'],
  contents: [],
});
const OFFERED = { lenders: [EXAMPLE_LENDER], products: [EXAMPLE_PRODUCT] };

afterEach(() => window.localStorage.clear());

/** The application as the gateway has it once it was matched again. */
function matchedWith(months: number, version: number): Application {
  const input = { ...EXAMPLE_INPUT, months };
  const match = matchLenders(input, OFFERED, EXAMPLE_TODAY);
  return {
    ...EMPTY,
    version,
    sections: { ...FILLED, vehicle: { ...FILLED.vehicle, months } },
    match,
    ways: waysToMatch(input, match, OFFERED, EXAMPLE_TODAY),
  };
}

function open() {
  let version = 1;
  let months = 48;
  const { call } = answeringByName({
    saveSection: (body) => {
      const saved = saveSection.body.parse(body);
      if (saved.section === 'vehicle') months = saved.values.months ?? 0;
      version += 1;
      return succeed({ number: NUMBER, version });
    },
    refreshMatch: () => {
      version += 1;
      return succeed({ number: NUMBER, version });
    },
    application: () => succeed(matchedWith(months, version)),
  });
  const device = deviceStore('RS1', NUMBER, window.localStorage);
  const draft = openDraft(matchedWith(months, version), { call, device });
  render(
    <MemoryRouter>
      <DraftContext value={draft}>
        <LendersStep fresh={null} />
      </DraftContext>
    </MemoryRouter>,
  );
  return draft;
}
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('offers the other loans that match, with a way back, and says what came of it', async () => {
  const draft = open();
  const take = await screen.findByRole('button', {
    name: 'Use this: 36 months instead of 48.',
  });
  expect(screen.getByText('Lends for 36 months or fewer. You asked for 48.')).toBeTruthy();
  await userEvent.click(take);
  const chosen = await screen.findByRole('checkbox', { name: /^Tulsi/ });
  expect(chosen).toHaveProperty('checked', false);
  expect(draft.current().application.sections.vehicle).toMatchObject({
    months: 36,
    downPayment: FILLED.vehicle.downPayment,
  });
  expect(said()).toContain('1 loan matches.');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '1 loan matches.' }));

  await userEvent.click(screen.getByRole('button', { name: 'Back to 48 months' }));
  await screen.findByRole('button', { name: /^Use this/ });
  expect(draft.current().application.sections.vehicle.months).toBe(48);
  expect(said()).toContain('No lender matches your answers yet.');
});
