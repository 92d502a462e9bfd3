import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { type FailureWords, outcomeOf } from '#renderer/ui/failures/failure-words.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const { translator } = await loadEdition('hi', '', { areas: ['common'] });
const showInHindi = await portalRenderer({ areas: [] }, 'hi');
const showInEnglish = await portalRenderer({ areas: [] });

const TEXT = 'errors.noConnection';
const WORDS: FailureWords = {
  unreachable: TEXT,
  signedOut: TEXT,
  malformed: TEXT,
  invalid: TEXT,
  refused: TEXT,
  forbidden: TEXT,
  notFound: TEXT,
  changed: TEXT,
  later: TEXT,
};
const MESSAGE = 'You have five applications that are not sent yet. Withdraw one.';

const refused = (code?: string) =>
  outcomeOf(
    translator.t,
    { kind: 'refused', status: 409, message: MESSAGE, ...(code !== undefined && { code }) },
    WORDS,
  );

it('says in Hindi why the gateway refused, without its English', async () => {
  showInHindi(<OutcomeMessage outcome={refused('too-many-drafts')} />);
  const shown = await screen.findByText(/आपके पाँच आवेदन/);
  expect(shown.textContent).not.toContain(MESSAGE);
});

it('says it in English', async () => {
  showInEnglish(<OutcomeMessage outcome={refused('too-many-drafts')} />);
  expect((await screen.findByText(/five applications/)).textContent).toContain(MESSAGE);
});

it.each([['of-a-later-release'], [undefined]])(
  'quotes the gateway, in its own language, where the code is %s',
  async (code) => {
    showInHindi(<OutcomeMessage outcome={refused(code)} />);
    expect((await screen.findByText(MESSAGE)).lang).toBe('en');
  },
);
