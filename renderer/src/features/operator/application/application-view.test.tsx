// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Result, fail, succeed } from '#contract/result.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type AnswersByName, answeringByName } from '#renderer/app/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { ApplicationView } from '#renderer/features/operator/application/application-view.tsx';
import {
  ME,
  NUMBER,
  aDocument,
  aReviewed,
} from '#renderer/features/operator/application/testing/a-reviewed-application.ts';
import { STAFF_AREAS } from '#renderer/i18n/areas.ts';

const show = await portalRenderer({
  areas: ['staff', ...STAFF_AREAS, 'applications', 'documents', 'matching', 'cost', 'viewer'],
  contents: [],
});
afterEach(cleanup);

const refused = (status: number, current = {}): Result<never, GatewayFailure> =>
  fail({ kind: 'refused', status, message: 'Because.', current });

function open(answers: AnswersByName) {
  const { call, asked } = answeringByName({
    listProducts: () => succeed({ lenders: [], products: [], catalogueHash: '0'.repeat(64) }),
    ...answers,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  show(
    <QueryClientProvider client={queries}>
      <ApplicationView number={NUMBER} />
    </QueryClientProvider>,
    { call, fetchFile: () => Promise.resolve(fail({ kind: 'unreachable' })) },
  );
  return asked;
}

it('shows what the borrower says in words, and nothing as if it were an answer', async () => {
  open({ reviewedApplication: () => succeed(aReviewed()) });
  const row = async (name: string) =>
    within((await screen.findByRole('rowheader', { name })).closest('tr') ?? document.body);
  expect((await row('Full name')).getByText('Madeup Borrower')).toBeDefined();
  expect((await row('PAN')).getByText('None: Form 60 instead')).toBeDefined();
  expect((await row('Work')).getByText('Other')).toBeDefined();
  expect((await row('Income')).getByText('₹30,000')).toBeDefined();
  expect((await row('IFSC')).getByText('Not given')).toBeDefined();
});

it('tells an operator who has not claimed it why there is nothing to read, and how to get it', async () => {
  open({
    reviewedApplication: () =>
      succeed(aReviewed({ state: 'SUBMITTED', claim: null, content: null })),
  });
  expect(await screen.findByText(/Claim it to read it\.$/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Claim' })).toBeDefined();
  expect(screen.queryByText('Decide')).toBeNull();
  cleanup();
  open({
    reviewedApplication: () =>
      succeed(aReviewed({ claim: { membership: ME, isMine: false, at: 0 }, content: null })),
  });
  expect(await screen.findByText(/ask them to release it\.$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
});

it('keeps what was chosen when the application has changed meanwhile, and says what is different', async () => {
  let now = aReviewed();
  const asked = open({
    reviewedApplication: () => succeed(now),
    requestChanges: () => {
      now = aReviewed({
        version: 8,
        documentList: [aDocument(1, 'bank-statement', { state: 'VERIFIED' })],
      });
      return refused(409, { state: 'IN_REVIEW', version: 8 });
    },
  });
  fireEvent.click(await screen.findByRole('tab', { name: 'Ask for corrections' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ask the borrower' }));
  expect(screen.getByText('Please tick a section or a document.')).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Address' }));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'not-plausible' } });
  // In the borrower's language.
  expect(screen.getByText('यहाँ शायद कोई गलती रह गई है। कृपया जाँच लें।').lang).toBe('hi');
  fireEvent.click(screen.getByRole('button', { name: 'Ask the borrower' }));
  expect(
    await screen.findByText('Bank statement for six months: To check, now Verified'),
  ).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Address' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Reason').value).toBe('not-plausible');
  fireEvent.click(screen.getByRole('button', { name: 'Ask the borrower' }));
  await screen.findByText('I have seen it');
  expect(
    asked.filter(({ name }) => name === 'requestChanges').map(({ body }) => body),
  ).toMatchObject([
    { version: 7 },
    { version: 8, sections: ['address'], documents: [], reason: 'not-plausible' },
  ]);
});

it('stays unchanged while there is no connection', async () => {
  const answers = [succeed(aReviewed()), fail({ kind: 'unreachable' } as const)];
  open({ reviewedApplication: () => answers.shift() ?? succeed(aReviewed()) });
  fireEvent.click(await screen.findByRole('tab', { name: 'Ask for corrections' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Address' }));
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByText(/There is no connection/)).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Address' }).checked).toBe(true);
});

it('says what is missing for the hand-over, with a link to each', async () => {
  const asked = open({
    reviewedApplication: () => succeed(aReviewed()),
    handOver: () =>
      refused(400, { missing: ['document:bank-statement', 'document:photograph', 'lender'] }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over to the lenders' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over' }));
  expect(
    await screen.findByRole('button', { name: 'Look at it: Bank statement for six months' }),
  ).toBeDefined();
  expect(screen.getByText(/^No lender is left/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Ask for it: Photo of the borrower' }));
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Photo of the borrower' }).checked,
  ).toBe(true);
  expect(asked.some(({ name }) => name === 'handOver')).toBe(true);
});

it('verifies no document that failed to load, and can still request it again', async () => {
  const document = aDocument(1, 'bank-statement');
  const asked = open({
    reviewedApplication: () => succeed(aReviewed()),
    verifyDocument: () => succeed({ ...document, state: 'RESUBMIT', version: 4 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Bank statement.*To check$/ }));
  await screen.findByText(/^There is no connection\./);
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByText(/^The document is not on the screen yet\./)).toBeDefined();
  fireEvent.change(screen.getByLabelText('Or ask for it again, because'), {
    target: { value: 'not-readable' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await vi.waitFor(() =>
    expect(
      asked.filter(({ name }) => name === 'verifyDocument').map(({ body }) => body),
    ).toMatchObject([{ finding: { decision: 'RESUBMIT', reason: 'not-readable' } }]),
  );
});

it('shows nothing of an application that is closed, but has its audit verified', async () => {
  open({
    reviewedApplication: () => refused(409, { state: 'CLOSED', version: 9 }),
    verifyAuditPart: () => succeed({ entries: 12, checkpoints: 0, problem: null }),
  });
  expect(await screen.findByText('This application is closed')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Verify the audit' }));
  expect(await screen.findByText('The audit is whole: 12 entries fit together.')).toBeDefined();
});

it('offers to try again where the application could not be read', async () => {
  open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  // Nothing was typed that could be lost.
  expect(await screen.findByText(/^There is no connection\. Check/)).toBeDefined();
  cleanup();
  open({ reviewedApplication: () => refused(404) });
  expect(await screen.findByText(/There is no application with this number/)).toBeDefined();
});

it('says below the reason and its button that a reason is missing', async () => {
  const documentList = [aDocument(1, 'photograph', { state: 'CLEAN' })];
  open({ reviewedApplication: () => succeed(aReviewed({ documentList })) });
  fireEvent.click(await screen.findByRole('button', { name: /^Photo of the borrower/ }));
  const press = await screen.findByRole('button', { name: 'Ask again' });
  fireEvent.click(press);
  const wrong = screen.getByText('Please choose why.');
  expect(press.compareDocumentPosition(wrong)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByLabelText('Or ask for it again, because').ariaInvalid).not.toBeNull();
});

it('shows the last moment of an offer, as the lender and the borrower read it', async () => {
  const madeAt = Date.parse('2026-11-23T09:00:00+05:30');
  const validUntil = Date.parse('2026-11-27T00:00:00+05:30');
  const offer = {
    offer: crypto.randomUUID(),
    lenderId: 'sample-neem',
    state: 'OPEN',
    terms: null,
  } as const;
  open({
    reviewedApplication: () => succeed(aReviewed({ offers: [{ ...offer, madeAt, validUntil }] })),
  });
  fireEvent.click(await screen.findByRole('tab', { name: 'Lenders and offers' }));
  expect(screen.getByText('26 Nov 2026, 11:59 pm')).toBeDefined();
});
