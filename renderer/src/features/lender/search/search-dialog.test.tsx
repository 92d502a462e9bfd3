// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { type AnswersByName, answeringByName, refused } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { CaseSearch } from '#renderer/features/lender/search/case-search.tsx';
import { CAME_AT, NUMBER, inboxOf } from '#renderer/features/lender/testing/opened-case.ts';

const show = await portalRenderer({ areas: ['common', 'staff', 'lender', 'lender-inbox'] });
beforeAll(async () => {
  await import('#renderer/features/lender/search/search-dialog.tsx');
  // jsdom draws nothing that could be scrolled.
  Element.prototype.scrollIntoView = () => undefined;
});

function Page() {
  const { hash } = useLocation();
  return (
    <>
      <CaseSearch />
      <output>{hash}</output>
    </>
  );
}
function open(answers: AnswersByName = {}) {
  const { call, asked } = answeringByName(answers);
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  show(<RouterProvider router={router} />, { call });
  return asked;
}
const [CASE] = inboxOf([{}]).cases;
const box = () => screen.findByRole('combobox');

it('searches a case by its number, when told to, and opens it', async () => {
  const asked = open({
    searchCases: () => succeed({ cases: [{ ...CASE, by: 'phone' }], isWhole: true, at: CAME_AT }),
  });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await box(), '98123 45670');
  expect(asked).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('New · found by phone number')).toBeDefined();
  expect(asked).toMatchObject([{ name: 'searchCases', body: { search: '98123 45670' } }]);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(`#case=${NUMBER}`)).toBeDefined();
});

it('says what it can search by where nothing is found, and keeps what was typed after a failure', async () => {
  let isBroken = true;
  open({
    searchCases: () =>
      isBroken
        ? fail(refused('not-open-to-you'))
        : succeed({ cases: [], isWhole: true, at: CAME_AT }),
  });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await box(), NUMBER);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toBeDefined();
  isBroken = false;
  await userEvent.keyboard('{Enter}');
  expect(
    await screen.findByText(/^Nothing found for .* You can search among the applications/),
  ).toBeDefined();
});

it('leads to the pages of the area, by their names', async () => {
  open();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await box(), 'sett');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('#settings')).toBeDefined();
});
