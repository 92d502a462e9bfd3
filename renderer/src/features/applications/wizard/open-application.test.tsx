// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answerFor } from '#domain/testing/example-product.ts';
import { fail } from '#contract/result.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { showToBorrower } from '#renderer/features/applications/my-loan/testing/show-to-borrower.tsx';
import type { Application } from '#renderer/features/applications/wizard/draft/draft.ts';
import { choiceOf } from '#renderer/features/applications/wizard/draft/fields.ts';
import { deviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import { OpenApplication } from '#renderer/features/applications/wizard/open-application.tsx';
import {
  EMPTY,
  FILLED,
  NUMBER,
} from '#renderer/features/applications/wizard/testing/kept-application.ts';

const render = await portalRenderer({
  areas: ['common', 'applications', 'apply', 'answers', 'cost', 'affordability'],
  contents: [],
});

const [OFFERED] = answerFor({}).matched;
if (OFFERED === undefined) throw new Error('nothing matches');
const { lender, product } = OFFERED;
const OTHER = {
  ...OFFERED,
  product: { ...product, id: 'other', names: { en: 'Other loan', hi: 'दूसरा लोन' } },
};
/** A draft that lacks nothing but its documents. */
const COMPLETE: Application = {
  ...EMPTY,
  match: { ...answerFor({}), matched: [OFFERED, OTHER] },
  chosenProducts: [product.id],
  sections: FILLED,
  consents: [
    ...['prepare-application', 'check-documents', 'contact-me'].map((purpose) => ({
      purpose,
      lenderId: null,
    })),
    { purpose: 'share-with-lender', lenderId: lender.id },
  ].map((consent, index) => ({
    ...consent,
    id: `3f2b8c1e-5a54-4a1c-9a57-0d8f2f1c6e1${index}`,
    items: [],
    noticeHash: 'a'.repeat(64),
    language: 'en' as const,
    state: 'GIVEN' as const,
    givenAt: 1,
    withdrawnAt: null,
  })),
};

const listed = { documents: [], bytes: 0, maxBytes: 1 };
const card = {
  document: '3f2b8c1e-5a54-4a1c-9a57-0d8f2f1c6e21',
  state: 'CLEAN',
  version: 1,
  reason: null,
  message: null,
  kind: 'masked-aadhaar',
  fileName: null,
  bytes: 1,
  sha256: 'a'.repeat(64),
  missing: [],
  contentType: null,
  isScanned: null,
  isMasked: null,
  isMaskingConfirmed: null,
  begunAt: 1,
  changedAt: 1,
};

function open(answer: object, documents: object = listed) {
  showToBorrower(render, <OpenApplication userId="RS1" number={NUMBER} />, {
    application: () => answer,
    listDocuments: () => documents,
  });
}
const title = async (name: string) => screen.findByRole('heading', { level: 1, name });
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => window.localStorage.clear());

it('says that an unknown number has no application, and where to go', async () => {
  open(fail({ kind: 'refused', status: 404 }));
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('We cannot find this application');
  await expect.poll(() => document.activeElement).toBe(heading);
  expect(screen.getByText(/^There is no such application in/)).toBeTruthy();
  expect(linkTo('Open my loan')).toBe('/consumer-profile');
  expect(linkTo('Find lenders')).toBe('/loan-eligibility');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that a withdrawn application is closed, and links to My loan', async () => {
  open({ ...EMPTY, state: 'CLOSED', outcome: 'WITHDRAWN', submittedAt: 1 });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('This application is closed');
  expect(screen.getByText(`${NUMBER}: Withdrawn.`)).toBeTruthy();
  expect(linkTo('Open my loan')).toBe('/consumer-profile');
});

it('shows the receipt of an application that was sent, and links to My loan', async () => {
  open({ ...EMPTY, state: 'SUBMITTED', submittedAt: 1 });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('We have received your application');
  expect(linkTo('Follow your application')).toBe('/consumer-profile');
});

it('says why a correction is requested, and starts at its heading', async () => {
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
  await expect.poll(() => document.activeElement).toBe(heading);
  expect(screen.getByText('A part or a page is missing. Please add it.')).toBeTruthy();
  expect(screen.queryByText(/looks like a mistake/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Bank account' })).toBeTruthy();
});

it.each([
  ['Choose lenders', { ...COMPLETE, chosenProducts: [] }],
  ['What you agree to', { ...COMPLETE, consents: [] }],
  ['Where you live', { ...COMPLETE, sections: { ...FILLED, address: {}, bank: {} } }],
  ['Documents', COMPLETE],
])('opens at the first step that is not finished: %s', async (name, application) => {
  const focused: unknown[] = [];
  const note = ({ target }: FocusEvent) => void focused.push(target);
  document.addEventListener('focusin', note);
  open(application);
  const heading = await title(name);
  // What is asked of the gateway afterwards is not answered here, and says so with the focus.
  await expect.poll(() => focused).toContain(heading);
  document.removeEventListener('focusin', note);
});

it('opens a complete application at the review', async () => {
  open(COMPLETE, { ...listed, documents: [card] });
  expect(await title('Check everything')).toBeTruthy();
});

it('opens at the documents if it is unknown which have been uploaded', async () => {
  open(COMPLETE, fail({ kind: 'refused', status: 503 }));
  expect(await title('Documents')).toBeTruthy();
});

it('shows what was chosen on another device', async () => {
  open(COMPLETE);
  await title('Documents');
  fireEvent.click(screen.getByRole('link', { name: '1. Choose lenders' }));
  await title('Choose lenders');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
});

it('asks which is right where another device has chosen another product of a lender', async () => {
  const device = deviceStore('RS1', NUMBER, window.localStorage);
  device.keepField(choiceOf(lender.id), { text: product.id, base: '', sent: [] });
  open({ ...COMPLETE, chosenProducts: [OTHER.product.id] });
  await title('Choose lenders');
  const decision = within(screen.getByRole('group', { name: lender.names.en }));
  expect(decision.getByText(`Here: ${product.names.en}`)).toBeTruthy();
  expect(decision.getByText('There: Other loan')).toBeTruthy();
  const chosen = (name: string) =>
    screen.getByRole('checkbox', { checked: true, name: new RegExp(name) });
  expect(chosen(product.names.en)).toBeTruthy();
  fireEvent.click(decision.getByRole('button', { name: 'Take the other one' }));
  expect(screen.queryByText('Changed on another device')).toBeNull();
  expect(chosen('Other loan')).toBeTruthy();
  expect(device.read().fields).toEqual({});
});
