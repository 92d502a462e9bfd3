// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { type AnswersByName, answeringByName } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { MentionsView } from '#renderer/features/operator/mentions/mentions-view.tsx';
import { STAFF_AREAS } from '#renderer/i18n/areas.ts';

const show = await portalRenderer({ areas: ['staff', ...STAFF_AREAS], contents: [] });
afterEach(cleanup);

function open(answers: AnswersByName): void {
  const { call } = answeringByName(answers);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  show(
    <QueryClientProvider client={queries}>
      <MentionsView />
    </QueryClientProvider>,
    { call },
  );
}

const mention = (index: number, isRead: boolean) => ({
  note: `4d0a3d5e-0d0f-4d51-9d6e-1f1f5a0b7c0${index}`,
  number: `LA000000000${index}`,
  author: 'Meena Das',
  writtenAt: 0,
  isRead,
});

it('lists who mentions me where, and what I have not read', async () => {
  const mentions = [mention(1, false), mention(2, true)];
  open({ mentions: () => succeed({ mentions, unread: 1, next: null }) });
  const row = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(name) }));
  const unread = await row('LA0000000001');
  expect(unread.getByText('Not read')).toBeDefined();
  expect(unread.getByRole('link', { name: 'LA0000000001' }).getAttribute('href')).toBe(
    '#application=LA0000000001',
  );
  expect((await row('LA0000000002')).getByText('Read')).toBeDefined();
});

it('says what would be here, and what to do when it could not be read', async () => {
  open({ mentions: () => succeed({ mentions: [], unread: 0, next: null }) });
  expect(await screen.findByText(/^No note mentions you\./)).toBeDefined();
  cleanup();
  open({ mentions: () => fail({ kind: 'unreachable' }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
