import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { MyLoan } from '#renderer/features/applications/my-loan/my-loan.tsx';
import { LedTo, noticePlaceOf } from '#renderer/features/applications/my-loan/notice-place.tsx';
import {
  BORROWER_AREAS,
  sessionOf,
} from '#renderer/features/applications/my-loan/testing/show-to-borrower.tsx';
import { WithQueries } from '#renderer/platform/testing/calls.tsx';

const showInPortal = await portalRenderer({ areas: [...BORROWER_AREAS] });
const PLACE = { part: 'offers', number: 'LA0123456789' } as const;
const at = (state: unknown) => [{ pathname: '/consumer-profile', state }];

test('whoever is signed out keeps the place through signing in', () => {
  showInPortal(
    <WithQueries>
      <MemoryRouter initialEntries={at({ view: 'my-loan', place: PLACE })}>
        <MyLoan />
      </MemoryRouter>
    </WithQueries>,
    { hasApplications: true, session: sessionOf(null) },
  );
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/login?then=%2Fconsumer-profile#offers=LA0123456789',
  );
});

test('the part that a notice is about gets the focus, and no other', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <MemoryRouter initialEntries={at({ view: 'my-loan', place: PLACE })}>
      <LedTo part="messages" number={PLACE.number}>
        Messages
      </LedTo>
      <LedTo part="offers" number={PLACE.number}>
        Offers
      </LedTo>
    </MemoryRouter>,
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Offers'));
});

test.each([null, {}, { place: { part: 'evil', number: 'LA0123456789' } }, { place: 'offers' }])(
  'a history entry that names none leads nowhere: %j',
  (state) => {
    expect(noticePlaceOf(state)).toBeNull();
  },
);
