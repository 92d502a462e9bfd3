// @vitest-environment jsdom
import { asId } from '#domain/ids.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerChecks } from '#contract/operators/documents.ts';
import type { CheckId, CheckOutcome } from '#domain/lending/document-checks.ts';
import { DocumentDesk } from '#renderer/features/operator/application/documents/document-desk.tsx';
import type {
  Reviewed,
  ReviewedDocument,
} from '#renderer/features/operator/application/shared/reviewed.ts';
import {
  aDocument,
  aReviewed,
} from '#renderer/features/operator/application/testing/a-reviewed-application.ts';
import { fail, succeed } from '#contract/result.ts';
import { type AnswersByName, answeringByName, refused } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { STAFF_AREAS } from '#renderer/i18n/areas.ts';

const show = await portalRenderer({
  areas: ['staff', ...STAFF_AREAS, 'apply', 'applications', 'documents', 'viewer'],
  contents: [],
});
afterEach(cleanup);

const SECTIONS = {
  identity: { fullName: 'Madeup Borrower', dateOfBirth: '1990-04-17', pan: 'ABCPE1234F' },
  address: {},
  work: {},
  vehicle: {},
  bank: {},
};

function open(
  {
    document = {},
    application = {},
  }: {
    readonly document?: Partial<ReviewedDocument>;
    readonly application?: Partial<Reviewed>;
  } = {},
  answers: AnswersByName = {},
) {
  const shown = aDocument(1, 'pan-or-form-60', document);
  const { call, asked } = answeringByName({
    answerChecks: () => succeed({ document: shown.document, checks: [] }),
    ...answers,
  });
  const reviewed = aReviewed({ documentList: [shown], ...application });
  if (reviewed.content !== null) reviewed.content.sections = SECTIONS;
  show(
    <QueryClientProvider client={new QueryClient()}>
      <DocumentDesk application={reviewed} chosen={shown.document} onChoose={() => {}} />
    </QueryClientProvider>,
    { call, fetchFile: () => Promise.resolve(fail({ kind: 'unreachable' })) },
  );
  return asked;
}

const choices = (name: string) => within(screen.getByRole('radiogroup', { name }));
const found = (check: CheckId, outcome: CheckOutcome, isOutdated = false) => ({
  check,
  outcome,
  isOutdated,
});

it('shows beside the document each answer that it should prove, and keeps what is chosen', async () => {
  const asked = open();
  fireEvent.click(choices('Full name: Madeup Borrower').getByRole('radio', { name: 'Yes' }));
  fireEvent.click(choices('PAN: ABCPE1234F').getByRole('radio', { name: 'No' }));
  fireEvent.click(choices('Date of birth: 17 Apr 1990').getByRole('radio', { name: /read$/ }));
  await waitFor(() =>
    expect(
      asked.flatMap(({ name, body }) =>
        name === 'answerChecks' ? z.parse(answerChecks.body, body).answers : [],
      ),
    ).toEqual([
      { check: 'identity.fullName', outcome: 'yes' },
      { check: 'identity.pan', outcome: 'no' },
      { check: 'identity.dateOfBirth', outcome: 'unreadable' },
    ]),
  );
  expect(
    choices('PAN: ABCPE1234F').getByRole<HTMLInputElement>('radio', { name: 'No' }).checked,
  ).toBe(true);
});

it('shows what was found before, and what is to be compared again', () => {
  open({
    document: {
      checks: [found('identity.pan', 'no'), found('identity.fullName', 'yes', true)],
    },
  });
  const radio = (group: string, name: string) =>
    choices(group).getByRole<HTMLInputElement>('radio', { name });
  expect(radio('PAN: ABCPE1234F', 'No').checked).toBe(true);
  expect(radio('Full name: Madeup Borrower', 'Yes').checked).toBe(false);
  expect(screen.getByText(/^The borrower has changed this answer since/)).toBeDefined();
});

it('shows a second operator what was found, without anything to change', () => {
  open({
    document: { checks: [found('identity.pan', 'no')] },
    application: {
      claim: { membership: asId('membership', 'another'), isMine: false, at: 0 },
      draft: { decision: 'reject', reason: null, by: 'Asha', isMine: false, at: 0 },
    },
  });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('No')).toBeDefined();
  expect(screen.getAllByText('Not answered')).toHaveLength(2);
});

it('says why an answer was not kept, and shows it as not given', async () => {
  open({}, { answerChecks: () => fail(refused('with-another-operator')) });
  const yes = () =>
    choices('PAN: ABCPE1234F').getByRole<HTMLInputElement>('radio', { name: 'Yes' });
  fireEvent.click(yes());
  expect(yes().checked).toBe(true);
  await waitFor(() => expect(yes().checked).toBe(false));
  expect(await screen.findByText(/in hand/)).toBeDefined();
});
