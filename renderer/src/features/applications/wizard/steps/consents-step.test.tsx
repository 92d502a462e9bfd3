// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { succeed } from '#contract/result.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { noticeFor, PURPOSE_NAMES } from '#domain/lending/notifications/notices.ts';
import { answeringByName, WithQueries } from '#renderer/app/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { DraftContext } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { deviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import { openDraft } from '#renderer/features/applications/wizard/draft/open-draft.ts';
import { ConsentsStep } from '#renderer/features/applications/wizard/steps/consents-step.tsx';
import { EMPTY, NUMBER } from '#renderer/features/applications/wizard/testing/kept-application.ts';

/** Without a lender's, as none is chosen. */
const SHOWN = PURPOSE_NAMES.filter(
  (purpose) => purpose !== 'guarantee' && purpose !== 'share-with-lender',
);
const noticesIn = (language: Language) =>
  SHOWN.map((purpose, index) => ({
    ...noticeFor(purpose, language, null),
    hash: String(index).repeat(64),
  }));

afterEach(() => window.localStorage.clear());

async function open(language: Language) {
  const render = await portalRenderer({ areas: ['applications', 'apply'], contents: [] }, language);
  const { call } = answeringByName({
    notices: () => succeed({ notices: noticesIn(language) }),
  });
  const device = deviceStore('RS1', NUMBER, window.localStorage);
  const draft = openDraft(EMPTY, { call, device });
  render(
    <WithQueries>
      <MemoryRouter>
        <DraftContext value={draft}>
          <ConsentsStep />
        </DraftContext>
      </MemoryRouter>
    </WithQueries>,
    { call },
  );
  await screen.findAllByRole('checkbox');
  return draft;
}

it.each(LANGUAGES)(
  'says once what is the same in all of them, before the first one (%s)',
  async (language) => {
    await open(language);
    const [first] = noticesIn(language);
    const rights = screen.getByText(first?.rights ?? '');
    const [box] = screen.getAllByRole('checkbox');
    if (box === undefined) throw new Error('no consent is shown');
    expect(rights.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it('has a tick and its own details for each, and keeps its hash alone', async () => {
  const draft = await open('en');
  expect(screen.getAllByRole('checkbox')).toHaveLength(SHOWN.length);
  for (const { title, text } of noticesIn('en')) {
    const row = within(screen.getByRole('region', { name: title }));
    expect(row.getByText('Details').closest('details')?.open).toBe(false);
    expect(row.getByText(text)).toBeDefined();
  }
  const [, documents] = noticesIn('en');
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree.*Check my documents/ }));
  expect(draft.current().agreed).toEqual({
    'check-documents': expect.objectContaining({ noticeHash: documents?.hash }),
  });
});
