// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { readReply } from '#contract/call-gateway.ts';
import { fail } from '#contract/result.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { WithQueries } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { DocumentsStep } from '#renderer/features/applications/documents/documents-step.tsx';
import type { SentDocument } from '#renderer/features/applications/documents/kind-state.ts';
import { sampleDocument } from '#renderer/features/applications/documents/testing/sample-document.ts';
import type { Loan } from '#renderer/features/applications/my-loan/loan-facts.ts';
import {
  loanWith,
  loanWithCase,
} from '#renderer/features/applications/my-loan/testing/made-up-loan.ts';
import { type HostParts, HostPartsContext } from '#renderer/platform/context/host-parts.ts';
import type { Platform } from '#renderer/platform/platform.ts';

const MEBIBYTE = 1024 * 1024;
const SESSION = { userId: 'RS1', keeping: 'browser' } as const;

const callWith =
  (answers: Readonly<Record<string, unknown>>): Platform['call'] =>
  (name) =>
    Promise.resolve(readReply(RENDERER_CALLS[name], answers[name]));

async function open(
  documents: readonly SentDocument[],
  {
    bytes = MEBIBYTE,
    parts = {},
    changeRequests = [],
    kinds = ['photograph', 'bank-statement'],
    loan = {},
    row = 'Bank statement for six months',
    answers = {},
  }: {
    bytes?: number;
    parts?: HostParts;
    changeRequests?: Loan['changeRequests'];
    kinds?: readonly DocumentKind[];
    loan?: Partial<Loan>;
    row?: string;
    answers?: Readonly<Record<string, unknown>>;
  } = {},
) {
  const render = await portalRenderer({
    areas: ['applications', 'documents', 'answers'],
    contents: [],
  });
  render(
    <WithQueries>
      <HostPartsContext value={parts}>
        <DocumentsStep number="LA0000000001" version={1} kinds={kinds} />
      </HostPartsContext>
    </WithQueries>,
    {
      webOrigin: 'https://portal.example',
      fetchDocument: () => Promise.resolve(fail({ kind: 'refused', status: 404 })),
      call: callWith({
        listDocuments: { documents, bytes, maxBytes: 40 * MEBIBYTE },
        application: loanWith({ state: 'ACTION_REQUIRED', changeRequests, ...loan }),
        ...answers,
      }),
      session: {
        current: () => SESSION,
        ready: Promise.resolve(),
        subscribe: () => () => undefined,
      },
    },
  );
  return within(await screen.findByRole('region', { name: row }));
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

it('says what was not accepted and why, and takes another in its place', async () => {
  const row = await open([
    sampleDocument({ state: 'RESUBMIT', reason: 'not-readable', message: 'not read' }),
  ]);
  expect(row.getAllByText('Please send again')).toHaveLength(2);
  row.getByText('It cannot be read well. Please take it again, closer and in good light.');
  row.getByText('Send another in its place');
  expect(row.getAllByRole('button', { name: /^Choose a file/ })).toHaveLength(1);
  row.getByRole('button', { name: 'Remove: statement.pdf' });
});

it('says that a new one is asked for and why, until it is there', async () => {
  const changeRequests = [
    {
      id: crypto.randomUUID(),
      lenderId: null,
      sections: [],
      documents: ['bank-statement' as const],
      reason: 'out-of-date' as const,
      askedAt: 10,
      answeredAt: null,
    },
  ];
  const old = sampleDocument({ state: 'VERIFIED', begunAt: 9 });
  const row = await open([old], { changeRequests });
  await row.findByText('A new one is asked for. It is out of date. Please bring a newer one.');
  row.getByText('Please send again');
  row.getByText('Sent before');
  expect(row.getAllByRole('button', { name: /^Choose a file/ })).toHaveLength(1);
  cleanup();
  const both = await open([old, sampleDocument({ begunAt: 10 })], { changeRequests });
  both.getByText('Checked and accepted');
  expect(both.queryByText(/A new one is asked for/)).toBeNull();
});

it('says of a document that was removed meanwhile that it is no longer kept', async () => {
  const row = await open([sampleDocument()]);
  await userEvent.click(row.getByRole('button', { name: 'Save it: statement.pdf' }));
  const alert = await row.findByRole('alert');
  expect(alert.textContent).toMatch(/^This document is no longer kept here/);
});

it('says how much room is left only when little is left', async () => {
  await open([sampleDocument()]);
  expect(screen.queryByText(/your documents take up/)).toBeNull();
});

it('warns when there is little room', async () => {
  await open([sampleDocument()], { bytes: 38 * MEBIBYTE });
  expect(screen.queryByText('Together, your documents take up 38 MB of 40 MB.')).not.toBeNull();
});

it('shows on a terminal where to go on, and neither buttons for files nor documents', async () => {
  const FilesElsewhere = ({ application }: { readonly application?: string }) => (
    <p>Go on with {application} on your phone</p>
  );
  const row = await open([sampleDocument()], { parts: { FilesElsewhere } });
  screen.getByText('Go on with LA0000000001 on your phone');
  expect(row.queryByRole('button', { name: /^Choose a file|^Save it/ })).toBeNull();
});

it('says before sending that a photo of oneself must be a picture', async () => {
  await open([]);
  const photo = within(screen.getByRole('region', { name: 'Photo of yourself' }));
  photo.getByText('Missing');
  const user = userEvent.setup({ applyAccept: false });
  const input = photo.getByRole('button', { name: /^Choose a file/ }).nextElementSibling;
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no input for files');
  await user.upload(input, new File(['%PDF-1.7 and so on'], 'me.jpg', { type: 'image/jpeg' }));
  expect(await photo.findByRole('alert')).toBeTruthy();
  await photo.findByText('This must be a picture. Please take a photo.');
});

const OPEN = { state: 'ACTION_REQUIRED' } as const;
const GUARANTOR = { name: 'Asha', mobileNumber: '9876543210', state: 'CONSENTED' } as const;
const PAN_ROW = 'Guarantor’s PAN card or Form 60';
const OF_GUARANTOR = { kinds: ['guarantor-pan-or-form-60'], row: PAN_ROW } as const;

it('shows of a guarantor’s document who sends it and how far it is, and takes no file', async () => {
  const states = [
    ['UPLOADING', 'Not sent yet'],
    ['CHECKING', 'Being checked'],
    ['CLEAN', 'Sent, not checked yet'],
    ['VERIFIED', 'Checked and accepted'],
    ['REFUSED', 'To be sent again'],
  ] as const;
  for (const [state, words] of states) {
    const sent = sampleDocument({ kind: 'guarantor-pan-or-form-60', state, fileName: null });
    const row = await open([sent], { ...OF_GUARANTOR, loan: { guarantor: GUARANTOR } });
    await row.findByText(/Asha sends this, on the guarantor’s own link/);
    row.getByText(words);
    expect(row.queryByRole('button')).toBeNull();
    cleanup();
  }
  const row = await open([], OF_GUARANTOR);
  await row.findByText(/Name the guarantor first/);
  row.getByText('Not sent yet');
});

it('makes a new link where a guarantor’s document is asked for again', async () => {
  const changeRequests = [
    {
      id: crypto.randomUUID(),
      lenderId: null,
      sections: [],
      documents: ['guarantor-pan-or-form-60' as const],
      reason: 'not-readable' as const,
      askedAt: 10,
      answeredAt: null,
    },
  ];
  const token = 'x'.repeat(43);
  const sent = sampleDocument({ kind: 'guarantor-pan-or-form-60', state: 'VERIFIED', begunAt: 9 });
  const row = await open([sent], {
    ...OF_GUARANTOR,
    changeRequests,
    loan: { guarantor: GUARANTOR },
    answers: { inviteGuarantor: { number: 'LA0000000001', version: 2, token } },
  });
  await row.findByText(/Asha is asked for it again/);
  row.getByText('To be sent again');
  await userEvent.click(row.getByRole('button', { name: 'Make a new link' }));
  expect((await row.findByRole('status', { name: 'Link for your guarantor' })).textContent).toBe(
    `https://portal.example/guarantor#${token}`,
  );
});

it('warns to pay nothing before an offer is accepted, and not after', async () => {
  const asked = { kinds: ['margin-receipt'], row: 'Receipt for the down payment' } as const;
  const early = await open([], { ...asked, loan: loanWithCase('PROCESSING', OPEN) });
  await early.findByText(/Pay nothing yet/);
  cleanup();
  const late = await open([], { ...asked, loan: loanWithCase('OFFER_ACCEPTED', OPEN) });
  await late.findByText('Shows that you paid the down payment to the dealer.');
  await expect.poll(() => late.queryByText(/Pay nothing yet/)).toBeNull();
});
