// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { WithQueries, answeringByName, refused } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { LeadPage } from '#renderer/features/dealer-desk/leads/lead-page.tsx';
import { aLead } from '#renderer/features/dealer-desk/leads/testing/a-lead.ts';
import { fragmentOf, placeAt } from '#renderer/features/dealer-desk/shell/place.ts';
import { AREAS } from '#renderer/i18n/areas.ts';
import { Toasts } from '#renderer/ui/feedback/toasts.tsx';

const show = await portalRenderer({ areas: AREAS });
const LEAD = aLead();

/** The desk's part of it: one address for a lead, and another for all of them. */
function AtItsPlace() {
  const place = placeAt(useLocation().hash);
  return place.view === 'lead' ? <LeadPage lead={place.lead} /> : <p>The list</p>;
}

async function remove(answer: Result<unknown, GatewayFailure>) {
  let isThere = true;
  const gone = fail(refused('no-such-lead'));
  const { call, asked } = answeringByName({
    readLead: () =>
      isThere ? succeed({ lead: LEAD, history: [], quotes: 0, invitedUntil: null }) : gone,
    quotes: () => (isThere ? succeed({ quotes: [], isLastPage: true }) : gone),
    removeLead: () => {
      isThere = !answer.ok;
      return answer;
    },
  });
  show(
    <MemoryRouter initialEntries={[`/dealer-desk${fragmentOf({ view: 'lead', lead: LEAD.lead })}`]}>
      <WithQueries>
        <Toasts closeLabel="Close">
          <AtItsPlace />
        </Toasts>
      </WithQueries>
    </MemoryRouter>,
    { call },
  );
  const press = async (name: RegExp, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
    userEvent.click(await within_.findByRole('button', { name }));
  await press(/^Remove/);
  await press(/^Remove/, within(await screen.findByRole('alertdialog')));
  return (name: string) => asked.filter((each) => each.name === name).length;
}

it('no longer asks for a lead that was removed', async () => {
  const timesOf = await remove(succeed({ lead: LEAD.lead }));
  expect(await screen.findByText('The list')).toBeDefined();
  expect([timesOf('removeLead'), timesOf('readLead'), timesOf('quotes')]).toEqual([1, 1, 1]);
});

it('reloads a lead that could not be removed, and says why', async () => {
  const timesOf = await remove(fail(refused('lead-changed')));
  expect(await screen.findByRole('alert')).toBeDefined();
  await expect.poll(() => timesOf('readLead')).toBe(2);
});
