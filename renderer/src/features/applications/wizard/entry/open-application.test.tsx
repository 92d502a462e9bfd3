// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import {
  type Refusal,
  refused,
  showToBorrower,
} from '#renderer/features/applications/my-loan/testing/show-to-borrower.tsx';
import type { Application } from '#renderer/features/applications/wizard/draft/draft.ts';
import { OpenApplication } from '#renderer/features/applications/wizard/entry/open-application.tsx';
import { EMPTY, NUMBER } from '#renderer/features/applications/wizard/testing/kept-application.ts';

const render = await portalRenderer({ areas: ['common', 'applications', 'apply'], contents: [] });

function open(answer: Application | Refusal) {
  showToBorrower(render, <OpenApplication userId="RS1" number={NUMBER} />, {
    application: () => answer,
  });
}
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => window.localStorage.clear());

it('says of an unknown number that there is no such application, and where to go', async () => {
  open(refused(404));
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('We cannot find this application');
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/^There is no such application in/)).toBeTruthy();
  expect(linkTo('Open my loan')).toBe('/consumer-profile');
  expect(linkTo('Find lenders')).toBe('/loan-eligibility');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says of an application that was withdrawn that it is closed, and leads to My loan', async () => {
  open({ ...EMPTY, state: 'CLOSED', outcome: 'WITHDRAWN', submittedAt: 1 });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('This application is closed');
  expect(screen.getByText(`${NUMBER}: Withdrawn.`)).toBeTruthy();
  expect(linkTo('Open my loan')).toBe('/consumer-profile');
});

it('shows of an application that was sent its receipt, and leads to My loan', async () => {
  open({ ...EMPTY, state: 'SUBMITTED', submittedAt: 1 });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('We have received your application');
  expect(linkTo('Follow your application')).toBe('/consumer-profile');
});

it('says in a correction why it is asked for, and begins at its heading', async () => {
  const request = {
    id: '3f2b8c1e-5a54-4a1c-9a57-0d8f2f1c6e11',
    lenderId: null,
    documents: [],
    askedAt: 1,
    answeredAt: null,
  };
  open({
    ...EMPTY,
    state: 'ACTION_REQUIRED',
    submittedAt: 1,
    changeRequests: [
      { ...request, sections: ['address'], reason: 'incomplete' },
      {
        ...request,
        id: '3f2b8c1e-5a54-4a1c-9a57-0d8f2f1c6e12',
        sections: ['bank'],
        reason: 'not-plausible',
      },
    ],
  });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Where you live' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('A part or a page is missing. Please add it.')).toBeTruthy();
  expect(screen.queryByText(/looks like a mistake/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Bank account' })).toBeTruthy();
});
