// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { succeed } from '#contract/result.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { PURPOSE_NAMES } from '#domain/lending/notifications/notices.ts';
import { noticeFor } from '#domain/lending/notifications/written-notices.ts';
import { answerFor } from '#domain/testing/example-product.ts';
import { answeringByName, WithQueries } from '#renderer/platform/testing/calls.tsx';
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

/** For two lenders that were chosen, each with the hash of its own text. */
const LENDERS = ['Neem', 'Gulmohar'] as const;
const noticesOfLenders = (language: Language) =>
  LENDERS.map((name, index) => ({
    ...noticeFor('share-with-lender', language, {
      id: name.toLowerCase(),
      names: { en: name, hi: name },
    }),
    hash: 'ab'[index]?.repeat(64) ?? '',
  }));

/** The application of somebody who has chosen both. */
const [EXAMPLE] = answerFor({}).matched;
const CHOSEN = {
  chosenProducts: LENDERS.map((name) => `${name} loan`),
  match: {
    ...answerFor({}),
    matched: LENDERS.flatMap((name) =>
      EXAMPLE === undefined
        ? []
        : [
            {
              ...EXAMPLE,
              lender: { ...EXAMPLE.lender, id: name.toLowerCase() },
              product: { ...EXAMPLE.product, id: `${name} loan` },
            },
          ],
    ),
  },
};

async function open(language: Language, lenders = false) {
  const render = await portalRenderer(
    { areas: ['applications', 'apply', 'answers', 'cost', 'affordability'], contents: [] },
    language,
  );
  const { call } = answeringByName({
    notices: () =>
      succeed({
        notices: [...noticesIn(language), ...(lenders ? noticesOfLenders(language) : [])],
      }),
  });
  const device = deviceStore('RS1', NUMBER, window.localStorage);
  const draft = openDraft(lenders ? { ...EMPTY, ...CHOSEN } : EMPTY, { call, device });
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

it('asks for each chosen lender separately, with its own tick, details and hash', async () => {
  const draft = await open('en', true);
  const [neem, gulmohar] = noticesOfLenders('en');
  for (const [index, notice] of noticesOfLenders('en').entries()) {
    const row = within(screen.getByRole('region', { name: notice.title }));
    expect(row.getByText(notice.text)).toBeDefined();
    expect(notice.text).toContain(LENDERS[index]);
    expect(row.getByRole('checkbox')).toHaveProperty('checked', false);
  }
  await userEvent.click(
    within(screen.getByRole('region', { name: gulmohar?.title ?? '' })).getByRole('checkbox'),
  );
  expect(draft.current().agreed).toEqual({
    'share-with-lender:gulmohar': expect.objectContaining({ noticeHash: gulmohar?.hash }),
  });
  expect(
    within(screen.getByRole('region', { name: neem?.title ?? '' })).getByRole('checkbox'),
  ).toHaveProperty('checked', false);
});
