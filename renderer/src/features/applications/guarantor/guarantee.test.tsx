// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { guarantee } from '#contract/applications/consents.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { fail, succeed } from '#contract/result.ts';
import { guaranteeNotice } from '#domain/lending/notifications/written-notices.ts';
import { paise } from '#domain/money/money.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { Guarantee } from '#renderer/features/applications/guarantor/guarantee.tsx';
import { sampleDocument } from '#renderer/features/applications/documents/testing/sample-document.ts';
import { type AnswersByName } from '#renderer/platform/testing/calls.tsx';
import { showWithGateway } from '#renderer/features/applications/offers/testing/show-with-gateway.tsx';
import { tabStorage } from '#renderer/platform/tab-storage.ts';

const TOKEN = 'x'.repeat(43);
const PASS = `${TOKEN}.1764064800000.${'s'.repeat(43)}`;
const KINDS = ['guarantor-aadhaar', 'guarantor-pan-or-form-60'] as const;

const show = await portalRenderer({
  areas: ['applications', 'guarantor', 'documents', 'answers', 'cost'],
});

const asked = (over: Partial<ReplyOf<typeof guarantee>> = {}): ReplyOf<typeof guarantee> => ({
  borrowerName: 'Madeup Borrower',
  guarantorName: 'Asha',
  amount: paise(13_000_000),
  months: 36,
  loans: [],
  state: 'INVITED',
  notice: { ...guaranteeNotice('en', KINDS), items: ['name', 'documents'], hash: 'a'.repeat(64) },
  documents: [...KINDS],
  mustAgreeAgain: false,
  isSubmitted: false,
  ...over,
});

const NOTHING_SENT = { documents: [], bytes: 0, maxBytes: 1_000_000, requests: [] };

function open(answers: AnswersByName) {
  return showWithGateway(show, <Guarantee token={TOKEN} />, answers);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => tabStorage.removeItem('guarantor-pass'));

it('takes documents once the guarantor has agreed, with the code that agreed', async () => {
  let state: 'INVITED' | 'CONSENTED' = 'INVITED';
  const calls = open({
    guarantee: () => succeed(asked({ state })),
    consentAsGuarantor: () => {
      state = 'CONSENTED';
      return succeed({ state });
    },
    openAsGuarantor: () => succeed({ pass: PASS }),
    listDocumentsAsGuarantor: () => succeed(NOTHING_SENT),
  });
  expect(await screen.findByText(/two documents on this page/)).toBeDefined();
  expect(screen.getByText('You can send them once you have agreed.')).toBeDefined();
  await press('Agree');
  await press('The code is right');
  const pan = within(await screen.findByRole('region', { name: 'PAN card or Form 60' }));
  expect(pan.getByText('Missing')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Aadhaar card, masked' })).toBeDefined();
  expect(calls).toContainEqual({
    name: 'openAsGuarantor',
    body: { token: TOKEN },
    proof: 'fresh-proof',
  });
});

it('asks for a code before it shows what was sent', async () => {
  const sent = sampleDocument({ kind: 'guarantor-pan-or-form-60', fileName: 'my-pan.pdf' });
  open({
    guarantee: () => succeed(asked({ state: 'CONSENTED' })),
    openAsGuarantor: () => succeed({ pass: PASS }),
    listDocumentsAsGuarantor: () => succeed({ ...NOTHING_SENT, documents: [sent] }),
  });
  expect(await screen.findByText(/so that nobody else sends documents/)).toBeDefined();
  expect(screen.queryByText(/my-pan/)).toBeNull();
  await press('Send my documents');
  await press('The code is right');
  expect(await screen.findByText(/my-pan\.pdf/)).toBeDefined();
  expect(tabStorage.getItem('guarantor-pass')).toBe(PASS);
});

it('says that another number’s code opens nothing, and asks again when the pass has ended', async () => {
  tabStorage.setItem('guarantor-pass', PASS);
  open({
    guarantee: () => succeed(asked({ state: 'CONSENTED' })),
    openAsGuarantor: () => fail({ kind: 'refused', status: 403 }),
    listDocumentsAsGuarantor: () => fail({ kind: 'refused', status: 403 }),
  });
  await press('Send my documents');
  await press('The code is right');
  expect(await screen.findByText(/This code was not sent to the number/)).toBeDefined();
});

it('asks to agree again where the consent names fewer documents', async () => {
  open({ guarantee: () => succeed(asked({ state: 'CONSENTED', mustAgreeAgain: true })) });
  expect(await screen.findByText(/Since then a document was added/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Agree' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send my documents' })).toBeNull();
});

it('offers no withdrawal here once the application was sent, and says where it is made', async () => {
  open({ guarantee: () => succeed(asked({ state: 'CONSENTED', isSubmitted: true })) });
  expect(
    await screen.findByText(
      /and the application was sent. To withdraw, write to our grievance officer/,
    ),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Withdraw my consent' })).toBeNull();
});
