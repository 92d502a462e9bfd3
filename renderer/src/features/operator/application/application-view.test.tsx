// @vitest-environment jsdom
import { asId } from '#domain/ids.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type RefusalCode, REFUSALS } from '#contract/refusals/codes.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { daysAfter, endOfIndianDay, indianDayOf } from '#domain/days.ts';
import { type AnswersByName, answeringByName } from '#renderer/platform/testing/calls.tsx';
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
  areas: [
    'staff',
    ...STAFF_AREAS,
    'apply',
    'applications',
    'documents',
    'matching',
    'cost',
    'viewer',
  ],
  contents: [],
});
afterEach(cleanup);

const refused = (code: RefusalCode, current = {}): Result<never, GatewayFailure> =>
  fail({ kind: 'refused', status: REFUSALS[code], code, message: 'Because.', current });

function open(answers: AnswersByName, from: string | null = null) {
  const { call, asked } = answeringByName({
    listProducts: () => succeed({ lenders: [], products: [], catalogueHash: '0'.repeat(64) }),
    ...answers,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  show(
    <QueryClientProvider client={queries}>
      <ApplicationView number={NUMBER} from={from} />
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
      succeed(
        aReviewed({
          claim: { membership: asId('membership', ME), isMine: false, at: 0 },
          content: null,
        }),
      ),
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
      return refused('application-changed', { state: 'IN_REVIEW', version: 8 });
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
      refused('incomplete', {
        missing: ['document:bank-statement', 'document:photograph', 'lender'],
      }),
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
  fireEvent.click(screen.getByRole('button', { name: 'Yes to all: verify' }));
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
    reviewedApplication: () => refused('application-changed', { state: 'CLOSED', version: 9 }),
    verifyAuditPart: () => succeed({ entries: 12, checkpoints: 0, problem: null }),
  });
  expect(await screen.findByText('This application is closed')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Verify the audit' }));
  expect(await screen.findByText('The audit is intact: 12 entries were checked.')).toBeDefined();
});

it('offers to try again where the application could not be read', async () => {
  open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  // Nothing was typed that could be lost.
  expect(await screen.findByText(/^There is no connection\. Check/)).toBeDefined();
  cleanup();
  open({ reviewedApplication: () => refused('no-such-application') });
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

it('shows notes to those who may read them, and mentions whoever is chosen in a new one', async () => {
  const colleagues = [
    { membership: `${ME.slice(0, -1)}2`, name: 'Meena Das', userId: 'RS00000002', mayReview: true },
  ];
  const author = { membership: asId('membership', ME), name: 'Asha Verma', isMe: true };
  const note = { note: ME, author, writtenAt: 0, text: 'Called him.', mentioned: [] };
  const asked = open({
    reviewedApplication: () => succeed(aReviewed({ notes: [note] })),
    colleagues: () => succeed({ colleagues }),
    writeNote: () => succeed({ note: ME, writtenAt: 0 }),
  });
  const notes = within(await screen.findByRole('region', { name: 'Internal notes' }));
  expect(notes.getByText('Called him.')).toBeDefined();
  fireEvent.click(notes.getByRole('button', { name: 'Write the note' }));
  expect(await notes.findByText('Please fill in this field.')).toBeDefined();
  const text = notes.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });
  fireEvent.change(text, { target: { value: 'Please look' } });
  fireEvent.change(await notes.findByLabelText('Mention a colleague'), {
    target: { value: colleagues[0]?.membership },
  });
  expect(text.value).toBe('Please look @Meena Das ');
  expect(notes.getByText('Will see that they are mentioned: Meena Das')).toBeDefined();
  fireEvent.click(notes.getByRole('button', { name: 'Write the note' }));
  await vi.waitFor(() => expect(text.value).toBe(''));
  expect(asked.find(({ name }) => name === 'writeNote')?.body).toMatchObject({
    number: NUMBER,
    text: 'Please look @Meena Das',
    mentioned: [colleagues[0]?.membership],
  });
});

it('shows no notes to those who may not read them', async () => {
  open({ reviewedApplication: () => succeed(aReviewed({ notes: null })) });
  await screen.findByRole('region', { name: 'Current state' });
  expect(screen.queryByRole('region', { name: 'Internal notes' })).toBeNull();
});

it('is given to a colleague, with a note, and says where one has left meanwhile', async () => {
  const meena = {
    membership: `${ME.slice(0, -1)}2`,
    name: 'Meena Das',
    userId: 'RS00000002',
    mayReview: true,
  };
  const answers = [
    refused('colleague-left'),
    succeed({ number: NUMBER, version: 8, state: 'IN_REVIEW' }),
  ];
  const asked = open({
    reviewedApplication: () => succeed(aReviewed()),
    colleagues: () => succeed({ colleagues: [meena] }),
    assignApplication: () => answers.shift() ?? refused('fault'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Give to a colleague' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Give to colleague' }));
  expect(await dialog.findByText('Please choose a colleague.')).toBeDefined();
  const to = dialog.getByLabelText<HTMLSelectElement>(/^Colleague/);
  await vi.waitFor(() => expect(to.options).toHaveLength(2));
  fireEvent.change(to, { target: { value: meena.membership } });
  fireEvent.change(dialog.getByLabelText('Note for the colleague'), {
    target: { value: 'You know this dealer.' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Give to colleague' }));
  expect(await dialog.findByText(/^This colleague cannot take it over/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Give to colleague' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.filter(({ name }) => name === 'assignApplication').at(-1)?.body).toMatchObject({
    number: NUMBER,
    version: 7,
    to: meena.membership,
    note: 'You know this dealer.',
  });
});

it('is put off until a day, and comes back at once where that is wanted', async () => {
  let now = aReviewed();
  const asked = open({
    reviewedApplication: () => succeed(now),
    comeBackOn: (body) => {
      now = aReviewed({ version: 8, comesBackAt: endOfIndianDay('2099-01-01') });
      return succeed({ number: NUMBER, version: 8, state: 'IN_REVIEW', body });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Put off until a day' }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = dialog.getByLabelText<HTMLInputElement>(/^Come back on/);
  const tomorrow = daysAfter(indianDayOf(Date.now()), 1);
  expect(day.value).toBe(tomorrow);
  fireEvent.change(day, { target: { value: '2020-01-01' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Put it off' }));
  expect(await dialog.findByText(/^Please choose a day from today/)).toBeDefined();
  fireEvent.change(day, { target: { value: tomorrow } });
  fireEvent.click(dialog.getByRole('button', { name: 'Put it off' }));
  expect(await screen.findByText('Comes back on 2 Jan 2099')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Stop putting off' }));
  await vi.waitFor(() =>
    expect(asked.filter(({ name }) => name === 'comeBackOn').map(({ body }) => body)).toMatchObject(
      [
        { version: 7, day: tomorrow },
        { version: 8, day: null },
      ],
    ),
  );
});

it('shows an answer that nobody has read where the application is rejected', async () => {
  const answer = {
    letter: ME,
    isBorrowers: true,
    by: '',
    language: 'en',
    subject: null,
    text: 'Here it is.',
    writtenAt: 0,
    readAt: null,
  } as const;
  const letters = { written: [answer], mayWrite: true, firstName: '', lenders: [], hasEmail: true };
  const asked = open({ reviewedApplication: () => succeed(aReviewed({ letters })) });
  fireEvent.click(await screen.findByRole('tab', { name: 'Reject' }));
  const decide = within(screen.getByRole('region', { name: 'Decide' }));
  expect(decide.getByText('Here it is.')).toBeDefined();
  fireEvent.change(decide.getByLabelText('Reason'), { target: { value: 'not-reached' } });
  fireEvent.click(decide.getByRole('button', { name: 'Reject the application' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/The borrower’s answer is not marked as read/)).toBeDefined();
  fireEvent.click(question.getByRole('button', { name: 'Do not reject' }));
  expect(asked.some(({ name }) => name === 'rejectApplication')).toBe(false);
});

it('lets a second operator confirm a decision, or decline it and say why', async () => {
  const draft = {
    decision: 'reject',
    reason: 'outside-our-rules',
    by: 'Meena Das',
    at: 0,
  } as const;
  const claim = { membership: asId('membership', ME), isMine: false, at: 0 };
  const asked = open({
    reviewedApplication: () => succeed(aReviewed({ claim, draft: { ...draft, isMine: false } })),
    decideDraft: () => succeed({ number: NUMBER, version: 8, state: 'CLOSED' }),
  });
  const decide = within(await screen.findByRole('region', { name: 'Decide' }));
  expect(decide.getByText(/^Meena Das decided on .* to reject it\./)).toBeDefined();
  fireEvent.click(decide.getByRole('button', { name: 'Confirm' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Confirm' }));
  await vi.waitFor(() => expect(asked.some(({ name }) => name === 'decideDraft')).toBe(true));
  const decline = decide.getByRole('button', { name: 'Decline' });
  await vi.waitFor(() => expect(decline.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(decline);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText('Please fill in this field.')).toBeDefined();
  fireEvent.change(dialog.getByLabelText(/^Why/), { target: { value: 'Not proved.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await vi.waitFor(() =>
    expect(
      asked.filter(({ name }) => name === 'decideDraft').map(({ body }) => body),
    ).toMatchObject([
      { version: 7, decision: 'confirm', note: null },
      { version: 7, decision: 'decline', note: 'Not proved.' },
    ]),
  );
});

it('lets nobody confirm their own decision, but take it back', async () => {
  const draft = { decision: 'handOver', reason: null, by: 'Asha', isMine: true, at: 0 } as const;
  open({ reviewedApplication: () => succeed(aReviewed({ draft })) });
  const decide = within(await screen.findByRole('region', { name: 'Decide' }));
  expect(decide.getByRole('button', { name: 'Take it back' })).toBeDefined();
  expect(decide.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Reject' })).toBeNull();
});

const BESIDE = {
  before: { number: null, count: 0 },
  after: { number: 'LA0000000002', count: 26 },
} as const;

it('leads to the next application of the list after a decision, and says which place this one has', async () => {
  let isClosed = false;
  const asked = open(
    {
      besideInQueue: () => succeed(BESIDE),
      reviewedApplication: () =>
        isClosed
          ? refused('application-changed', { state: 'CLOSED', version: 8 })
          : succeed(aReviewed()),
      rejectApplication: () => {
        isClosed = true;
        return succeed({ number: NUMBER, version: 8, state: 'CLOSED' });
      },
    },
    'claimed=by-me&order=due',
  );
  const way = within(await screen.findByRole('navigation', { name: 'Moving through the list' }));
  expect(await way.findByText('1 of 27')).toBeDefined();
  expect(way.queryByRole('link', { name: /^Previous/ })).toBeNull();
  expect(way.getByRole('link', { name: 'Next: LA0000000002' })).toBeDefined();
  expect(way.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(
    '#queue?claimed=by-me&order=due',
  );
  fireEvent.click(await screen.findByRole('tab', { name: 'Reject' }));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'not-reached' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reject the application' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Reject' }));
  const done = within(await screen.findByRole('region', { name: 'What comes next' }));
  const next = done.getByRole('link', { name: 'Next: LA0000000002' });
  expect(next.getAttribute('href')).toBe('#application=LA0000000002?claimed=by-me&order=due');
  expect(done.getByText('26 come after it in this list.')).toBeDefined();
  await vi.waitFor(() => expect(document.activeElement).toBe(next));
  expect(await screen.findByText('This application is closed')).toBeDefined();
  // Its place in the list stays what it was.
  const { submittedAt: _, ...opened } = aReviewed();
  for (const { body } of asked.filter(({ name }) => name === 'besideInQueue')) {
    expect(body).toMatchObject({
      order: 'due',
      filter: { claimed: 'by-me' },
      from: { at: opened.dueAt, number: NUMBER },
      skipsTaken: false,
    });
  }
});

it('says after a decision that it was the last one of the list, and leads back to it', async () => {
  open(
    {
      besideInQueue: () => succeed({ ...BESIDE, after: { number: null, count: 0 } }),
      reviewedApplication: () => succeed(aReviewed()),
      comeBackOn: () => succeed({ number: NUMBER, version: 8, state: 'IN_REVIEW' }),
    },
    'order=due',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Put off until a day' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Put it off' }));
  const done = within(await screen.findByRole('region', { name: 'What comes next' }));
  expect(done.getByText('Nothing comes after it in this list.')).toBeDefined();
  const back = done.getByRole('link', { name: 'Back to the list' });
  expect(back.getAttribute('href')).toBe('#queue?order=due');
  await vi.waitFor(() => expect(document.activeElement).toBe(back));
});

it('knows no next application where it was opened from elsewhere', async () => {
  const asked = open({ reviewedApplication: () => succeed(aReviewed()) });
  expect(await screen.findByRole('button', { name: 'Release' })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Moving through the list' })).toBeNull();
  expect(asked.some(({ name }) => name === 'besideInQueue')).toBe(false);
});
